/// Builds a view from the statements of a closure: any number of views, `if`, `switch`, `if let` and `#available`.
///
/// Follows [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder public struct ViewBuilder {
  // Inlined into the modules of others: a view that is only handed on need not be copied.
  /// A statement that is a view is that view.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A closure without statements is no view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A closure of one view is that view.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A closure of several views is all of them.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` is its view, or `nil`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if … else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .trueContent(first) }
  /// The other branch of an `if … else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .falseContent(second) }
  /// A view behind `#available` hides its type, which may not be there elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
