package import ViewTree

/// The styles that the document encoders share, in terms of CSS.
package enum Markup {
  /// The colours of a document: of plain text, and behind everything.
  package struct Page {
    package let foreground: String
    package let background: String

    package static let light = Page(foreground: "#1d1d1f", background: "#ffffff")
    static let dark = Page(foreground: "#f5f5f7", background: "#000000")
  }

  /// Monospaced faces: the reader's own, then those of common systems.
  package static let fonts = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
  static let dimOpacity = "0.6"
  /// The fraction of a dim text's own colour; the rest is that of its background.
  static let dimmed = 0.6

  /// A length or a coordinate to two decimals, such as `4.5` or `8`.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(clamping: hundredths)) : String(hundredths)
  }

  /// The colours as displayed, swapped for inverse text; `nil` is the page's own.
  static func colors(of style: GlyphStyle, on page: Page) -> (foreground: String?, background: String?) {
    let colors = (foreground: style.foreground?.hex, background: style.background?.hex)
    guard style.traits.contains(.inverse) else { return colors }
    return (colors.background ?? page.background, colors.foreground ?? page.foreground)
  }

  /// The weight and slant of a style as CSS properties.
  package static func properties(of traits: GlyphStyle.Traits) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if traits.contains(.bold) { result.append(("font-weight", "bold")) }
    if traits.contains(.dim) { result.append(("opacity", dimOpacity)) }
    if traits.contains(.italic) { result.append(("font-style", "italic")) }
    return result
  }

  /// The lines below and through the text as a CSS property.
  package static func decoration(of traits: GlyphStyle.Traits) -> [(name: String, value: String)] {
    var lines: [String] = []
    if traits.contains(.underline) { lines.append("underline") }
    if traits.contains(.strikethrough) { lines.append("line-through") }
    return lines.isEmpty ? [] : [("text-decoration", lines.joined(separator: " "))]
  }
}

/// The alternative text of a picture: a title, and all published elements, one per line.
struct PictureWords {
  var title: String
  var description: String

  init(title: String = "Screen", description: String = "") {
    self.title = title
    self.description = description
  }

  /// The title is the first heading's label, or else the first label.
  @MainActor init(of screen: Screen) { self.init(screen.elements, all: screen.descendants) }

  @MainActor init(_ elements: [Element], all: [Element]) {
    let named = all.first { $0.role == .heading && !$0.label.isEmpty } ?? all.first { !$0.label.isEmpty }
    let title = named?.label.replacing("\n", with: " ").escapingControls()
    self.init(title: title ?? "Screen", description: SemanticsEncoder.encode(elements))
  }
}

extension String {
  /// The only scalar of the text; `nil` if it has several, as a letter with a combining accent has.
  var onlyScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}

extension CellGrid {
  /// The colours of a document with the picture.
  var page: Markup.Page { styles.colorScheme == .light ? .light : .dark }
}
