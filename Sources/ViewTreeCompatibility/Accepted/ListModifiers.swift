/// The alternation of the backgrounds of rows.
///
/// Has no effect: rows have no backgrounds.
///
/// Follows
/// [AlternatingRowBackgroundBehavior](https://developer.apple.com/documentation/swiftui/alternatingrowbackgroundbehavior).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the list: rows do not alternate.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has a background.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No row has a background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private struct DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension TableColumnCustomization {
  /// Has no effect: the columns always have their original order.
  public mutating func resetOrder() {}
}

extension EnvironmentValues {
  /// The smallest height of a row of a list, in the screen's unit.
  ///
  /// Has no effect: rows are as high as their content.
  ///
  /// Follows
  /// [defaultMinListRowHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight).
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The smallest height of a section's title, in the screen's unit.
  ///
  /// Has no effect: titles are as high as their content.
  ///
  /// Follows
  /// [defaultMinListHeaderHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight).
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: scrolling views have no background of their own.
  ///
  /// Follows
  /// [scrollContentBackground(_:)](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)).
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect: rows have no background of their own.
  ///
  /// Follows
  /// [alternatingRowBackgrounds(_:)](https://developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:)).
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
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

extension View {
  /// Has no effect: the lines of a list are dim and have no colour.
  ///
  /// Follows
  /// [listRowSeparatorTint(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)).
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Has no effect: the lines of a list are dim and have no colour.
  ///
  /// Follows
  /// [listSectionSeparatorTint(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparatortint(_:edges:)).
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Has no effect: rows have no hover effect.
  ///
  /// Follows
  /// [listRowHoverEffectDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/listrowhovereffectdisabled(_:)).
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

extension TableColumnContent {
  /// Has no effect: users cannot move or resize columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
