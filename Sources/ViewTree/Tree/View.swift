/// A piece of a user interface: a value that says what it consists of.
///
/// Views are composed of other views by ``body``. Three kinds have none: leaves, layouts and modifiers, the primitives
/// of this module. Follows [View](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the view's value into its node, the first time and later.
  static func _evaluate(_ view: Self, in slot: inout _Slot)

  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated static var _isUnary: Bool { get }
}

extension View {
  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.evaluate(view) { BodyNode<Self>(view, parent: $0, inputs: $1) }
  }

  nonisolated public static var _isUnary: Bool { Body._isUnary }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(typeName(Self.self)) is a primitive view and has no body") }

  nonisolated public static var _isUnary: Bool { true }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
  nonisolated public static var _isUnary: Bool { true }

  public static func _evaluate(_ view: Never, in slot: inout _Slot) {}
}

/// Where a child stands in the tree: its node, once it has one, and what it inherits.
public struct _Slot {
  var node: Node?
  let parent: Node
  let inputs: Inputs

  init(_ node: Node? = nil, parent: Node, inputs: Inputs) {
    self.node = node
    self.parent = parent
    self.inputs = inputs
  }

  /// Gives the node the value, or makes the node if there is none: build is update.
  ///
  /// `make` names the node's type only where a node is made: to work out a generic type takes longer than to update its
  /// instance.
  @MainActor mutating func evaluate<V>(_ view: V, make: (Node, Inputs) -> Node) {
    if let node {
      withUnsafePointer(to: view) { node.update(from: UnsafeRawPointer($0)) }
    } else {
      let new = make(parent, inputs)
      node = new
      new.mount()
    }
  }
}
