// How a control gets its look. `.toggleStyle(_:)` and its kin push a style onto a stack in the environment, one stack
// for each kind of configuration. A control takes the innermost; what that style's `makeBody` makes is evaluated with
// the rest of the stack, so that a control in it, made from the configuration or anew, uses the next outer style, and
// an empty stack means the default style.

/// What all styles of controls have in common: they compose a view from a configuration.
///
/// A style may hold `@Environment` and `@State`. It must be a structure or an enumeration.
@MainActor @preconcurrency public protocol ViewStyle {
  associatedtype _Configuration
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: _Configuration) -> Body
}

/// The styles in force for one kind of configuration, from the innermost on.
class StyleLink<Configuration>: SelfComparing {
  let outer: StyleLink?

  init(outer: StyleLink?) { self.outer = outer }

  @MainActor func makeView(_ configuration: Shared<Configuration>) -> AnyView { AnyView(EmptyView()) }
  func hasSameStyle(as other: StyleLink) -> Bool { false }

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

private final class TypedStyleLink<S: ViewStyle>: StyleLink<S._Configuration> {
  private let style: S

  init(_ style: S, outer: StyleLink<S._Configuration>?) {
    self.style = style
    super.init(outer: outer)
  }

  override func makeView(_ configuration: Shared<S._Configuration>) -> AnyView {
    AnyView(
      StyleBody(style: style, configuration: configuration)
        .environment(\.[StyleSlot<S._Configuration>()], outer))
  }

  override func hasSameStyle(as other: StyleLink<S._Configuration>) -> Bool {
    (other as? TypedStyleLink<S>).map { Comparison.areSame(style, $0.style) } ?? false
  }
}

/// A kind of configuration, as an argument of a subscript in a key path.
struct StyleSlot<Configuration>: Hashable {}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleLink<Configuration>? { nil }
}

extension EnvironmentValues {
  subscript<Configuration>(_: StyleSlot<Configuration>) -> StyleLink<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Makes a style the innermost for the controls below.
  nonisolated func style<S: ViewStyle>(_ style: S) -> some View {
    environment(StyleKey<S._Configuration>.self) {
      TypedStyleLink(style, outer: $0[StyleKey<S._Configuration>.self])
    }
  }

  /// Takes the controls below out of all styles that are in force around: what a form or a menu does for its own looks.
  nonisolated func clearStyles<Configuration>(_ configuration: Configuration.Type) -> some View {
    environment(\.[StyleSlot<Configuration>()], nil)
  }
}

/// A control as the innermost style shows it. The choice of the style is no view of its own: it has no name in a path.
nonisolated struct StyledControl<Default: ViewStyle>: View {
  typealias Body = Never

  let configuration: Shared<Default._Configuration>
  let defaultStyle: Default

  init(_ configuration: Default._Configuration, default defaultStyle: Default) {
    self.configuration = Shared(configuration)
    self.defaultStyle = defaultStyle
  }

  static var _isUnary: Bool { false }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node {
      unsafeDowncast(node, to: StyledControlNode<Default>.self).update(view)
    } else {
      slot.node { StyledControlNode<Default>(view, parent: $0, inputs: $1) }.evaluateNow()
    }
  }
}

private final class StyledControlNode<Default: ViewStyle>: BranchNode {
  private typealias Configuration = Default._Configuration

  private var view: StyledControl<Default>
  private var isDefault: Bool?

  init(_ view: StyledControl<Default>, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(parent: parent, inputs: inputs)
  }

  func update(_ view: StyledControl<Default>) {
    guard !Comparison.areSame(self.view, view) else { return }
    self.view = view
    evaluateAgain()
  }

  override func evaluateNow() {
    if let link = recording({ inputs.environmentValues[StyleKey<Configuration>.self] }) {
      show(link.makeView(view.configuration), isSame: isDefault == false)
      isDefault = false
    } else {
      let body = StyleBody(style: view.defaultStyle, configuration: view.configuration)
      show(body, isSame: isDefault == true)
      isDefault = true
    }
  }
}

extension ViewStyle {
  /// What this style makes of a configuration, evaluated on its own: how an automatic style shows what it chose.
  @MainActor func chosen(for configuration: _Configuration) -> AnyView {
    AnyView(StyleBody(style: self, configuration: Shared(configuration)))
  }
}

/// What a style makes of one control; its evaluations are counted as the style's.
nonisolated struct StyleBody<S: ViewStyle>: View {
  // First: see PropertyHost.
  let style: S
  let configuration: Shared<S._Configuration>

  @MainActor var body: S.Body { style.makeBody(configuration: configuration.value) }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: view, StyleBodyNode<S>.self)
  }
}

extension StyleBody: PropertyHost {
  static var hostedType: Any.Type { S.self }
}

private final class StyleBodyNode<S: ViewStyle>: BodyNode<StyleBody<S>> {
  override var evaluatedType: Any.Type { S.self }

  override func mount() {
    if S.self is AnyClass {
      tree.report(
        "\(typeName(S.self)) is a class; styles must be value types: make it a structure or an enumeration", at: self)
    }
    super.mount()
  }
}
