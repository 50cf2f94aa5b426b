/// A style that only chooses another style by the environment: the style of controls without an explicit one.
protocol AutomaticStyle: ControlStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<_Configuration>
}

extension AutomaticStyle {
  /// Applies the style that this one chooses, even if other styles are set around.
  @MainActor public func makeBody(configuration: _Configuration) -> some View {
    StyledControl(configuration: Shared(configuration), choose: { Self.choice(in: $0) }, takesStyles: false)
  }
}
