// A presentation is shown above the screen: an open menu, a calendar, a sheet. It consists of content and of a
// ``Presentation`` with its properties. Its node is as large as the screen and has one subview, the content, which any
// layout may place: the frame of the presenting view is a layout value of it (``PresentationPlace``).

/// The properties of a presentation.
package struct Presentation {
  /// The handling of events for the views below.
  package enum Modality {
    /// A part of another presentation, such as a submenu: a click beside it closes it, and then acts on the view that
    /// it hits.
    case part
    /// A click beside it closes it, and does nothing else; the views below can be found and focused.
    case popup
    /// No view below is hit, focused or published while it is there. A click beside it closes it.
    case modal
    /// It only shows something, such as a dragged item: all events are for the views below, but Escape, which closes
    /// it.
    case passive
  }

  /// The layout that places the content, its only subview, on the screen.
  ///
  /// A screen that grows with its content offers no height, and takes the height of the layout.
  let placement: AnyLayout
  let modality: Modality
  /// Whether the views below are shown dim.
  let dimsBelow: Bool
  /// Whether it and the control that presents it receive all keys, wherever the focus is, as a menu does.
  let takesKeys: Bool
  /// Whether it takes the focus; the view that had it gets it back when the presentation is gone.
  let takesFocus: Bool
  /// Whether it stays while the presenting view has no place in its bar: true for a result of the view's action, such
  /// as a sheet; false for a part of the view's look, such as the list of a menu.
  let outlivesPlace: Bool
  /// The transition of the content in an update with an animation.
  let transition: AnyTransition

  package init<L: Layout>(
    _ placement: L, modality: Modality = .popup, dimsBelow: Bool = false, takesKeys: Bool = false,
    takesFocus: Bool? = nil, outlivesPlace: Bool? = nil, transition: AnyTransition = .opacity
  ) {
    self.placement = AnyLayout(placement)
    self.modality = modality
    self.dimsBelow = dimsBelow
    self.takesKeys = takesKeys
    self.takesFocus = takesFocus ?? (modality == .modal)
    self.outlivesPlace = outlivesPlace ?? (modality == .modal)
    self.transition = transition
  }
}

/// The place of a presentation: a layout value of the content.
package struct PresentationPlace: LayoutValueKey, Equatable {
  package static var defaultValue: PresentationPlace { PresentationPlace(anchor: .null, screen: .zero) }

  /// The frame of the presenting view, in the coordinates of the screen.
  package let anchor: CGRect
  /// The size of the screen; for a screen that grows with its content, the size of the content below.
  package let screen: CGSize
}

/// Prevents the user from closing the presentation that contains the view; the program still can.
struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension RenderTree {
  /// Adds a presentation above the others.
  ///
  /// If two modifiers of one view present in one update, the presentation of the outer modifier, which is written
  /// later, lies above, in whichever order the modifiers are evaluated.
  func present(_ new: PresentationRenderNode) {
    // A presentation that belongs above the new one lies above the enclosing presentation as well.
    let around = new.presentationAround.flatMap { around in presentations.lastIndex { $0 === around } }
    let candidates = presentations[(around.map { $0 + 1 } ?? 0)...]
    guard let index = candidates.firstIndex(where: { $0.staysAbove(new) }) else { return presentations.append(new) }
    presentations[index].didInsertBelow(new)
    presentations.insert(new, at: index)
  }

  /// The presentations that are drawn, the topmost last; those that leave are the lowest.
  var layers: [PresentationRenderNode] { animator.leavingPresentations + presentations }

  /// The roots that can be used, the topmost last; those below a modal presentation cannot.
  func usableRoots(above root: RenderNode) -> [RenderNode] {
    if presentations.isEmpty { return [root] }
    let layers = usablePresentations
    return layers.fromTopmostModal.map(Array.init) ?? [root] + layers
  }

  /// The presentations that take events, the topmost last.
  var usablePresentations: [PresentationRenderNode] {
    presentations.contains { $0.isPassive } ? presentations.filter { !$0.isPassive } : presentations
  }
}

extension [PresentationRenderNode] {
  /// The topmost modal presentation and those above it; `nil` if none is modal.
  @MainActor var fromTopmostModal: ArraySlice<PresentationRenderNode>? {
    lastIndex(where: \.isModal).map { self[$0...] }
  }
}
