extension View {
  /// Lets the user drag a value from the view to a `dropDestination`.
  ///
  /// The drag begins when the pressed pointer enters a different cell: the payload is evaluated, and a copy of the view
  /// follows the pointer until the button is released. Escape cancels the drag. Follows
  /// [draggable(_:)](https://developer.apple.com/documentation/swiftui/view/draggable(_:)).
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource<EmptyView>(payload: payload, preview: nil))
  }

  /// Lets the user drag a value from the view, with a preview that follows the pointer; see ``draggable(_:)``.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: payload, preview: preview()))
  }
}

/// A modifier that lets the user drag a value from a view.
nonisolated struct DragSource<Preview: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".draggable" }

  let payload: () -> any Sendable
  /// The view that follows the pointer; `nil` shows a copy of the dragged view.
  let preview: Preview?
  var isEnabled = true
  @State private var drag: Drag?

  init(payload: @escaping () -> any Sendable, preview: Preview?) { (self.payload, self.preview) = (payload, preview) }

  func enabled(_ isEnabled: Bool) -> DragSource {
    var source = self
    source.isEnabled = isEnabled
    return source
  }

  /// The drag in progress, and its distance from the point where the button was pressed, in points.
  struct Drag: Equatable {
    let session: DragSession
    var distance: CGPoint

    static func == (a: Drag, b: Drag) -> Bool { a.session === b.session && a.distance == b.distance }
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      GestureTrait(rank: .normal, isEnabled: isEnabled, allowsInside: true, recognize: { recognize($0, $1) })
    )
    .presentation(isPresented: drag != nil, .dragPreview(at: drag?.distance ?? .zero), dismiss: { giveUp() }) {
      if let preview { preview } else { content }
    }
    .onDisappear { giveUp() }
  }

  @MainActor private func giveUp() {
    drag?.session.cancel()
    drag = nil
  }

  @MainActor private func recognize(_ event: GestureEvent, _ memory: GestureMemory) -> GesturePhase {
    let session = memory.state as? DragSession
    switch event.phase {
    case .down, .time: return .possible
    case .drag:
      guard session != nil || event.hasMoved else { return .possible }
      return move(event, session ?? begin(memory))
    case .up:
      session?.drop()
      drag = nil
      return session == nil ? .failed : .ended
    case .lapse, .cancel:
      giveUp()
      return .failed
    }
  }

  @MainActor private func begin(_ memory: GestureMemory) -> DragSession {
    let session = DragSession(payload())
    memory.state = session
    return session
  }

  @MainActor private func move(_ event: GestureEvent, _ session: DragSession) -> GesturePhase {
    event.move(session)
    drag = session.isOver ? nil : Drag(session: session, distance: event.location - event.start)
    return .active
  }
}

extension Presentation {
  fileprivate static func dragPreview(at distance: CGPoint) -> Presentation {
    Presentation(DragPreviewLayout(distance: distance), modality: .passive)
  }
}

/// Places the preview at the drag's distance from its view; the preview does not enlarge the screen.
private struct DragPreviewLayout: EngineLayout {
  let distance: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews.content?[PresentationPlace.self].screen ?? .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let preview = subviews.content else { return }
    let anchor = preview[PresentationPlace.self].anchor
    preview.place(at: anchor.origin + distance, proposal: ProposedViewSize(anchor.size))
  }
}
