extension View {
  /// Adds views that are not drawn, and only serve a use of accessibility.
  nonisolated func standIns<V: View>(for use: StandInTrait.Use, @ViewBuilder _ views: () -> V) -> some View {
    background(alignment: .topLeading) { VStack(content: views).frame(width: 0, height: 0).hidden() }
      .modifier(StandInTrait(use: use))
  }
}
