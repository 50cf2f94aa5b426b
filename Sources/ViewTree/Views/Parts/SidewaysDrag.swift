extension View {
  /// Calls an action after a drag that is more horizontal than vertical, with its length as a fraction of the view's
  /// width; a negative length is towards the leading edge.
  nonisolated func onSidewaysDrag(
    isEnabled: Bool = true, _ action: @escaping @MainActor (CGFloat) -> Void
  ) -> some View {
    modifier(
      GestureTrait(
        rank: .normal, isEnabled: isEnabled, allowsInside: true,
        recognize: { event, _ in
          let way = event.location - event.start
          switch event.phase {
          case .down, .time: return .possible
          case .drag: return abs(way.x) > abs(way.y) ? .active : .possible
          case .up:
            guard abs(way.x) > abs(way.y) else { return .failed }
            action((event.renderNode.isMirrored ? -way.x : way.x) / event.renderNode.size.width)
            return .ended
          case .lapse, .cancel: return .failed
          }
        }))
  }
}
