/// A modification of any view: its `body` returns the modified content.
///
/// Follows [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body, which the compiler infers from ``body(content:)``.
  associatedtype Body: View
  /// The content, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified content.
  ///
  /// The body is evaluated again when the modifier or a value that the body read changes, but not when the content
  /// changes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Evaluates the modifier and the content in their nodes, for the first time or again.
  static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot)

  /// Returns whether the modified content is always exactly one render node, given whether the content is.
  nonisolated static func _isUnary(_ content: Bool) -> Bool

  /// Returns the surface of the modified content, given that of the content.
  nonisolated static func _surface(_ content: _Surface) -> _Surface

  /// Returns the animatable data of the modifier, or `nil`; see `BodyData`.
  static func _bodyData(of modifier: Self) -> AnyObject?
}

extension ViewModifier {
  /// Evaluates the body if the modifier or a value that the body read changed.
  public static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot) {
    slot.node { CustomModifierNode<Self>(content, parent: $0, inputs: $1) }.evaluate(modifier, on: content)
  }

  /// Returns whether the body is always exactly one element.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { Body._isUnary }

  /// Returns the larger surface of the content and the body.
  nonisolated public static func _surface(_ content: _Surface) -> _Surface { max(content, Body._surface) }
}

extension ViewModifier where Body == Never {
  /// Never called: a primitive modifier has no body.
  public func body(content: Content) -> Never { noBody(of: Self.self) }

  /// Returns whether the content is always exactly one element: a primitive modifier adds none.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { content }

  /// Returns the surface of the content: a primitive modifier adds none.
  nonisolated public static func _surface(_ content: _Surface) -> _Surface { content }
}

/// A view with a modifier, or two modifiers in sequence.
///
/// Follows [ModifiedContent](https://developer.apple.com/documentation/swiftui/modifiedcontent).
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that is applied first.
  public var content: Content
  /// The modifier, or the one that is applied last.
  public var modifier: Modifier

  /// Creates a view with a modifier.
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
  /// Whether views in it come and go by themselves.
  ///
  /// A modifier with a body applies to all of them together.
  nonisolated public static var _isGroup: Bool { Modifier.Body.self == Never.self && Content._isGroup }

  // Inlined here because this function knows its type; a separate function would look it up with 370 instructions a
  // call.
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

/// The contents of the custom modifiers around a node, from the innermost to the outermost.
///
/// Placeholders in the bodies of these modifiers show them.
@MainActor class ModifierContents {
  final let outer: ModifierContents?
  /// The type of the modifier that is applied to the content.
  fileprivate final let modifier: Any.Type
  private final var placeholders: [Weak] = []

  private struct Weak {
    weak var node: (any Placeholder)?
  }

  init(_ modifier: Any.Type, outer: ModifierContents?) {
    self.modifier = modifier
    self.outer = outer
  }

  func evaluate(in node: ParentNode, inputs: Inputs) {}

  /// Evaluates a new content at each place that shows it.
  final func refresh() { for case let node? in placeholders.map(\.node) where !node.isUnmounted { node.refresh() } }

  fileprivate final func add(_ placeholder: any Placeholder) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(Weak(node: placeholder))
  }

  fileprivate static func find(_ modifier: Any.Type, in contents: ModifierContents?) -> ModifierContents? {
    var contents = contents
    while let candidate = contents, ObjectIdentifier(candidate.modifier) != ObjectIdentifier(modifier) {
      contents = candidate.outer
    }
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

/// The content of a view modifier, or of a type built from one: a transition, an animator.
///
/// Follows [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
nonisolated public struct PlaceholderContentView<Value>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// The modifier whose content the placeholder shows.
  let modifier: any ViewModifier.Type

  package init(modifier: any ViewModifier.Type) { self.modifier = modifier }

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

  override var enclosing: Node? {
    guard let contents, isPackageType(contents.modifier) else { return parent }
    var node = parent
    while let current = node, (current as? any ModifierOwner)?.contents !== contents { node = current.parent }
    return node?.parent
  }
}

@MainActor private protocol ModifierOwner: Node {
  var contents: ModifierContents { get }
}

/// The node of a custom modifier.
///
/// The body is evaluated when the modifier changes, and the content when the content changes.
private final class CustomModifierNode<M: ViewModifier>: ParentNode, ModifierOwner {
  let contents: ModifierContents
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

/// The body of a modifier as a view, so that the modifier can have state and read the environment.
nonisolated private struct ModifierBody<M: ViewModifier>: View {
  // This property must be first: see `PropertyPlan`.
  let modifier: M

  // With `return`, no builder copies the result of the modifier.
  @MainActor var body: M.Body { return modifier.body(content: _ViewModifier_Content()) }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: view, ModifierBodyNode<M>.self)
  }
}

/// The animatable data of a modifier, as the data of its body.
private final class ModifierBodyData<M: ViewModifier>: BodyData<ModifierBody<M>> {
  private let base: BodyData<M>

  init(_ base: BodyData<M>) { self.base = base }

  override var isMoving: Bool { base.isMoving }
  override func differsFromTarget(in value: ModifierBody<M>) -> Bool { base.differsFromTarget(in: value.modifier) }
  override func move(to value: ModifierBody<M>, at time: Duration, by cause: AnimationCause) {
    base.move(to: value.modifier, at: time, by: cause)
  }
  override func value(_ end: ModifierBody<M>, at time: Duration) -> ModifierBody<M> {
    ModifierBody(modifier: base.value(end.modifier, at: time))
  }
}

/// A view modifier with animatable data; equivalent to one that also conforms to ``Animatable``.
///
/// Follows [AnimatableModifier](https://developer.apple.com/documentation/swiftui/animatablemodifier).
public protocol AnimatableModifier: Animatable, ViewModifier {}

private final class ModifierBodyNode<M: ViewModifier>: ViewNode<ModifierBody<M>> {
  override class var evaluatedType: Any.Type { M.self }

  override func bodyData(of view: ModifierBody<M>) -> AnyObject? {
    guard let data = M._bodyData(of: view.modifier) else { return nil }
    return ModifierBodyData(downcast(data, to: BodyData<M>.self))
  }
}
