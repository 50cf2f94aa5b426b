/// Which columns of a table are shown.
///
/// A user could also reorder and resize them; here they stay in their order. Follows
/// [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// As the columns say themselves.
  public init() {}

  /// Goes back to what the columns say themselves.
  public mutating func resetOrder() {}

  /// Whether the column with an id is shown; `.automatic`: as it says itself.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

/// What users may do with the columns of a table; here they do nothing.
///
/// Follows
/// [TableColumnCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior).
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``reorder``, bit 1 ``resize``, bit 2 ``visibility``.
  public let rawValue: Int

  /// Those whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To move columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// To make them wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// To show and hide them.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

private struct TableHeadersKey: LookKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Says whether the tables below show the titles of their columns; `.automatic` does.
  ///
  /// Follows
  /// [tableColumnHeaders(_:)](https://developer.apple.com/documentation/swiftui/view/tablecolumnheaders(_:)).
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
