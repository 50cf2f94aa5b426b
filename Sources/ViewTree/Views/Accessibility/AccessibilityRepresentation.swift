extension View {
  /// Publishes different views in place of this one; their elements can be used as if they were drawn.
  ///
  ///     LevelBar(level: level).accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
  ///
  /// Follows
  /// [accessibilityRepresentation](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)).
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    undrawnViews(for: .representation, representation)
  }

  /// Publishes different views inside this one, in place of its own content.
  ///
  /// Follows
  /// [accessibilityChildren(children:)](https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)).
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    undrawnViews(for: .children, children)
  }

  /// Adds the actions of buttons that are not drawn to the view.
  ///
  /// Follows
  /// [accessibilityActions(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)).
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    undrawnViews(for: .actions, content)
  }

  /// Adds the actions of buttons that are not drawn to the view; the category is not published.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    undrawnViews(for: .actions, content)
  }
}

/// A category of actions.
///
/// Follows [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name.plainText }
  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// Creates a category with a verbatim name.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

  /// No specific category.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  /// The category of actions that edit the content.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))
}
