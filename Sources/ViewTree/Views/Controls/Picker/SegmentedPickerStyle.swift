/// The options side by side, in one frame; where they have no room, a button that opens a menu.
///
///     View [ Day |*Week*| Month ]        View [ Day │•Week•│ Month ]
///
/// While it has the focus, the chosen one stands between angles, and Left, Right, Home and End choose. Follows
/// [SegmentedPickerStyle](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style, usually written `.segmented`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) { SegmentsOrMenu(configuration: configuration, hasLines: true, marks: .points) }
  }
}

/// The options side by side, the chosen one in brackets: for pictures and colours.
///
///     Tag  red [green] blue
///
/// Left, Right, Home and End choose while it has the focus. Follows
/// [PalettePickerStyle](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style, usually written `.palette`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) { SegmentsOrMenu(configuration: configuration, hasLines: false, marks: .brackets) }
  }
}

/// The options side by side, or where they have no room, a button that opens a menu: each option is one view.
private struct SegmentsOrMenu: View {
  let configuration: PickerStyleConfiguration
  let hasLines: Bool
  let marks: ChoiceMarks

  @MainActor var body: some View {
    ViewThatFits(in: .horizontal) {
      Segments(configuration: configuration, hasLines: hasLines, marks: marks)
      PickerMenu(configuration: configuration, hasSegments: true)
    }
    .movesItems()
  }
}

private struct Segments: View {
  let configuration: PickerStyleConfiguration
  let hasLines: Bool
  let marks: ChoiceMarks
  @Environment(\.glyphs) private var glyphs

  @MainActor var body: some View {
    let options = configuration.options
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      if hasLines { Text(verbatim: "[") }
      ForEach(options) { option in
        if hasLines, option.id != options.first?.id { Text(verbatim: glyphs == .ascii ? "|" : "│") }
        MarkedChoice(isChosen: option.isSelected, marks: marks, label: ItemHost(option.id, content: option))
          .onTapGesture { option.select() }
      }
      if hasLines { Text(verbatim: "]") }
    }
    .lineLimit(1)
    .onKey(isFocusable: true) { configuration.handle($0, along: .horizontal) }
    .focusEffectDisabled()
  }
}
