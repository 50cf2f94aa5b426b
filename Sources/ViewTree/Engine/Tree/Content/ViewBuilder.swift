/// Builds a view from the statements of a closure: any number of views, `if`, `switch`, `if let` and `#available`.
///
/// Follows [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder public struct ViewBuilder {
  // Inlined into other modules, so that a view that is only passed on is not copied.
  /// Returns the view of a statement.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the view of a closure with one statement.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Combines the views of a closure with several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without `else`, or `nil`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of an `if … else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .trueContent(first) }
  /// Returns the view of the other branch of an `if … else` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .falseContent(second) }
  /// Erases the type of a view behind `#available`, because the type may not exist on other systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
