extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index].marks.style) }
    return Text(runs: runs)
  }

  /// Sets a style unless the text has it: the modifier closest to the text wins, also over surrounding views.
  private func adding<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> Text {
    styled { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  /// Sets the font of the text; the innermost setting wins, also over those of surrounding views.
  ///
  /// `nil` leaves the font unchanged.
  public func font(_ font: Font?) -> Text { adding(\.font, font) }
  /// Makes the text bold.
  public func bold() -> Text { adding(\.bold, true) }
  /// Makes the text bold, or not bold in a bold font.
  public func bold(_ isActive: Bool) -> Text { adding(\.bold, isActive) }
  /// Makes the text italic.
  public func italic() -> Text { adding(\.italic, true) }
  /// Makes the text italic, or not italic in an italic font.
  public func italic(_ isActive: Bool) -> Text { adding(\.italic, isActive) }

  /// Sets the weight of the text, which is bold from semibold on.
  ///
  /// `nil` leaves the weight unchanged.
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
  /// `nil` leaves the colour unchanged.
  public func foregroundColor(_ color: Color?) -> Text { adding(\.foreground, color.map(AnyShapeStyle.init)) }
  /// Sets the colour of the text; the innermost setting wins.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(\.foreground, AnyShapeStyle(style)) }
}

extension View {
  private nonisolated func textStyle<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> some View {
    textStyle { style, _ in style[keyPath: keyPath] = value }
  }

  /// Sets the font of the texts in the view; as a cell has one size, titles and headings are bold, and all other fonts
  /// look alike.
  ///
  /// Follows [font(_:)](https://developer.apple.com/documentation/swiftui/view/font(_:)).
  nonisolated public func font(_ font: Font?) -> some View { textStyle(\.font, font) }

  /// Makes the texts in the view bold, or not bold in a bold font.
  ///
  /// Follows [bold(_:)](https://developer.apple.com/documentation/swiftui/view/bold(_:)).
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(\.bold, isActive) }

  /// Makes the texts in the view italic, or not italic in an italic font.
  ///
  /// Follows [italic(_:)](https://developer.apple.com/documentation/swiftui/view/italic(_:)).
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(\.italic, isActive) }

  /// Sets the weight of the texts in the view, which are bold from semibold on.
  ///
  /// `nil` leaves the weight to the font.
  ///
  /// Follows [fontWeight(_:)](https://developer.apple.com/documentation/swiftui/view/fontweight(_:)).
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(\.bold, weight.map(\.isBold)) }
  /// Underlines the texts in the view, in their own colour.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.underline, isActive)
  }
  /// Underlines the texts in the view, in their own colour; the line is solid, whatever the pattern.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.underline, isActive) }
  /// Draws a line through the texts in the view, in their own colour.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.strikethrough, isActive)
  }
  /// Draws a line through the texts in the view, in their own colour; the line is solid, whatever the pattern.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.strikethrough, isActive) }
  /// Sets the colour of the texts and shapes in the view; `nil` is the terminal's default colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    textStyle(\.foreground, color.map(AnyShapeStyle.init))
  }

  /// Sets the colour of the texts and shapes in the view; a style that refers to a surrounding one is resolved here.
  ///
  /// Each text and each shape shows all colours of a gradient, from one end of its frame to the other. The levels of the
  /// styles around it no longer apply: `.secondary` is a paler form of this style.
  ///
  /// Follows [foregroundStyle(_:)](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)).
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle { $0.foreground = style._paint(in: $1).erased }
  }
  /// Sets the colours of the primary and the secondary level in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundLevels { [primary._paint(in: $0), secondary._paint(in: $0)] }
  }
  /// Sets the colours of three levels in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels { [primary._paint(in: $0), secondary._paint(in: $0), tertiary._paint(in: $0)] }
  }

  private nonisolated func foregroundLevels(_ levels: @escaping (EnvironmentValues) -> [_Paint]) -> some View {
    textStyle { $0.foreground = AnyShapeStyle(LeveledStyle(levels: levels($1))) }
  }
}
