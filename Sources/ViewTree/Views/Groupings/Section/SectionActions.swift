extension Section where Parent: View, Content: View, Footer: View {
  /// Adds actions for the section below its views.
  ///
  ///     Categories
  ///       Climate
  ///       Lights
  ///       Add Category
  ///
  /// Follows [sectionActions(content:)](https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)).
  nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let actions = content()
    return withContent { ViewBuilder.buildBlock($0, actions) }
  }
}
