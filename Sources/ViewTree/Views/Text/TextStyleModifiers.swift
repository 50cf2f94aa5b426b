extension Text {
  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index].style) }
    return Text(runs: runs)
  }

  /// A modifier closest to the text wins, also over those around it.
  private func adding<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> Text {
    styled { if $0[keyPath: keyPath] == nil { $0[keyPath: keyPath] = value } }
  }

  public func font(_ font: Font?) -> Text { adding(\.font, font) }
  public func bold() -> Text { adding(\.bold, true) }
  public func bold(_ isActive: Bool) -> Text { adding(\.bold, isActive) }
  public func italic() -> Text { adding(\.italic, true) }
  public func italic(_ isActive: Bool) -> Text { adding(\.italic, isActive) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(\.bold, weight.map(\.isBold)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.underline, isActive) }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(\.underline, isActive)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(\.strikethrough, isActive) }
  public func foregroundColor(_ color: Color?) -> Text { adding(\.foreground, color.map(AnyShapeStyle.init)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(\.foreground, AnyShapeStyle(style)) }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  private nonisolated func textStyle<T>(_ keyPath: WritableKeyPath<TextStyle, T?>, _ value: T?) -> some View {
    textStyle { style, _ in style[keyPath: keyPath] = value }
  }

  /// Sets the font of texts below. A cell has one size: headings are bold, the rest looks alike.
  nonisolated public func font(_ font: Font?) -> some View { textStyle(\.font, font) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(\.bold, isActive) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(\.italic, isActive) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(\.bold, weight.map(\.isBold)) }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.underline, isActive)
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { textStyle(\.underline, isActive) }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textStyle(\.strikethrough, isActive)
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    textStyle(\.foreground, color.map(AnyShapeStyle.init))
  }
  /// Sets the colour of texts and shapes below; a style that refers to the one around is resolved here.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    textStyle { $0.foreground = AnyShapeStyle(style._color(in: $1)) }
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
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  nonisolated public func monospacedDigit() -> some View { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
}
