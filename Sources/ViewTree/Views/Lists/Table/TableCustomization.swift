/// The visibility of the columns of a table.
///
/// In text the user cannot reorder or resize columns. Follows
/// [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Creates a customization that keeps the columns' own settings.
  public init() {}

  /// Has no effect: the columns always have their original order.
  public mutating func resetOrder() {}

  /// The visibility of the column with an id; `.automatic` is the column's own setting.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

/// The customizations that users can make to columns.
///
/// Has no effect: users cannot customize columns here.
///
/// Follows
/// [TableColumnCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior).
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The behaviours as bits: bit 0 is ``reorder``, bit 1 ``resize``, bit 2 ``visibility``.
  public let rawValue: Int

  /// Creates the behaviours whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The behaviour of moving columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The behaviour of resizing columns.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The behaviour of showing and hiding columns.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// The set of all behaviours.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

private struct TableHeadersKey: LookKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the titles of tables' columns.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tables in the view show the titles of their columns; `.automatic` shows them.
  ///
  /// Follows
  /// [tableColumnHeaders(_:)](https://developer.apple.com/documentation/swiftui/view/tablecolumnheaders(_:)).
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
