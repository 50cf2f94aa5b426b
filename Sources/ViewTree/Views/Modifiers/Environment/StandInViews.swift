extension View {
  /// Puts views beside this one that are not drawn, and take no part in anything but what they are for.
  nonisolated func standIns<V: View>(for use: StandInTrait.Use, @ViewBuilder _ views: () -> V) -> some View {
    background(alignment: .topLeading) { VStack(content: views).frame(width: 0, height: 0).hidden() }
      .modifier(StandInTrait(use: use))
  }
}
