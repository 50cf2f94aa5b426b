import ViewTreeTesting

extension Screen {
  /// Numbered lines in a window of four.
  static func scrolledLines(_ count: Int, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(width: 9, height: 4, options: ScreenOptions(glyphs: glyphs)) {
      ScrollView {
        VStack(alignment: .leading) { ForEach(1...count, id: \.self) { Text("Line \($0)") } }
          .frame(width: 9, alignment: .leading)
      }
    }
  }
}
