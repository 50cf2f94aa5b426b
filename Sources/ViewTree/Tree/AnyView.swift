/// A view of any type; its state is kept as long as the type stays the same.
///
/// Follows [AnyView](https://developer.apple.com/documentation/swiftui/anyview).
nonisolated public struct AnyView: View {
  fileprivate let box: AnyViewBox

  /// Hides the type of a view; an `AnyView` is taken as it is.
  public init<V: View>(_ view: V) {
    // A cast takes much longer than to compare the types.
    box = V.self == AnyView.self ? (view as! AnyView).box : ViewBox(view)
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The view itself, if it is of a type.
  func content<V: View>(as type: V.Type) -> V? { (box as? ViewBox<V>)?.view }

  /// The view itself.
  var content: any View { box.content }

  /// Whether the view is always exactly one element of the stack it is in.
  public static var _isUnary: Bool { false }
  /// Whether views in it come and go by themselves.
  public static var _isGroup: Bool { true }

  /// Carries the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: AnyView, in slot: inout _Slot) {
    slot.node { AnyViewNode(parent: $0, inputs: $1) }.show(view)
  }
}

extension AnyView: SubviewSource {
  func addSubviews(to list: inout SubviewList) { box.addSubviews(to: &list) }
}

extension AnyView: SelfComparing {
  func isSame(as other: AnyView) -> Bool { box === other.box || box.isSame(as: other.box) }
}

// Sendable: it never changes; the view in it goes where the box goes, to the main actor.
nonisolated fileprivate class AnyViewBox: @unchecked Sendable {
  var content: any View { EmptyView() }
  func isSame(as other: AnyViewBox) -> Bool { false }
  func addSubviews(to list: inout SubviewList) {}
  @MainActor func show(in node: ParentNode, after old: AnyViewBox?) {}
}

// Sendable: as the base.
private final class ViewBox<V: View>: AnyViewBox, @unchecked Sendable {
  fileprivate let view: V

  nonisolated init(_ view: V) { self.view = view }

  nonisolated override var content: any View { view }

  nonisolated override func addSubviews(to list: inout SubviewList) { list.add(view) }

  nonisolated override func isSame(as other: AnyViewBox) -> Bool {
    (other as? ViewBox<V>).map { Comparison.areSame(view, $0.view) } ?? false
  }

  @MainActor override func show(in node: ParentNode, after old: AnyViewBox?) {
    node.show(view, isSame: old is ViewBox<V>, as: ObjectIdentifier(ViewBox<V>.self))
  }
}

final class AnyViewNode: DynamicNode {
  private var last: AnyViewBox?
  override var shownKey: AnyHashable? { last.map { ObjectIdentifier(type(of: $0)) } }

  func show(_ view: AnyView) {
    view.box.show(in: self, after: last)
    last = view.box
  }
}
