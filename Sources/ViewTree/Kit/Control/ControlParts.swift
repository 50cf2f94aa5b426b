/// The parts and the state of a control, as the styles of its kind receive them.
public protocol ControlConfiguration {
  /// The role of the control, for tests and assistive technology.
  static var role: Role { get }
  /// Whether the control shows its label and nothing beside it, as a button does, and grows with the label.
  static var _growsWithLabel: Bool { get }
}

extension ControlConfiguration {
  /// Whether the control grows with its label: it does not.
  public static var _growsWithLabel: Bool { false }
}

/// The label of a control in its configuration, shown or not.
///
/// A word that has no room in a line is cut, unless the control grows with its label, while in other texts it would be
/// broken into lines. The label is no view of its own: no body is evaluated for it.
nonisolated public struct ControlLabel<Configuration: ControlConfiguration>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  let content: AnyView

  init(content: AnyView) { self.content = content }

  /// A Boolean value that indicates whether the label is an `EmptyView`.
  public var isEmpty: Bool { content.isNothing || content.content(as: Self.self)?.isEmpty == true }

  /// The surface of the label, whatever view stands for it in a configuration.
  var surface: _Surface { (content.content as? any AnyControlLabel)?.surface ?? content.surface }

  /// Indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    view.content.evaluatePart(in: &slot) { $0.with(mark: LabelMarks.of(Configuration.self)) }
  }
}

/// A label of any kind of control.
nonisolated private protocol AnyControlLabel {
  var surface: _Surface { get }
}

extension ControlLabel: AnyControlLabel {}

/// Any other part of a control in its configuration, without a role.
///
/// It is no view of its own: no body is evaluated for it.
nonisolated public struct ControlContent<Configuration>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  let content: AnyView

  init(content: AnyView) { self.content = content }

  /// A Boolean value that indicates whether the content is an `EmptyView`.
  public var isEmpty: Bool { content.isNothing || content.content(as: Self.self)?.isEmpty == true }

  /// Indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    AnyView._evaluate(view.content, in: &slot)
  }
}

extension AnyView {
  fileprivate var isNothing: Bool { content(as: EmptyView.self) != nil }
}

/// The marks of labels: one for all labels of a kind of control, so that the inputs with it are made once.
@MainActor private enum LabelMarks {
  private static let marks = TypeTable<TraitLink<PartTrait>>(placeBits: 6)

  static func of<C: ControlConfiguration>(_ type: C.Type) -> TraitLink<PartTrait> {
    if let mark = marks.value(of: type) { return mark }
    return marks.keep(TraitLink(PartTrait(labelOf: C.role, isGrowing: C._growsWithLabel), outer: nil), of: type)
  }
}
