/// A style with the options side by side in one frame; if they do not fit, a button that opens a menu.
///
///     View [ Day |*Week*| Month ]        View [ Day │•Week•│ Month ]
///
/// In a picker that has the focus, the chosen option is between angle brackets, and Left, Right, Home and End choose.
/// Follows [SegmentedPickerStyle](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle).
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style, usually written `.segmented`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) { SegmentsOrMenu(configuration: configuration, hasLines: true, marks: .points) }
  }
}

/// A style for pictures and colours, with the options side by side and the chosen one in brackets.
///
///     Tag  red [green] blue
///
/// While the picker has the focus, Left, Right, Home and End choose. Follows
/// [PalettePickerStyle](https://developer.apple.com/documentation/swiftui/palettepickerstyle).
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style, usually written `.palette`.
  public init() {}

  /// Returns the view of one picker; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) { SegmentsOrMenu(configuration: configuration, hasLines: false, marks: .brackets) }
  }
}

/// The options side by side, or a button that opens a menu if they do not fit.
///
/// Each option is one view, moved between both.
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
