/// What a control is in: its automatic style depends on it.
enum ControlContext: Hashable {
  case none
  case list
  case form
  case menu
  case toolbar
}

struct ControlContextKey: LookKey {
  static var defaultValue: ControlContext { .none }
}

struct LabelsHiddenKey: LookKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var controlContext: ControlContext { self[ControlContextKey.self] }

  /// Whether controls leave out their labels; they keep them for those who cannot see them.
  var labelsHidden: Bool { self[LabelsHiddenKey.self] }
}

extension View {
  /// Leaves out the labels of the controls below; they are still found by them.
  nonisolated public func labelsHidden() -> some View { environment(LabelsHiddenKey.self, constant: true) }

  /// Says whether the user can use the controls below; one that is disabled around stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the colour of controls below; `nil` is the default.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the colour of controls below.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in values.tint = tint.map { $0._color(in: values) } }
  }

  /// Sets the colour of controls below; `nil` is the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// A view in a style's configuration that is just another view. Nothing is evaluated for it.
protocol ViewPart: View where Body == Never {
  nonisolated var content: AnyView { get }
}

extension ViewPart {
  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Self, in slot: inout _Slot) { AnyView._evaluate(view.content, in: &slot) }
}

/// A part that may be nothing: a title, a label, a note.
protocol EmptyablePart: View {
  nonisolated var isEmpty: Bool { get }
}

extension EmptyablePart {
  /// Whether a view that is to be such a part is nothing: it says so, or it is the part of another configuration that is.
  nonisolated static func isNothing<V: View>(_ view: V) -> Bool {
    V.self == EmptyView.self || V.self == Self.self && (view as! Self).isEmpty
  }
}

/// The view that stands for a part of a control in a style's configuration: its label, its content.
///
/// A label is what the control is called, for tests and for those who cannot see it.
///
/// It is no view of its own: nothing is evaluated for it.
protocol ControlPart: View where Body == Never {
  nonisolated var content: AnyView { get }
  /// Says to which kind of control the part belongs: the same link for all parts of the type.
  @MainActor static var mark: TraitLink<PartTrait> { get }
}

extension ControlPart {
  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { AnyViewNode(parent: $0, inputs: $1.with(mark: mark)) }.show(view.content)
  }
}
