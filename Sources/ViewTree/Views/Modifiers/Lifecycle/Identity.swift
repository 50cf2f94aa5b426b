extension View {
  /// Gives the view an explicit identity.
  ///
  /// State in the view starts anew when `id` changes.
  ///
  /// `ScrollViewReader` scrolls to the view by this identity. Follows
  /// [id(_:)](https://developer.apple.com/documentation/swiftui/view/id(_:)).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
