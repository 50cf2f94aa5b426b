/// What the styles of a kind of control get: its label, its state.
public protocol ControlConfiguration {
  /// What the control is, to a test and to those who cannot see it.
  static var role: Role { get }
}

/// The label of a control in its configuration: what the control is called, shown or not.
///
/// A word of its texts that has no room in a line is cut there, where that of another text would be broken into lines.
/// It is no view of its own: nothing is evaluated for it.
nonisolated public struct ControlLabel<Configuration: ControlConfiguration>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  let content: AnyView

  init(content: AnyView) { self.content = content }

  /// Whether there is nothing to show: the label is an `EmptyView`.
  public var isEmpty: Bool { content.isNothing || content.content(as: Self.self)?.isEmpty == true }

  /// Whether the label has a surface, whatever stands for it in a configuration.
  var surface: _Surface { (content.content as? any Labelling)?.surface ?? content.surface }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    view.content.evaluatePart(in: &slot) { $0.with(mark: LabelMarks.of(Configuration.self)) }
  }
}

/// A label of any kind of control.
nonisolated private protocol Labelling {
  var surface: _Surface { get }
}

extension ControlLabel: Labelling {}

/// Any other part of a control in its configuration: just another view.
///
/// It is no view of its own: nothing is evaluated for it.
nonisolated public struct ControlContent<Configuration>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  let content: AnyView

  init(content: AnyView) { self.content = content }

  /// Whether there is nothing to show: the content is an `EmptyView`.
  public var isEmpty: Bool { content.isNothing || content.content(as: Self.self)?.isEmpty == true }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    AnyView._evaluate(view.content, in: &slot)
  }
}

extension AnyView {
  fileprivate var isNothing: Bool { content(as: EmptyView.self) != nil }
}

/// The marks of labels: one for all labels of a kind of control, so that what inherits one is made once.
@MainActor private enum LabelMarks {
  private static let marks = TypeTable<TraitLink<PartTrait>>(placeBits: 6)

  static func of<C: ControlConfiguration>(_ type: C.Type) -> TraitLink<PartTrait> {
    marks.value(of: type) ?? marks.keep(TraitLink(PartTrait(labelOf: C.role), outer: nil), of: type)
  }
}
