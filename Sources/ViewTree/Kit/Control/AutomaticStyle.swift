/// A style that only chooses another one by what is around: what controls have where none is set.
protocol AutomaticStyle: ControlStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<_Configuration>
}

extension AutomaticStyle {
  /// The style that this one chooses, also where others are set around.
  @MainActor public func makeBody(configuration: _Configuration) -> some View {
    StyledControl(configuration: Shared(configuration), choose: { Self.choice(in: $0) }, takesStyles: false)
  }
}
