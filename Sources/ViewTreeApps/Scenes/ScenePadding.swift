/// A kind of padding at the edges of a scene.
///
/// Follows [ScenePadding](https://developer.apple.com/documentation/swiftui/scenepadding).
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The padding of the platform: one column and one row.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a navigation bar: one column and one row.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the padding of a scene, like ``padding(_:_:)`` without a length.
  ///
  /// Follows [scenePadding(_:)](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)).
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a kind of padding of a scene; all kinds are equal.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
