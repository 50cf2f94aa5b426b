/// A piece of a user interface: a value that says what it consists of.
///
/// Views are composed of other views by ``body``. Those that have none are the primitives of this module: leaves, layouts,
/// modifiers, controls, and what holds views together, as tuples and conditions; <doc:Architecture> has them in a table.
/// Follows [View](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency public protocol View {
  /// The type of what the view consists of; the compiler finds it from ``body``.
  associatedtype Body: View

  /// What the view consists of.
  ///
  /// It is evaluated when the view first appears, when a value that it read changes, and when the view's own properties
  /// do; it may run at any of these times and must have no effect but its result.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the view's value into its node, the first time and later.
  static func _evaluate(_ view: Self, in slot: inout _Slot)

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated static var _isUnary: Bool { get }

  /// Whether views in it come and go by themselves: each of them by the transition around, if there is one.
  nonisolated static var _isGroup: Bool { get }

  /// Whether the view has a surface: a fill, or a line around it.
  nonisolated static var _surface: _Surface { get }

  /// Whether the view is a line around what it stands in front of or behind.
  nonisolated static func _isOutline(_ view: Self) -> Bool

  /// The animatable data of the view, if it has some; see `BodyData`.
  static func _bodyData(of view: Self) -> AnyObject?
}

extension View {
  /// Evaluates the body where the view's value, or what the body read, changed.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) { slot.evaluateBody(of: view, BodyNode<Self>.self) }

  /// Whether the body is always exactly one element.
  nonisolated public static var _isUnary: Bool { Body._isUnary }

  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { Body._isGroup }

  /// Whether the body has a surface.
  nonisolated public static var _surface: _Surface { Body._surface }

  /// Whether the view is a line around something: of a composed one that is not known.
  nonisolated public static func _isOutline(_ view: Self) -> Bool { false }
}

extension View where Body == Never {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("\(typeName(Self.self)) is a primitive view and has no body") }

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { true }

  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { false }

  /// Whether the view has a surface.
  nonisolated public static var _surface: _Surface { .none }
}

extension Never: View {
  /// Never: there is no value of this type that could have a body.
  public typealias Body = Never
  /// Never called: there is no value of this type.
  public var body: Never { self }
  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { true }
  /// Whether views in it come and go by themselves.
  nonisolated public static var _isGroup: Bool { false }
  /// Whether the view has a surface.
  nonisolated public static var _surface: _Surface { .none }

  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Never, in slot: inout _Slot) {}
}

/// Where a child stands in the tree: its node, once it has one, and what it inherits.
///
/// What the engine hands to `_evaluate`; it has no use outside of it.
public struct _Slot {
  var node: Node?
  // The node that evaluates the child makes the slot and holds both until the evaluation returns.
  @Unowned var parent: Node
  private var inputs: Inputs.Borrowed
  /// Whether the parent takes several children at this place, one after the other.
  private var isList: Bool
  /// Whether it was given several: they are its children, and nothing is at this place.
  private(set) var isListed = false

  init(_ node: Node?, parent: Node, inputs: Inputs, isList: Bool = false) {
    self.node = node
    _parent = Unowned(parent)
    self.inputs = Inputs.Borrowed(inputs)
    self.isList = isList
  }

  /// What modifiers said about the next element at this place or below.
  var traits: Traits? { inputs.traits?.object }
  /// How many they are.
  @MainActor var traitCount: Int { if let traits = inputs.traits { traits.object.count } else { 0 } }

  /// Carries a view into the node at this place, which inherits one trait more.
  ///
  /// A trait has no node of its own: its link is kept by what inherits it. Several views in it are not given to the parent.
  @inline(__always) @MainActor
  mutating func evaluate<Content: View>(_ content: Content, below link: Traits) {
    let (outer, wasList) = (inputs, isList)
    inputs.traits = Unowned(link)
    isList = false
    Content._evaluate(content, in: &self)
    (inputs, isList) = (outer, wasList)
    // Until there is a node, nothing else holds it.
    withExtendedLifetime(link) {}
  }

  /// Calls `evaluate` with the node whose children several views are, and what they inherit: the parent, where it takes
  /// several, or else a node at this place that `make` makes.
  @MainActor mutating func list<N: Node>(make: (Node, Inputs) -> N, evaluate: (Node, Inputs) -> Void) {
    isListed = isList
    if isList {
      evaluate(parent, Inputs(inputs))
    } else {
      let node = node(make: make)
      evaluate(node, node.inputs)
    }
  }

  /// The node at this place, made if there is none yet: build is update.
  ///
  /// A node keeps what it is asked about later, and no more: the value of the content goes on to the node's child and
  /// is not kept. Copies of view values in every node around them would cost more than all else.
  @inline(__always) @MainActor mutating func node<N: Node>(_ type: N.Type = N.self, make: (Node, Inputs) -> N) -> N {
    if let node { return downcast(node, to: N.self) }
    let new = make(parent, Inputs(inputs))
    node = new
    return new
  }
}
