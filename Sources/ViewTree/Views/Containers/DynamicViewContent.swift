/// Views made from data. Follows [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  /// The data from which the views are made.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  nonisolated public var data: Content.Data { content.data }
}

/// What the user may do to the rows of a collection.
nonisolated public struct RowEditing: ViewModifier {
  public typealias Body = Never

  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  @MainActor public static func _evaluate<Content: View>(_ view: ModifiedContent<Content, Self>, in slot: inout _Slot) {
    Content._evaluate(view.content, in: &slot)
  }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> ModifiedContent<
    Self, RowEditing
  > {
    modifier(RowEditing(delete: action))
  }

  nonisolated public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> ModifiedContent<
    Self, RowEditing
  > {
    modifier(RowEditing(move: action))
  }
}
