/// A type-erased view.
///
/// Its state is kept as long as the type of the view inside stays the same.
///
/// Follows [AnyView](https://developer.apple.com/documentation/swiftui/anyview).
nonisolated public struct AnyView: View {
  fileprivate let box: AnyViewBox

  init(_ box: AnyViewBox) { self.box = box }

  /// Creates a type-erased view.
  ///
  /// An `AnyView` is not wrapped again.
  public init<V: View>(_ view: V) {
    // Comparing the types is much faster than a cast.
    box = V.self == AnyView.self ? (view as! AnyView).box : ViewBox(view)
  }

  /// Creates a type-erased view; equivalent to `init(_:)`.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Returns the view inside if it has a given type.
  func content<V: View>(as type: V.Type) -> V? {
    box.key == ObjectIdentifier(type) ? downcast(box, to: ViewBox<V>.self).view : nil
  }

  /// The view inside.
  var content: any View { box.content }

  /// The surface of the view inside.
  var surface: _Surface { box.surface }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }
  /// Whether views in it come and go by themselves.
  public static var _isGroup: Bool { true }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: AnyView, in slot: inout _Slot) {
    slot.node { AnyViewNode(parent: $0, inputs: $1) }.show(view.box)
  }

  /// Evaluates a part of a control in its own node.
  ///
  /// `adding` changes the inputs that the node inherits.
  @MainActor func evaluatePart(in slot: inout _Slot, adding: (Inputs) -> Inputs) {
    box.evaluatePart(in: &slot, adding: adding)
  }
}

extension AnyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { box.addSubviews(to: &list) }
}

extension AnyView: SelfComparing {
  func isSame(as other: AnyView) -> Bool { box === other.box || box.isSame(as: other.box) }
}

/// The view in an `AnyView`.
///
/// Sendable: it never changes, and the view inside is used only on the main actor, like the box.
nonisolated class AnyViewBox: @unchecked Sendable {
  fileprivate var content: any View { EmptyView() }
  fileprivate var surface: _Surface { .none }
  fileprivate func isSame(as other: AnyViewBox) -> Bool { false }
  fileprivate func addSubviews(to list: inout SubviewList) {}
  @MainActor fileprivate func show(in node: ParentNode, after old: AnyViewBox?) {}
  /// The identity of the type of the view inside; views with different keys replace each other.
  fileprivate var key: ObjectIdentifier { ObjectIdentifier(AnyViewBox.self) }

  /// Evaluates the view in the node at a place, and replaces a node that belongs to another view.
  @MainActor func evaluatePart(in slot: inout _Slot, adding: (Inputs) -> Inputs) {
    if let node = slot.node, !(node is AnyViewNode) { slot.node = nil }
    slot.node { AnyViewNode(parent: $0, inputs: adding($1)) }.show(self)
  }
}

/// A box for a view of a given type.
///
/// Sendable: for the same reason as ``AnyViewBox``.
class ViewBox<V: View>: AnyViewBox, @unchecked Sendable {
  final let view: V

  nonisolated init(_ view: V) { self.view = view }

  nonisolated final override fileprivate var content: any View { view }
  nonisolated final override fileprivate var surface: _Surface { V._surface }

  nonisolated final override fileprivate var key: ObjectIdentifier { ObjectIdentifier(V.self) }

  nonisolated final override fileprivate func addSubviews(to list: inout SubviewList) { list.add(view) }

  nonisolated final override fileprivate func isSame(as other: AnyViewBox) -> Bool {
    (other as? ViewBox<V>).map { Comparison.areSame(view, $0.view) } ?? false
  }

  @MainActor final override fileprivate func show(in node: ParentNode, after old: AnyViewBox?) {
    node.show(view, isSame: old is ViewBox<V>, as: key)
  }
}

final class AnyViewNode: DynamicNode {
  private var last: AnyViewBox?
  override var shownKey: AnyHashable? { last?.key }

  /// An erased `EmptyView` appears, in contrast to one that is not erased.
  override var hasContent: Bool { last?.key == ObjectIdentifier(EmptyView.self) || super.hasContent }

  fileprivate func show(_ box: AnyViewBox) {
    box.show(in: self, after: last)
    last = box
  }
}
