/// A view that the innermost style shows: it is evaluated to the configuration of a style.
///
/// A control is one node with its semantics and its style. Choosing the style takes no view of its own.
protocol Control: View where Body == Never {
  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl
  /// Whether the view is only the look of a control: it is not published, and its evaluations are not counted.
  nonisolated var isUnpublished: Bool { get }
  /// Whether evaluations are counted under the view's type, if it is more than a look.
  nonisolated static var countsEvaluations: Bool { get }
  /// Whether stored properties may be dynamic; `false` spares the first control of a program the lookup of each
  /// property's type.
  nonisolated static var hasProperties: Bool { get }
  /// The role of the control among the rows around it, if it has rows of its own.
  nonisolated static var rows: RowsTrait? { get }
}

extension Control {
  nonisolated var isUnpublished: Bool { false }
  nonisolated static var countsEvaluations: Bool { true }
  nonisolated static var hasProperties: Bool { true }
  nonisolated static var rows: RowsTrait? { nil }

  /// Indicates whether the view is always exactly one element of its stack.
  nonisolated public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) { evaluateControl(view, in: &slot) }

  static func evaluateControl(_ view: Self, in slot: inout _Slot) {
    // A published control and a mere look are different views, although they have one type.
    if let node = slot.node, downcast(node, to: ControlNode<Self>.self).isPublished == view.isUnpublished {
      slot.node = nil
    }
    slot.evaluateBody(of: view, ControlNode<Self>.self)
  }
}

/// A control with its chosen style.
///
/// It names no generic types: its node is the same for all configurations.
struct ResolvedControl {
  /// The configuration in a `Shared`.
  let configuration: AnyObject
  let style: AnyStyle
  var semantics: SemanticsTrait?
}

private final class ControlNode<C: Control>: BodyNode<C> {
  private var shownType: ObjectIdentifier?
  /// `nil` for a view that is only a look.
  private let semantics: TraitLink<SemanticsTrait>?

  required init(_ view: consuming C, _ plan: PropertyPlan, parent: Node, inputs: Inputs) {
    let link = view.isUnpublished ? nil : Self.link(inputs.traits)
    semantics = link
    super.init(consume view, plan, parent: parent, inputs: link == nil ? inputs : inputs.with(traits: link))
    if link == nil || !C.countsEvaluations { features.remove(.countsEvaluations) }
  }

  private static func link(_ outer: Traits?) -> TraitLink<SemanticsTrait> {
    guard let rows = C.rows else { return TraitLink(SemanticsTrait.none, outer: outer) }
    return TraitLink(SemanticsTrait.none, outer: TraitLink(rows, outer: outer))
  }

  override class var propertiesType: Any.Type { C.hasProperties ? C.self : Never.self }

  var isPublished: Bool { semantics != nil }
  override var name: String? { countsEvaluations ? super.name : nil }

  override func evaluateContent() { show(making { $0.resolve(in: inputs.environmentValues) }) }

  private func show(_ control: ResolvedControl) {
    if let new = control.semantics { semantics?.modifier = new }
    let isSame = shownType == control.style.shownType
    shownType = control.style.shownType
    control.style.show(control.configuration, in: self, isSame: isSame)
  }
}
