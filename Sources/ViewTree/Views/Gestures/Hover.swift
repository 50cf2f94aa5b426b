/// The state of the pointer over a view.
///
/// Follows [HoverPhase](https://developer.apple.com/documentation/swiftui/hoverphase).
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls an action when the pointer enters or leaves the view.
  ///
  /// Follows [onHover(perform:)](https://developer.apple.com/documentation/swiftui/view/onhover(perform:)).
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    let action = MainActorValue(action)
    return modifier(
      HoverTrait { move in
        if move?.isFirst != false { action.value(move != nil) }
      })
  }

  /// Calls an action with each move of the pointer over the view, and when it leaves.
  ///
  /// Follows
  ///
  /// [onContinuousHover](https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)).
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let (space, action) = (coordinateSpace.coordinateSpace, MainActorValue(action))
    return modifier(
      HoverTrait { move in
        guard let move else { return action.value(.ended) }
        action.value(.active(move.location + move.renderNode.frame(in: space).origin))
      })
  }
}
