/// What stands in the bars of a page: items, groups of them, and what is composed of those.
///
///     struct EditTools: ToolbarContent {
///       @Binding var isEditing: Bool
///
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .primaryAction) { Toggle("Edit", isOn: $isEditing) }
///       }
///     }
///
/// It may have state and read the environment, as a view. Follows
/// [ToolbarContent](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of what the content consists of; the compiler finds it from ``body``.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the content's value into its node, the first time and later.
  static func _evaluateToolbar(_ content: Self, in slot: inout _Slot)
}

extension ToolbarContent {
  /// Evaluates the body where the content, or what the body read, changed.
  public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: ToolbarContentBody(content: content), ToolbarBodyNode<Self>.self)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: a primitive content has no body.
  public var body: Never { fatalError("\(typeName(Self.self)) is a primitive toolbar content and has no body") }
}

extension Never: ToolbarContent {
  /// Never called: there is no value of this type.
  public static func _evaluateToolbar(_ content: Never, in slot: inout _Slot) {}
}

/// Content whose items a user could arrange; on a text platform they stay as they are written.
///
/// Follows [CustomizableToolbarContent](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent).
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Toolbar content at a place in the tree: it has nodes as a view has, and no element.
nonisolated struct ToolbarContentView<C: ToolbarContent>: View {
  typealias Body = Never

  let content: C

  static var _isUnary: Bool { false }
  static var _isGroup: Bool { true }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    C._evaluateToolbar(view.content, in: &slot)
  }
}

/// The body of composed content, as a view.
nonisolated private struct ToolbarContentBody<C: ToolbarContent>: View {
  // First: see PropertyPlan.
  let content: C

  @MainActor var body: ToolbarContentView<C.Body> { ToolbarContentView(content: content.body) }
}

private final class ToolbarBodyNode<C: ToolbarContent>: BodyNode<ToolbarContentBody<C>> {
  override class var evaluatedType: Any.Type { C.self }
}

/// Builds toolbar content from the statements of a closure: items, `if`, `switch` and `if let`.
///
/// Follows [ToolbarContentBuilder](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder public struct ToolbarContentBuilder {
  /// A statement that is content is that content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  // Not unavailable itself: the compiler would first try everything else around it, for minutes in a large screen. The
  // conformance of the default argument is unavailable, and the compiler looks at that last.
  /// Reports a plain view, which is no content of a toolbar.
  @_disfavoredOverload public static func buildExpression<V: View, Place: ToolbarContent>(
    _ view: V, _ place: Place.Type = _PlainView.self
  ) -> ToolbarItem<String, V> { fatalError("BUG: a plain view in a toolbar") }

  /// The place of a plain view in a toolbar, which is none.
  public enum _PlainView {}

  /// One statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> { _TupleToolbarContent(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if … else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { .trueContent(first) }

  /// The other branch of an `if … else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .falseContent(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

@available(*, unavailable, message: "a view is no content of a toolbar by itself: wrap it in ToolbarItem { … }")
extension ToolbarContentBuilder._PlainView: ToolbarContent {
  /// Never: there is no value of this type.
  public typealias Body = Never

  /// Never called.
  public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {}
}

/// Several contents of a toolbar, one after the other.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  private let views: TupleView<repeat ToolbarContentView<each Content>>

  fileprivate init(_ content: repeat each Content) {
    views = TupleView(repeat ToolbarContentView(content: each content))
  }

  /// Carries the contents into their nodes; called by the engine.
  @MainActor public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    TupleView._evaluate(content.views, in: &slot)
  }
}

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  /// Carries the content into its node, if there is one; called by the engine.
  public static func _evaluateToolbar(_ content: Wrapped?, in slot: inout _Slot) {
    Optional<ToolbarContentView<Wrapped>>._evaluate(content.map { ToolbarContentView(content: $0) }, in: &slot)
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  /// Carries the content of the branch into its node; called by the engine.
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
  /// Never: the content is primitive.
  public typealias Body = Never

  // Disfavored: see `toolbar(content:)`.
  /// The content of a builder closure.
  @_disfavoredOverload nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(grouped: content())
  }

  /// Carries the content into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ content: Self, in slot: inout _Slot) {
    Content._evaluateToolbar(content.content, in: &slot)
  }
}
