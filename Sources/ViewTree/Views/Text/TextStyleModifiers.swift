extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index].marks.style) }
    return Text(runs: runs)
  }

  /// A modifier closest to the text wins, also over those around it.
  private func adding<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> Text {
    styled { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  /// Sets the font of the text; the innermost setting wins, also over those of the views around.
  ///
  /// `nil` says nothing.
  public func font(_ font: Font?) -> Text { adding(\.font, font) }
  /// Makes the text bold.
  public func bold() -> Text { adding(\.bold, true) }
  /// Makes the text bold, or not bold in a bold font.
  public func bold(_ isActive: Bool) -> Text { adding(\.bold, isActive) }
  /// Makes the text italic.
  public func italic() -> Text { adding(\.italic, true) }
  /// Makes the text italic, or not italic in an italic font.
  public func italic(_ isActive: Bool) -> Text { adding(\.italic, isActive) }

  /// Sets the weight of the text: from semibold on it is bold.
  ///
  /// `nil` says nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(\.bold, weight.map(\.isBold)) }
  /// Underlines the text, in its own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.underline, isActive) }
  /// Underlines the text, in its own colour; the line is solid, whatever the pattern.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(\.underline, isActive)
  }
  /// Draws a line through the text, in its own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.strikethrough, isActive) }
  /// Draws a line through the text, in its own colour; the line is solid, whatever the pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(\.strikethrough, isActive)
  }

  /// Sets the colour of the text; the innermost setting wins.
  ///
  /// `nil` says nothing.
  public func foregroundColor(_ color: Color?) -> Text { adding(\.foreground, color.map(AnyShapeStyle.init)) }
  /// Sets the colour of the text; the innermost setting wins.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(\.foreground, AnyShapeStyle(style)) }
  /// The same text: every character has one width already.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The same text: every digit has one width already.
  public func monospacedDigit() -> Text { self }
  /// The same text: characters stand one to a cell.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The same text: characters stand one to a cell.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The same text: a line is one cell high.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  private nonisolated func textStyle<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> some View {
    textStyle { style, _ in style[keyPath: keyPath] = value }
  }

  /// Sets the font of the texts below; a cell has one size: titles and headings are bold, the rest looks alike.
  ///
  /// Follows [font(_:)](https://developer.apple.com/documentation/swiftui/view/font(_:)).
  nonisolated public func font(_ font: Font?) -> some View { textStyle(\.font, font) }

  /// Makes the texts below bold, or not bold in a bold font.
  ///
  /// Follows [bold(_:)](https://developer.apple.com/documentation/swiftui/view/bold(_:)).
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(\.bold, isActive) }

  /// Makes the texts below italic, or not italic in an italic font.
  ///
  /// Follows [italic(_:)](https://developer.apple.com/documentation/swiftui/view/italic(_:)).
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(\.italic, isActive) }

  /// Sets the weight of the texts below: from semibold on they are bold.
  ///
  /// `nil` leaves it to the font.
  ///
  /// Follows [fontWeight(_:)](https://developer.apple.com/documentation/swiftui/view/fontweight(_:)).
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(\.bold, weight.map(\.isBold)) }
  /// Underlines the texts below, in their own colour.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.underline, isActive)
  }
  /// Underlines the texts below, in their own colour; the line is solid, whatever the pattern.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.underline, isActive) }
  /// Draws a line through the texts below, in their own colour.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.strikethrough, isActive)
  }
  /// Draws a line through the texts below, in their own colour; the line is solid, whatever the pattern.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.strikethrough, isActive) }
  /// Sets the colour of the texts and shapes below; `nil` is the terminal's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    textStyle(\.foreground, color.map(AnyShapeStyle.init))
  }

  /// Sets the colour of texts and shapes below; a style that refers to the one around is resolved here.
  ///
  /// Of a gradient each text and each shape shows all colours, from one end of its frame to the other.
  ///
  /// Follows [foregroundStyle(_:)](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)).
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle { $0.foreground = style._paint(in: $1).erased }
  }
  /// Sets the colours of the primary and the secondary level below.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary).environment(\.foregroundLevels, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  /// Sets the colours of three levels below.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary).environment(
      \.foregroundLevels, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  /// Has no effect: every character has one width already.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Has no effect: every character has one width already.
  nonisolated public func monospacedDigit() -> some View { self }
  /// Has no effect: a terminal has one typeface.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
}
