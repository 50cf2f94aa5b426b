/// Which space a scene keeps clear at its edges.
///
/// Follows [ScenePadding](https://developer.apple.com/documentation/swiftui/scenepadding).
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// That of the platform: a column and a row.
  public static let minimum = ScenePadding(name: "minimum")
  /// That of a bar: a column and a row.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the space that a scene keeps clear at its edges: as ``padding(_:_:)`` does without a length.
  ///
  /// Follows [scenePadding(_:)](https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)).
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the space of a kind that a scene keeps clear at its edges.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
