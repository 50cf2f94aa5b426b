/// Builds a view from the statements of a closure: any number of views, `if`, `switch`, `if let` and `#available`.
///
/// Follows [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder public struct ViewBuilder {
  // Inlined into the modules of others: a view that is only handed on need not be copied.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .trueContent(first) }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .falseContent(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
