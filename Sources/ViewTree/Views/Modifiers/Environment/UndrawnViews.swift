extension View {
  /// Puts views beside this one that are not drawn, and whose keyboard shortcuts count wherever the focus is.
  nonisolated package func shortcuts<V: View>(@ViewBuilder of views: () -> V) -> some View {
    undrawnViews(for: .shortcuts, views)
  }

  /// Adds views that are not drawn, and only serve a use of accessibility.
  nonisolated func undrawnViews<V: View>(for use: UndrawnViewsTrait.Use, @ViewBuilder _ views: () -> V) -> some View {
    background(alignment: .topLeading) { VStack(content: views).frame(width: 0, height: 0).hidden() }
      .modifier(UndrawnViewsTrait(use: use))
  }
}
