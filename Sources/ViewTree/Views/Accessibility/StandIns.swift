extension View {
  /// Publishes other views instead of this one: their elements can be used as if they were drawn.
  ///
  ///     LevelBar(level: level).accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
  ///
  /// Follows
  /// [accessibilityRepresentation](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)).
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    standIns(for: .representation, representation)
  }

  /// Publishes other views inside of this one, instead of what is in it.
  ///
  /// Follows
  /// [accessibilityChildren(children:)](https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)).
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    standIns(for: .children, children)
  }

  /// Gives the view the actions of buttons that are not drawn.
  ///
  /// Follows
  /// [accessibilityActions(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)).
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    standIns(for: .actions, content)
  }

  /// Gives the view the actions of buttons that are not drawn; the category is not published.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    standIns(for: .actions, content)
  }
}

/// To what actions belong.
///
/// Follows [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// Creates a category of your own.
  public init(_ name: Text) { self.name = name.plainText }
  /// Creates a category of your own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// Creates a category of your own.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

  /// None in particular.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  /// Changes of what is there.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))
}
