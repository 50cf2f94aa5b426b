/// The named colours, and the component levels of the chosen colour.
nonisolated struct ColorPalette: View, ViewPart {
  @Binding var selection: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let levels = ColorLevels(supportsOpacity ? selection : selection.opaque, in: environment)
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        SwatchGrid(columns: 3, showsNames: true, selection: $selection, supportsOpacity: supportsOpacity)
        SwatchGrid(columns: 4, showsNames: false, selection: $selection, supportsOpacity: supportsOpacity)
        SwatchGrid(columns: 3, showsNames: false, selection: $selection, supportsOpacity: supportsOpacity)
      }
      ForEach(ColorLevels.Component.allCases.filter { supportsOpacity || $0 != .opacity }, id: \.self) { component in
        ComponentLevel(component: component, level: levels[component]) {
          selection = levels.color(of: supportsOpacity ? selection : selection.opaque, setting: component, to: $0)
        }
      }
    }
  }
}

extension Color {
  fileprivate var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }
}

/// The named colours; while the grid has the focus, the arrow keys choose one.
///
///     [## red]   ## orange  ## yellow
///      ## green  ## mint    ## teal
private struct SwatchGrid: View {
  let columns: Int
  let showsNames: Bool
  @Binding var selection: Color
  let supportsOpacity: Bool

  fileprivate static let names: [Color.Name] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray, .black,
  ]

  @MainActor var body: some View {
    Swatches(columns: columns, showsNames: showsNames, selection: $selection, supportsOpacity: supportsOpacity)
      .onKey(isFocusable: true) { handle($0) }
      .focusEffectDisabled()
  }

  /// Handles an arrow key, Home or End; a key that leads out of the palette is left to the surrounding views.
  @MainActor private func handle(_ key: Key) -> Bool {
    let names = Self.names
    guard let index = names.firstIndex(where: { Color($0).storage == selection.storage }) else {
      guard key == .right || key == .down else { return false }
      choose(names[0])
      return true
    }
    let next: Int
    switch key {
    case .left: next = index - 1
    case .right: next = index + 1
    case .up: next = index - columns
    case .down: next = index + columns
    case .home: next = 0
    case .end: next = names.count - 1
    default: return false
    }
    guard names.indices.contains(next) else { return false }
    choose(names[next])
    return true
  }

  @MainActor private func choose(_ name: Color.Name) {
    let alpha = supportsOpacity && selection.storage != .clear ? selection.alpha : 1
    selection = Color(name).opacity(alpha)
  }

  /// The swatches are a view of their own because `isFocused` is read inside the view that takes the focus.
  private struct Swatches: View {
    let columns: Int
    let showsNames: Bool
    @Binding var selection: Color
    let supportsOpacity: Bool
    @Environment(\.glyphs) private var glyphs
    @Environment(\.isFocused) private var isFocused

    @MainActor var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { first in
          GridRow {
            ForEach(names.indices.dropFirst(first).prefix(columns), id: \.self) { swatch(names[$0]) }
          }
        }
      }
    }

    private var names: [Color.Name] { SwatchGrid.names }

    @MainActor private func swatch(_ name: Color.Name) -> some View {
      let isChosen = Color(name).storage == selection.storage
      let ends = isChosen ? isFocused ? glyphs == .ascii ? (">", "<") : ("›", "‹") : ("[", "]") : (" ", " ")
      let title = String(describing: name)
      let alpha = supportsOpacity && selection.storage != .clear ? selection.alpha : 1
      let selection = $selection
      return HStack(spacing: 0) {
        Text(verbatim: ends.0)
        Swatch(color: Color(name))
        Text(verbatim: (showsNames ? " \(title)" : "") + ends.1)
      }
      .onTapGesture { selection.wrappedValue = Color(name).opacity(alpha) }
      .semantics(Semantics(.button, label: title))
      .published(isSelected: isChosen)
    }
  }
}

/// The level of a component, labelled by its initial if there is little room.
///
///     Red     [==============O--] 255          R [===O--] 255
nonisolated private struct ComponentLevel: View {
  let component: ColorLevels.Component
  let level: Int
  let set: @MainActor (Int) -> Void

  @MainActor var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(component.title).modifier(LayoutAround(layout: FixedColumnsLayout(columns: 7)))
        track.modifier(LeastIdealWidth())
        Text(verbatim: "\(level)").modifier(LayoutAround(layout: FixedColumnsLayout(columns: 3)))
      }
      HStack {
        Text(verbatim: String(Text(component.title).plainText.prefix(1)))
        track
        Text(verbatim: "\(level)").modifier(LayoutAround(layout: FixedColumnsLayout(columns: 3)))
      }
    }
    .onKey(isFocusable: true) { handle($0) }
    .focusEffectDisabled()
    .semantics(semantics)
  }

  @MainActor private var track: some View {
    LevelTrack(level: Double(level) / Double(component.limit))
      .modifier(GestureTrait(rank: .normal, isEnabled: true, allowsInside: true) { event, _ in drag(event) })
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.slider, label: Text(component.title).plainText)
    let (level, set) = (level, set)
    semantics.value = { "\(level)" }
    semantics.takesFocus = true
    semantics.increment = { set(level + 5) }
    semantics.decrement = { set(level - 5) }
    return semantics
  }

  @MainActor private func handle(_ key: Key) -> Bool {
    switch key {
    case .right: set(level + 5)
    case .left: set(level - 5)
    case .pageUp: set(level + 50)
    case .pageDown: set(level - 50)
    case .home: set(0)
    case .end: set(component.limit)
    default: return false
    }
    return true
  }

  /// Sets the level to the pointer's position from the press on.
  @MainActor private func drag(_ event: GestureEvent) -> GesturePhase {
    switch event.phase {
    case .time, .lapse: return .active
    case .cancel: return .failed
    case .down, .drag, .up:
      set(Int(clamping: (LevelTrack.level(at: event) * Double(component.limit)).rounded()))
      return event.phase == .up ? .ended : .active
    }
  }
}

/// A layout that is at least a number of columns wide, enough for the longest title or number.
private struct FixedColumnsLayout: TransparentLayout {
  let columns: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.content?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: max(columns * subviews.metrics.divider.width, size.width), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// Makes the smallest width the ideal one, so that `ViewThatFits` chooses the content wherever it can be drawn.
nonisolated private struct LeastIdealWidth: LayoutModifier {
  struct Least: TransparentLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      var proposal = proposal
      proposal.width = proposal.width ?? 0
      return subviews.content?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  var layout: Least { Least() }
}
