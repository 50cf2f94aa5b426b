/// A control whose look the innermost style makes from a configuration; a control of your own is a view around it.
///
///     struct RatingStyleConfiguration: ControlConfiguration {
///       static let role = Role("rating")
///       let label: ControlLabel<Self>
///       @Binding var stars: Int
///     }
///
///     struct Rating: View {
///       let title: String
///       @Binding var stars: Int
///
///       var body: some View {
///         let rating = RatingStyleConfiguration(label: ControlLabel(Text(title)), stars: $stars)
///         StyledControl(rating, default: StarsRatingStyle()) { Semantics(of: $0.label) }
///       }
///     }
///
/// Styles that are set by ``View/controlStyle(_:)`` apply from the inside out: a `StyledControl` of the same
/// configuration in the result of a style is shown by the next outer one, or by the default if there is none. Without
/// semantics it is only a look: it is not published, like the control of a configuration in a style.
nonisolated public struct StyledControl<Configuration>: Control, SelfComparing {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  let configuration: Shared<Configuration>
  let choose: (EnvironmentValues) -> StyleLink<Configuration>
  /// Whether a style of the environment takes precedence.
  var takesStyles = true
  /// Returns the published properties of the control.
  var semantics: (@MainActor (Configuration) -> Semantics)?

  static var countsEvaluations: Bool { false }
  static var hasProperties: Bool { false }
  var isUnpublished: Bool { semantics == nil }

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    var control = ResolvedControl(configuration: configuration, style: style(in: environment))
    if let semantics { control.semantics = SemanticsTrait { [configuration] in semantics(configuration.value) } }
    return control
  }

  @MainActor private func style(in environment: EnvironmentValues) -> StyleLink<Configuration> {
    let style = takesStyles ? environment[StyleKey<Configuration>.self] : nil
    return style ?? choose(environment)
  }

  func isSame(as other: StyledControl) -> Bool { configuration.isSame(as: other.configuration) }
}

extension StyledControl {
  /// Creates a control with the style that it has if none is set.
  ///
  /// `semantics`: returns the published properties of the control, called when they are read; see ``Semantics``.
  nonisolated public init<S: ControlStyle>(
    _ configuration: Configuration, default style: S, semantics: (@MainActor (Configuration) -> Semantics)? = nil
  ) where S._Configuration == Configuration {
    self.init(
      configuration: Shared(configuration), choose: { _ in StyleLink(default: style) }, semantics: semantics)
  }

  nonisolated init<S: AutomaticStyle>(
    _ configuration: Configuration, default style: S.Type, semantics: (@MainActor (Configuration) -> Semantics)? = nil
  ) where S._Configuration == Configuration {
    self.init(configuration: Shared(configuration), choose: S.choice, semantics: semantics)
  }
}
