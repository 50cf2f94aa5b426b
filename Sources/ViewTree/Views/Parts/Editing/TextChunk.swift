/// A place in a text, counted in parts, characters and bytes.
struct TextPlace {
  var part = 0
  var character = 0
  var byte = 0

  static func + (a: TextPlace, b: TextPlace) -> TextPlace {
    TextPlace(part: a.part + b.part, character: a.character + b.character, byte: a.byte + b.byte)
  }
}

/// Successive parts of a text, with the places at which they begin.
///
/// A change replaces the chunks that it touches, and shares all others with the previous text. A key therefore costs
/// one chunk, and a sum over all chunks.
final class TextChunk {
  /// The largest number of parts; a chunk that would have more is divided.
  static let limit = 128

  let parts: [TextPart]
  /// The place at which each part begins, counted from the chunk, and the end of the chunk.
  let starts: [TextPlace]
  /// The layouts in two widths, with the unfinished line of the previous chunk.
  private var known: [(look: FieldLines.Look, start: LineBreaks.State, layout: ChunkLayout)] = []

  var end: TextPlace { starts[parts.count] }

  private init(_ parts: [TextPart]) {
    self.parts = parts
    starts = parts.reduce(into: [TextPlace()]) { starts, part in
      starts.append(
        starts[starts.count - 1] + TextPlace(part: 1, character: part.count, byte: part.text.utf8.count))
    }
  }

  /// Returns the chunks of some parts, in nearly equal lengths; an empty array for no parts.
  static func all(of parts: [TextPart]) -> [TextChunk] {
    let count = (parts.count + limit - 1) / limit
    return (0..<count).map { TextChunk(Array(parts[parts.count * $0 / count..<parts.count * ($0 + 1) / count])) }
  }

  /// Returns the lines of the parts without those after `limit` columns; the first may begin in a previous chunk.
  func layout(
    _ look: FieldLines.Look, from start: LineBreaks.State, limit: Int, measuring: any TextMeasuring
  ) -> ChunkLayout {
    if let known = known.first(where: { $0.look == look && $0.start == start }) { return known.layout }
    var layouts: [PartLayout] = []
    var (rest, columns) = (start, 0)
    for part in parts where columns < limit {
      let layout = part.layout(look, from: rest, measuring: measuring)
      layouts.append(layout)
      (rest, columns) = (layout.rest, columns + layout.shown.columns)
    }
    let layout = ChunkLayout(layouts, rest: rest)
    guard layouts.count == parts.count else { return layout }
    if known.count > 1 { known.removeLast() }
    known.insert((look, start, layout), at: 0)
    return layout
  }
}

/// A length of a laid out text, counted in characters, in columns, and in lines that end in it.
struct LaidOutLength {
  var characters = 0
  var columns = 0
  var lines = 0

  static func + (a: LaidOutLength, b: LaidOutLength) -> LaidOutLength {
    LaidOutLength(
      characters: a.characters + b.characters, columns: a.columns + b.columns, lines: a.lines + b.lines)
  }
}

/// The layouts of successive parts of a text.
final class ChunkLayout {
  let parts: [PartLayout]
  /// The lengths before each part, counted from the chunk, and the length of the chunk.
  let starts: [LaidOutLength]
  /// The unfinished line that continues after the chunk.
  let rest: LineBreaks.State

  var end: LaidOutLength { starts[parts.count] }

  init(_ parts: [PartLayout], rest: LineBreaks.State) {
    (self.parts, self.rest) = (parts, rest)
    starts = parts.reduce(into: [LaidOutLength()]) { starts, part in
      starts.append(
        starts[starts.count - 1]
          + LaidOutLength(characters: part.shown.count, columns: part.shown.columns, lines: part.lines.count))
    }
  }
}
