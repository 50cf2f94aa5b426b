/// The distance between the sections of a list.
///
/// Follows [ListSectionSpacing](https://developer.apple.com/documentation/swiftui/listsectionspacing).
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The distance of the list's style, which is 0.
  public static let `default` = ListSectionSpacing(length: nil)
  /// The smallest distance, which is 0.
  public static let compact = ListSectionSpacing(length: 0)
  /// Creates a distance in the screen's unit; a negative value or one that is not a number counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Sets the distance between the rows of the lists in the view, in the screen's unit; `nil` is 0.
  ///
  /// Rows within a section are never separated. Follows
  /// [listRowSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)).
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSpacing.rows, spacing) }

  /// Sets the distance between the sections of the lists in the view.
  ///
  /// Follows [listSectionSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)).
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSpacing.sections, spacing.length)
  }

  /// Sets the distance between the sections of the lists in the view, in the screen's unit.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
