/// A type that represents content of a page's bars: items, groups of items, and compositions of these.
///
///     struct EditTools: ToolbarContent {
///       @Binding var isEditing: Bool
///
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .primaryAction) { Toggle("Edit", isOn: $isEditing) }
///       }
///     }
///
/// Like a view, it may have state and read the environment. Follows
/// [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body, inferred from ``body``.
  associatedtype Body: ToolbarContent

  /// The body of the content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Updates the content's node with a value, the first time and later; called by the engine.
  static func _evaluateToolbar(_ content: Self, in slot: inout _Slot)
}

extension ToolbarContent {
  /// Evaluates the body if the content, or a value that the body read, changed; called by the engine.
  public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: ToolbarContentBody(content: content), as: Self.self)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: a primitive content has no body.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: ToolbarContent {
  /// Never called: there is no value of this type.
  public static func _evaluateToolbar(_ content: Never, in slot: inout _Slot) {}
}

/// Toolbar content that a user can arrange on some platforms.
///
/// In text, its order is fixed.
///
/// Follows [CustomizableToolbarContent](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent).
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Toolbar content at a place in the tree: it has nodes like a view, but no element.
nonisolated struct ToolbarContentView<C: ToolbarContent>: View {
  let content: C

  static var _isUnary: Bool { false }
  static var _isGroup: Bool { true }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) { C._evaluateToolbar(view.content, in: &slot) }
}

/// The body of composed content, as a view.
nonisolated private struct ToolbarContentBody<C: ToolbarContent>: View {
  // This property must be first: see `PropertyPlan`.
  let content: C

  @MainActor var body: ToolbarContentView<C.Body> { ToolbarContentView(content: content.body) }
}

/// Builds toolbar content from the statements of a closure: items, `if`, `switch` and `if let`.
///
/// Follows [ToolbarContentBuilder](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns a statement with content unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  // Not marked unavailable itself: the compiler would first try all other overloads, which takes minutes for a large
  // screen. The conformance of the default argument is unavailable, and the compiler checks that last.
  /// Reports a plain view, which is not toolbar content.
  @_disfavoredOverload public static func buildExpression<V: View, Place: ToolbarContent>(
    _ view: V, _ place: Place.Type = _PlainView.self
  ) -> ToolbarItem<String, V> { fatalError("BUG: a toolbar contains a plain view") }

  /// A placeholder for the missing placement of a plain view.
  public enum _PlainView {}

  /// Reports a statement without a value, such as an assignment.
  @_disfavoredOverload public static func buildExpression<Place: ToolbarContent>(
    _ statement: Void, _ place: Place.Type = _Statement.self
  ) -> ToolbarItem<String, EmptyView> { fatalError("BUG: a toolbar contains a statement") }

  /// A placeholder for the missing content of a statement.
  public enum _Statement {}

  /// Returns a single statement unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> { _TupleToolbarContent(repeat each content) }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if … else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { .trueContent(first) }

  /// Builds the second branch of an `if … else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .falseContent(second) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

@available(*, unavailable, message: "a view is not toolbar content: wrap it in ToolbarItem { … }")
extension ToolbarContentBuilder._PlainView: ToolbarContent {
  /// `Never`: the type has no values.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {}
}

@available(*, unavailable, message: "a statement without a value is not toolbar content: move it into an action")
extension ToolbarContentBuilder._Statement: ToolbarContent {
  /// `Never`: the type has no values.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {}
}

/// Several toolbar contents in sequence.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  private let views: TupleView<repeat ToolbarContentView<each Content>>

  fileprivate init(_ content: repeat each Content) {
    views = TupleView(repeat ToolbarContentView(content: each content))
  }

  /// Updates the nodes of the contents; called by the engine.
  @MainActor public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    TupleView._evaluate(content.views, in: &slot)
  }
}

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  /// Updates the node of the content, if there is one; called by the engine.
  public static func _evaluateToolbar(_ content: Wrapped?, in slot: inout _Slot) {
    Optional<ToolbarContentView<Wrapped>>._evaluate(content.map { ToolbarContentView(content: $0) }, in: &slot)
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  /// Updates the node of the branch's content; called by the engine.
  @MainActor public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    typealias Views = _ConditionalContent<ToolbarContentView<TrueContent>, ToolbarContentView<FalseContent>>
    let views: Views =
      switch content {
      case .trueContent(let content): .trueContent(ToolbarContentView(content: content))
      case .falseContent(let content): .falseContent(ToolbarContentView(content: content))
      }
    Views._evaluate(views, in: &slot)
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  // Disfavored: see `toolbar(content:)`.
  /// Creates a group from toolbar content.
  @_disfavoredOverload nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(grouped: content())
  }

  /// Updates the node of the content; called by the engine.
  @MainActor public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    Content._evaluateToolbar(content.content, in: &slot)
  }
}
