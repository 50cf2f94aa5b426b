/// A style with a wheel: the chosen option between the previous and the next.
///
///              Chocolate
///     Flavor [  Vanilla   ]
///             Strawberry
///
/// A click on a neighbour chooses it. While the picker has the focus, Up, Down, Home and End choose; Page Up and Page
/// Down move by five. Follows [WheelPickerStyle](https://developer.apple.com/documentation/swiftui/wheelpickerstyle).
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style, usually written `.wheel`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label, alignment: .center) { PickerWheel(configuration: configuration) }
  }
}

private struct PickerWheel: View {
  let configuration: PickerStyleConfiguration

  @MainActor var body: some View {
    let configuration = configuration
    WheelLayout(middle: configuration.chosenIndex.wrappedValue ?? -1)() {
      ForEach(configuration.options) { WheelRow(option: $0) }
    }
    .lineLimit(1)
    .onKey(isFocusable: true) { key in
      switch key {
      case .pageUp: configuration.moveSelection(by: -5)
      case .pageDown: configuration.moveSelection(by: 5)
      default: return configuration.handle(key, along: .vertical)
      }
      return true
    }
    .focusEffectDisabled()
  }
}

/// An option of a wheel, centred in its row; the chosen one is in brackets, or in angle brackets with the focus.
private struct WheelRow: View {
  let option: PickerStyleConfiguration.Option
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let ends = option.isSelected ? glyphs.brackets(isFocused ? .focused : .normal) : (" ", " ")
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: ends.0 + " ")
      Spacer(minLength: 0)
      option.bold(option.isSelected)
      Spacer(minLength: 0)
      Text(verbatim: " " + ends.1)
    }
    .foregroundStyle(option.isSelected ? ControlTint.plain : AnyShapeStyle(.secondary))
    .onTapGesture { option.select() }
  }
}

/// Three rows of equal height, as wide as the widest subview: the one at an index in the middle, and its neighbours.
struct WheelLayout: EngineLayout {
  /// The index of the middle row; -1 leaves the middle empty, with the first subview below it.
  let middle: Int

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  private func row(_ subviews: Subviews) -> CGSize {
    subviews.reduce(into: .zero) { size, row in
      let ideal = row.sizeThatFits(.unspecified)
      size = CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let row = row(subviews)
    return CGSize(width: min(row.width, max(proposal.width ?? row.width, 0)), height: 3 * row.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let height = bounds.height / 3
    for (place, index) in (middle - 1...middle + 1).enumerated() where subviews.indices.contains(index) {
      let origin = CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(place) * height)
      subviews[index].place(at: origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }
}
