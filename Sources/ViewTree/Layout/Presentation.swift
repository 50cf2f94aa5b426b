// Something presented is shown above the screen: an open menu, a calendar, a sheet. It is content, and what a
// ``Presentation`` says of it. Its node is as large as the screen and has one subview, the content, which a layout places:
// any layout, given the place of the view that presents it as a layout value (``PresentationPlace``).

/// How something is presented.
struct Presentation {
  /// What happens to events that are for what lies below.
  enum Modality {
    /// It is a part of another presentation, as a menu in a menu: a click beside it closes it, and goes on to what it
    /// hits.
    case part
    /// A click beside it closes it, and does nothing else; what lies below can be found and focused.
    case popup
    /// Nothing that lies below is hit, focused or published while it is there. A click beside it closes it.
    case modal
    /// It only shows something, as what is dragged: all events are for what lies below, but Escape, which closes it.
    case passive
  }

  /// Places the content, its only subview, on the screen.
  ///
  /// A screen that grows with its content offers no height: it becomes as high as the layout says.
  let placement: AnyLayout
  let modality: Modality
  /// Whether what lies below is shown dim.
  let dimsBelow: Bool
  /// Whether keys are for it, and for the control that presents it, wherever the focus is: it is a menu, or the like,
  /// and no place of its own to work in.
  let takesKeys: Bool
  /// Whether what had the focus before has it again only when it is gone.
  let takesFocus: Bool
  /// How the content comes and goes in an update with an animation.
  let transition: AnyTransition

  init<L: Layout>(
    _ placement: L, modality: Modality = .popup, dimsBelow: Bool = false, takesKeys: Bool = false,
    takesFocus: Bool? = nil, transition: AnyTransition = .opacity
  ) {
    self.placement = AnyLayout(placement)
    self.modality = modality
    self.dimsBelow = dimsBelow
    self.takesKeys = takesKeys
    self.takesFocus = takesFocus ?? (modality == .modal)
    self.transition = transition
  }
}

/// Where something is presented: a layout value of the content.
struct PresentationPlace: LayoutValueKey, Equatable {
  static var defaultValue: PresentationPlace { PresentationPlace(anchor: .null, screen: .zero) }

  /// The frame of the view that presents it, in the coordinates of the screen.
  let anchor: CGRect
  /// The size of the screen; where that grows with its content, the size of what lies below.
  let screen: CGSize
}

/// Says that only the program closes what the view is presented in.
struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension RenderTree {
  /// Puts something above what is presented.
  ///
  /// Of what two modifiers of one view present in one update that of the outer one, which is written later, lies above,
  /// whichever of them is evaluated first.
  func present(_ new: PresentationRenderNode) {
    // What comes above the new one comes above the presentation around it as well.
    let around = new.presentationAround.flatMap { around in presentations.lastIndex { $0 === around } }
    let candidates = presentations[(around.map { $0 + 1 } ?? 0)...]
    guard let index = candidates.firstIndex(where: { $0.comesAbove(new) }) else { return presentations.append(new) }
    presentations[index].comesAfter(new)
    presentations.insert(new, at: index)
  }

  /// What can be used, the topmost last: what lies below a modal presentation cannot.
  func usableRoots(above root: RenderNode) -> [RenderNode] {
    if presentations.isEmpty { return [root] }
    let layers = usablePresentations
    return layers.fromTopmostModal.map(Array.init) ?? [root] + layers
  }

  /// What takes events of what is presented, the topmost last.
  var usablePresentations: [PresentationRenderNode] {
    presentations.contains { $0.isPassive } ? presentations.filter { !$0.isPassive } : presentations
  }
}

extension [PresentationRenderNode] {
  /// The topmost modal one and what lies above it; `nil` where none is modal.
  @MainActor var fromTopmostModal: ArraySlice<PresentationRenderNode>? {
    lastIndex(where: \.isModal).map { self[$0...] }
  }
}
