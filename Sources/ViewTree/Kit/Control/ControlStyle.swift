// The choice of a control's style. `.toggleStyle(_:)` and similar modifiers push a style onto a stack in the
// environment, one stack for each type of configuration. A control takes the innermost style. The result of its
// `makeBody` is evaluated with the rest of the stack, so that a control in it, made from the configuration or new, uses
// the next outer style. An empty stack means the default style.

/// A type that composes a view from the configuration of a control.
///
/// A style may hold `@Environment` and `@State`. It must be a structure or an enumeration. A control of your own
/// declares a protocol for its styles in three lines, and a modifier in another three:
///
///     protocol RatingStyle: ControlStyle<RatingStyleConfiguration> {
///       typealias Configuration = RatingStyleConfiguration
///     }
///
///     extension View {
///       func ratingStyle(_ style: some RatingStyle) -> some View { controlStyle(style) }
///     }
///
/// See ``StyledControl`` for the control.
@MainActor @preconcurrency public protocol ControlStyle<_Configuration> {
  /// The type of the configuration: the parts and the state of the control.
  associatedtype _Configuration
  /// The type of the control's look; the compiler infers it from ``makeBody(configuration:)``.
  associatedtype Body: View

  /// Returns the look of a control.
  ///
  /// It is evaluated for each control, and again when the configuration, the style or a value that it read changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: _Configuration) -> Body
}

/// A style of any type, as the node of a control uses it.
///
/// Sendable: it never changes, and its views are evaluated on the main actor.
class AnyStyle: @unchecked Sendable {
  /// The type of the view that the style shows: while it stays the same, so does the view's node.
  let shownType: ObjectIdentifier

  init(showing type: Any.Type) { shownType = ObjectIdentifier(type) }

  /// Shows the result of the style for a shared configuration.
  ///
  /// `isSame` is whether the node showed this style before.
  @MainActor func show(_ configuration: AnyObject, in node: ParentNode, isSame: Bool) {}
}

/// The styles in force for one type of configuration, from the innermost on.
///
/// Sendable: like the base class.
class StyleLink<Configuration>: AnyStyle, SelfComparing, @unchecked Sendable {
  fileprivate typealias Show = @MainActor (Shared<Configuration>, ParentNode, Bool) -> Void

  fileprivate let outer: StyleLink?
  // A stored function instead of an override: in it the types are known at compile time.
  private let show: Show

  fileprivate init(showing type: Any.Type, outer: StyleLink?, _ show: @escaping Show) {
    self.outer = outer
    self.show = show
    super.init(showing: type)
  }

  /// Creates the style of controls for which none is set.
  convenience init<S: ControlStyle>(default style: S) where S._Configuration == Configuration {
    let style = MainActorValue(style)
    self.init(showing: StyleBody<S, Configuration>.self, outer: nil) { configuration, node, isSame in
      node.exchange(StyleBody(style: style.value, configuration: configuration), isSame: isSame)
    }
  }

  final override func show(_ configuration: AnyObject, in node: ParentNode, isSame: Bool) {
    show(downcast(configuration, to: Shared<Configuration>.self), node, isSame)
  }

  func hasSameStyle(as other: StyleLink) -> Bool { false }

  /// Whether the innermost style has a type.
  func isStyle<S>(of type: S.Type) -> Bool { false }

  final func isSame(as other: StyleLink) -> Bool {
    if self === other { return true }
    guard hasSameStyle(as: other) else { return false }
    switch (outer, other.outer) {
    case (nil, nil): return true
    case (let a?, let b?): return a.isSame(as: b)
    default: return false
    }
  }
}

// Sendable: like the base class.
private final class TypedStyleLink<S: ControlStyle, C>: StyleLink<C>, NamedObject, @unchecked Sendable
where S._Configuration == C {
  private typealias Computation = EnvironmentComputation<StyleKey<C>, StyleLink<C>?>
  private typealias Shown = ModifiedContent<StyleBody<S, C>, Computation>

  private let style: S

  init(_ style: S, outer: StyleLink<C>?) {
    self.style = style
    let style = MainActorValue(style)
    super.init(showing: Shown.self, outer: outer) { configuration, node, isSame in
      let body = StyleBody(style: style.value, configuration: configuration)
      node.exchange(Shown(content: body, modifier: Computation { _ in outer }), isSame: isSame)
    }
  }

  var nameInWords: String { typeName(S.self) }

  override func isStyle<Other>(of type: Other.Type) -> Bool { type == S.self }

  override func hasSameStyle(as other: StyleLink<C>) -> Bool {
    (other as? TypedStyleLink).map { Comparison.areSame(style, $0.style) } ?? false
  }
}

/// The environment key of the innermost style for one type of configuration; `nil` if none is set.
struct StyleKey<Configuration>: LookKey, NamedKey {
  static var defaultValue: StyleLink<Configuration>? { nil }
  /// The name of the styles: `ToggleStyle` for those with a `ToggleStyleConfiguration`.
  static var name: String { typeName(Configuration.self).replacing("Configuration", with: "") }
}

extension View {
  /// Sets the innermost style for controls in the view with its type of configuration.
  ///
  /// A control in the result of the style uses the next outer one.
  ///
  /// Style protocols offer a modifier of their own for this, such as `toggleStyle(_:)`.
  nonisolated public func controlStyle<S: ControlStyle>(_ style: S) -> some View {
    environment(StyleKey<S._Configuration>.self) {
      TypedStyleLink(style, outer: $0[StyleKey<S._Configuration>.self])
    }
  }
}

extension ControlStyle {
  /// Returns a view that shows the style's body for a configuration; its evaluations count as the style's.
  @MainActor func evaluated(for configuration: _Configuration) -> some View {
    StyleBody(style: self, configuration: Shared(configuration))
  }
}

/// The look of one control by a style; its evaluations are counted as the style's.
///
/// The structure does not require that `S` is a style; see `BodyNode`.
nonisolated struct StyleBody<S, Configuration> {
  // First: see PropertyPlan.
  let style: S
  let configuration: Shared<Configuration>
}

extension StyleBody: View where S: ControlStyle, S._Configuration == Configuration {
  // A `return`, so that no result builder copies the view.
  @MainActor var body: S.Body { return style.makeBody(configuration: configuration.value) }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: view, styleNodeType(S.self) as StyleBodyNode<Self, S, S.Body>.Type)
  }
}

/// Returns the type of the nodes of a style; not specialized, so that the caller passes the conformances.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
private func styleNodeType<V: View, S, Content>(_: S.Type) -> StyleBodyNode<V, S, Content>.Type
where V.Body == Content { StyleBodyNode<V, S, Content>.self }

/// The node of a `StyleBody`; the runtime would look up the type of its content by a conformance.
private final class StyleBodyNode<V: View, S, Content>: BodyNode<V> where V.Body == Content {
  override class var evaluatedType: Any.Type { S.self }

  override func evaluateContent() { evaluateBody { $0.body } }

  override func mount() {
    if S.self is AnyClass {
      tree.report(
        "\(typeName(S.self)) is a class; styles must be value types: make it a structure or an enumeration", at: self)
    }
    super.mount()
  }
}
