/// How far sections of a list are apart.
///
/// Follows [ListSectionSpacing](https://developer.apple.com/documentation/swiftui/listsectionspacing).
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// As the style of the list has it: not at all.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close together: not at all.
  public static let compact = ListSectionSpacing(length: 0)
  /// A distance, in the screen's unit; one below zero, or that is no number, counts as none.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Sets how far the rows of the lists below are apart, in the screen's unit; `nil`: not at all.
  ///
  /// Rows in a section stay together. Follows
  /// [listRowSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)).
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSpacing.rows, spacing)
  }

  /// Sets how far the sections of the lists below are apart.
  ///
  /// Follows
  /// [listSectionSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)).
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSpacing.sections, spacing.length)
  }

  /// Sets how far the sections of the lists below are apart, in the screen's unit.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
