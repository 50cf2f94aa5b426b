/// A change that can be applied to any view: its `body` says what becomes of the content.
///
/// Follows [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of what becomes of the content; the compiler finds it from ``body(content:)``.
  associatedtype Body: View
  /// The view that is modified, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// What becomes of the content.
  ///
  /// It is evaluated again when the modifier, or what the body read, changes; not when the content does.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Carries the modifier and the content into their nodes, the first time and later.
  static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot)

  /// Whether the modified content is always exactly one element, if the content is.
  nonisolated static func _isUnary(_ content: Bool) -> Bool

  /// Whether the modified content has a surface, if the content has one.
  nonisolated static func _surface(_ content: _Surface) -> _Surface

  /// The animatable data of the modifier, if it has some; see `BodyData`.
  static func _bodyData(of modifier: Self) -> AnyObject?
}

extension ViewModifier {
  /// Evaluates the body where the modifier, or what the body read, changed.
  public static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot) {
    slot.node { CustomModifierNode<Self>(content, parent: $0, inputs: $1) }.evaluate(modifier, on: content)
  }

  /// Whether the body is always exactly one element.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { Body._isUnary }

  /// Whether the content or what the body puts around it has a surface.
  nonisolated public static func _surface(_ content: _Surface) -> _Surface { max(content, Body._surface) }
}

extension ViewModifier where Body == Never {
  /// Never called: a primitive modifier has no body.
  public func body(content: Content) -> Never {
    fatalError("\(typeName(Self.self)) is a primitive modifier and has no body")
  }

  /// Whether the content is always exactly one element: a primitive modifier adds none.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { content }

  /// Whether the content has a surface: a primitive modifier adds none.
  nonisolated public static func _surface(_ content: _Surface) -> _Surface { content }
}

/// A view with a modifier applied, or two modifiers in a row.
///
/// Follows [ModifiedContent](https://developer.apple.com/documentation/swiftui/modifiedcontent).
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that applies first.
  public var content: Content
  /// The modifier, or the one that applies last.
  public var modifier: Modifier

  /// A view with a modifier applied.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { Modifier._isUnary(Content._isUnary) }
  /// Whether views in it come and go by themselves: a modifier with a body is around all of them together.
  nonisolated public static var _isGroup: Bool { Modifier.Body.self == Never.self && Content._isGroup }

  // Within the witness, which knows its type: a function of its own looks it up, 370 instructions a call.
  /// Carries the view's value into its node; called by the engine.
  @inline(__always) public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    Modifier._evaluate(view.modifier, on: view.content, in: &slot)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content in the body of a view modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if slot.node == nil { slot.node { PlaceholderNode(Modifier.self, parent: $0, inputs: $1) }.refresh() }
  }
}

/// The contents of the custom modifiers around a node, from the innermost to the outermost: what the placeholders in
/// their bodies stand for.
@MainActor class ModifierContents {
  final let outer: ModifierContents?
  private final let key: ObjectIdentifier
  private final var placeholders: [Weak] = []

  private struct Weak {
    weak var node: (any Placeholder)?
  }

  init(_ modifier: Any.Type, outer: ModifierContents?) {
    key = ObjectIdentifier(modifier)
    self.outer = outer
  }

  func evaluate(in node: ParentNode, inputs: Inputs) {}

  /// Carries a new content into the places where it is shown.
  final func refresh() {
    for case let node? in placeholders.map(\.node) where !node.isUnmounted { node.refresh() }
  }

  fileprivate final func add(_ placeholder: any Placeholder) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(Weak(node: placeholder))
  }

  fileprivate static func find(_ modifier: Any.Type, in contents: ModifierContents?) -> ModifierContents? {
    var contents = contents
    while let candidate = contents, candidate.key != ObjectIdentifier(modifier) { contents = candidate.outer }
    return contents
  }
}

private final class TypedContents<Content: View>: ModifierContents {
  var content: Content

  init(_ content: Content, modifier: Any.Type, outer: ModifierContents?) {
    self.content = content
    super.init(modifier, outer: outer)
  }

  override func evaluate(in node: ParentNode, inputs: Inputs) { node.evaluateChild(content, inputs: inputs) }
}

@MainActor private protocol Placeholder: Node {
  func refresh()
}

/// The content of a view modifier, or of what is made of one: a transition, an animator.
///
/// Follows [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
nonisolated public struct PlaceholderContentView<Value>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// The modifier whose content it stands for.
  let modifier: any ViewModifier.Type

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if slot.node == nil { slot.node { PlaceholderNode(view.modifier, parent: $0, inputs: $1) }.refresh() }
  }
}

private final class PlaceholderNode: ParentNode, Placeholder {
  private let contents: ModifierContents?
  private let inner: Inputs

  init(_ modifier: Any.Type, parent: Node, inputs: Inputs) {
    contents = ModifierContents.find(modifier, in: inputs.contents)
    inner = inputs.with(contents: contents?.outer)
    super.init(parent: parent, inputs: inputs)
    contents?.add(self)
  }

  func refresh() { contents?.evaluate(in: self, inputs: inner) }
}

/// The node of a custom modifier: the body is evaluated when the modifier changes, the content is carried on when the
/// content does.
private final class CustomModifierNode<M: ViewModifier>: ParentNode {
  private let contents: ModifierContents
  private let inner: Inputs

  init<Content: View>(_ content: Content, parent: Node, inputs: Inputs) {
    contents = TypedContents(content, modifier: M.self, outer: inputs.contents)
    inner = inputs.with(contents: contents)
    super.init(parent: parent, inputs: inputs)
  }

  func evaluate<Content: View>(_ modifier: M, on content: Content) {
    downcast(contents, to: TypedContents<Content>.self).content = content
    contents.refresh()
    evaluateChild(ModifierBody(modifier: modifier), inputs: inner)
  }
}

/// The body of a modifier, as a view: the modifier may have state and read the environment.
nonisolated private struct ModifierBody<M: ViewModifier>: View {
  // First: see PropertyPlan.
  let modifier: M

  // A `return`, so that no builder copies what the modifier made.
  @MainActor var body: M.Body { return modifier.body(content: _ViewModifier_Content()) }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: view, ModifierBodyNode<M>.self)
  }

  @MainActor static func _bodyData(of view: Self) -> AnyObject? {
    guard let data = M._bodyData(of: view.modifier) else { return nil }
    return ModifierBodyData(downcast(data, to: BodyData<M>.self))
  }
}

/// The animatable data of a modifier is that of its body.
private final class ModifierBodyData<M: ViewModifier>: BodyData<ModifierBody<M>> {
  private let base: BodyData<M>

  init(_ base: BodyData<M>) { self.base = base }

  override var isMoving: Bool { base.isMoving }
  override func isElsewhere(in value: ModifierBody<M>) -> Bool { base.isElsewhere(in: value.modifier) }
  override func move(to value: ModifierBody<M>, at time: Duration, by cause: AnimationCause) {
    base.move(to: value.modifier, at: time, by: cause)
  }
  override func value(_ end: ModifierBody<M>, at time: Duration) -> ModifierBody<M> {
    ModifierBody(modifier: base.value(end.modifier, at: time))
  }
}

/// A modifier of which a part can be animated; the same as one that is ``Animatable``.
///
/// Follows [AnimatableModifier](https://developer.apple.com/documentation/swiftui/animatablemodifier).
public protocol AnimatableModifier: Animatable, ViewModifier {}

private final class ModifierBodyNode<M: ViewModifier>: BodyNode<ModifierBody<M>> {
  override class var evaluatedType: Any.Type { M.self }
}
