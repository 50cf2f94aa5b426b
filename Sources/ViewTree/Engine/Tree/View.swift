/// A part of a user interface: a value that describes its content.
///
/// Views are composed of other views by ``body``. Views without a body are the primitives of this module: leaves,
/// layouts, modifiers, controls, and structures such as tuples and conditions; see the table in <doc:Architecture>.
/// Follows [View](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency public protocol View {
  /// The type of the body, which the compiler infers from ``body``.
  associatedtype Body: View

  /// The content of the view.
  ///
  /// The body is evaluated when the view first appears, when a value that it read changes, and when the view's own
  /// properties change. It may run at any of these times, so it must have no side effects.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates the view's value in its node, for the first time or again.
  static func _evaluate(_ view: Self, in slot: inout _Slot)

  /// Whether the view is always exactly one render node of the stack it is in.
  nonisolated static var _isUnary: Bool { get }

  /// Whether the view is a group, whose views are inserted and removed one by one.
  ///
  /// A transition around the group then applies to each of its views.
  nonisolated static var _isGroup: Bool { get }

  /// Whether the view has a surface: a fill, or a line around it.
  nonisolated static var _surface: _Surface { get }

  /// Returns whether the view is an outline in front of or behind other content.
  nonisolated static func _isOutline(_ view: Self) -> Bool

  /// Returns the animatable data of the view, or `nil`; see `BodyData`.
  static func _bodyData(of view: Self) -> AnyObject?
}

extension View {
  /// Evaluates the body if the view's value or a value that the body read changed.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) { slot.evaluateBody(of: view, ViewNode<Self>.self) }

  /// Whether the body is always exactly one element.
  nonisolated public static var _isUnary: Bool { Body._isUnary }

  /// Whether the view is a group, whose views are inserted and removed one by one.
  nonisolated public static var _isGroup: Bool { Body._isGroup }

  /// Whether the body has a surface.
  nonisolated public static var _surface: _Surface { Body._surface }

  /// Returns false: whether a composed view is an outline is not known.
  nonisolated public static func _isOutline(_ view: Self) -> Bool { false }
}

extension View where Body == Never {
  /// Never called: a primitive view has no body.
  public var body: Never { noBody(of: Self.self) }

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { true }

  /// Whether the view is a group, whose views are inserted and removed one by one.
  nonisolated public static var _isGroup: Bool { false }

  /// Whether the view has a surface.
  nonisolated public static var _surface: _Surface { .none }
}

extension Never: View {
  /// Never: this type has no values, so none can have a body.
  public typealias Body = Never
  /// Never called: this type has no values.
  public var body: Never { self }
  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Never, in slot: inout _Slot) {}
}

/// The place of a child in the tree: its node, once it exists, and its inputs.
///
/// The engine passes it to `_evaluate`; it has no other use.
public struct _Slot {
  var node: Node?
  // The node that evaluates the child creates the slot, and retains both objects until the evaluation returns.
  @Unowned var parent: Node
  private var inputs: Inputs.Borrowed
  /// Whether the parent takes several consecutive children at this place.
  private var isList: Bool
  /// Whether several views became children of the parent, so that this place stays empty.
  private(set) var isFlattened = false

  init(_ node: Node?, parent: Node, inputs: Inputs, isList: Bool = false) {
    self.node = node
    _parent = Unowned(parent)
    self.inputs = Inputs.Borrowed(inputs)
    self.isList = isList
  }

  /// The traits for the next render node at this place or below.
  var traits: Traits? { inputs.traits?.object }
  /// The number of these traits.
  @MainActor var traitCount: Int { if let traits = inputs.traits { traits.object.count } else { 0 } }

  /// Evaluates a view in the node at this place, which inherits one more trait.
  ///
  /// A trait has no node: its link is retained by the nodes that inherit it. Several views below it do not become
  /// children of the parent.
  @inline(__always) @MainActor
  mutating func evaluate<Content: View>(_ content: Content, below link: Traits) {
    let (outer, wasList) = (inputs, isList)
    inputs.traits = Unowned(link)
    isList = false
    Content._evaluate(content, in: &self)
    (inputs, isList) = (outer, wasList)
    // Until there is a node, only this reference retains the link.
    withExtendedLifetime(link) {}
  }

  /// Calls `evaluate` with the node whose children several views become, and their inputs.
  ///
  /// The node is the parent, if it takes several, or else a node at this place that `make` creates.
  @MainActor mutating func list<N: Node>(make: (Node, Inputs) -> N, evaluate: (Node, Inputs) -> Void) {
    isFlattened = isList
    if isList {
      evaluate(parent, Inputs(inputs))
    } else {
      let node = node(make: make)
      evaluate(node, node.inputs)
    }
  }

  /// Returns the node at this place, and creates it if necessary: building and updating are the same operation.
  ///
  /// A node stores only what is read later. The value of the content is passed on to the node's child and not stored,
  /// because copies of view values in every node around them would cost more than all else.
  @inline(__always) @MainActor mutating func node<N: Node>(_ type: N.Type = N.self, make: (Node, Inputs) -> N) -> N {
    if let node { return downcast(node, to: N.self) }
    let new = make(parent, Inputs(inputs))
    node = new
    return new
  }
}
