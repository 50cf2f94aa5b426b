/// A view that the innermost style shows: it is evaluated to what a style is made for.
///
/// A control is one node with its semantics and its style. That a style is chosen is no view of its own.
protocol Control: View where Body == Never {
  associatedtype Configuration

  @MainActor var control: StyledControl<Configuration> { get }
  /// Whether the view is only the look of a control: it is not published, and its evaluations are not counted.
  nonisolated static var isLook: Bool { get }
}

extension Control {
  nonisolated static var isLook: Bool { false }

  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluate(view) { ControlNode(view, parent: $0, inputs: $1) }
  }
}

/// What a style shows a control from, and the style that it has where none is set. As a view it is the look of a control
/// without anything else.
nonisolated struct StyledControl<Configuration>: Control, SelfComparing {
  let configuration: Shared<Configuration>
  let choose: (EnvironmentValues) -> StyleLink<Configuration>
  /// Whether a style that is set around is taken first.
  var takesStyles = true
  /// What the control publishes about itself.
  var semantics: (@MainActor (Configuration) -> Semantics)?

  init(
    configuration: Shared<Configuration>,
    choose: @escaping (EnvironmentValues) -> StyleLink<Configuration>, takesStyles: Bool = true
  ) {
    self.configuration = configuration
    self.choose = choose
    self.takesStyles = takesStyles
  }

  init<S: ViewStyle>(
    _ configuration: Configuration, default style: S, semantics: (@MainActor (Configuration) -> Semantics)? = nil
  ) where S._Configuration == Configuration {
    self.init(configuration: Shared(configuration), choose: { _ in DefaultStyleLink(style) })
    self.semantics = semantics
  }

  init<S: AutomaticStyle>(
    _ configuration: Configuration, default style: S.Type, semantics: (@MainActor (Configuration) -> Semantics)? = nil
  ) where S._Configuration == Configuration {
    self.init(configuration: Shared(configuration), choose: S.choice)
    self.semantics = semantics
  }

  static var isLook: Bool { true }

  @MainActor var control: StyledControl { self }

  @MainActor fileprivate func style(in environment: EnvironmentValues) -> StyleLink<Configuration> {
    // Most screens set no style: there the value is not asked for.
    guard takesStyles,
      EnvironmentScope.find(ObjectIdentifier(StyleKey<Configuration>.self), from: environment.scope) != nil
    else { return choose(environment) }
    return environment[StyleKey<Configuration>.self] ?? choose(environment)
  }

  func isSame(as other: StyledControl) -> Bool { configuration.isSame(as: other.configuration) }
}

private final class ControlNode<C: Control>: BodyNode<C> {
  private var style: StyleLink<C.Configuration>?
  private let semantics: TraitLink<SemanticsTrait>?

  required init(_ view: C, parent: Node, inputs: Inputs) {
    let link = C.isLook ? nil : TraitLink(SemanticsTrait.none, outer: inputs.traits)
    semantics = link
    super.init(view, parent: parent, inputs: link == nil ? inputs : inputs.with(traits: link))
  }

  override var isCounted: Bool { !C.isLook }
  override var name: String? { C.isLook ? nil : super.name }

  override func evaluateContent(of view: C) {
    var style: StyleLink<C.Configuration>?
    let control = tracking {
      let control = view.control
      style = control.style(in: inputs.environmentValues)
      return control
    }
    if let semantics = control.semantics { publish(semantics, of: control.configuration) }
    let isSame = self.style.map { type(of: $0) == type(of: style!) } ?? false
    self.style = style
    style!.show(control.configuration, in: self, isSame: isSame)
  }

  private func publish(
    _ semantics: @escaping @MainActor (C.Configuration) -> Semantics, of configuration: Shared<C.Configuration>
  ) {
    self.semantics?.modifier = SemanticsTrait { semantics(configuration.value) }
  }
}
