internal import ViewTree

extension Element {
  /// Returns the element in a format, without a final line break.
  ///
  ///     print(try screen.find(.list, "Devices").render(.text))
  ///
  /// Pictures are the cells of the element's frame, as far as the scroll views around it show them, with everything
  /// that lies over them. In `.text`, the marks of a state beside the element are included. `.tree`, `.semantics` and
  /// `.json` contain the element and everything inside; `.graph` is that of the whole screen. An element that is gone
  /// has an empty picture.
  public func render(_ format: SnapshotFormat) -> String {
    screen.frames.run()
    switch format {
    case .text: return PlainTextEncoder.encode(markedPart)
    case .ansi: return ANSIEncoder.encode(screen.canvas.grid.part(area), colors: screen.options.colorDepth)
    case .cells: return CellsEncoder.encode(screen.canvas.grid.part(area))
    case .svg: return SVGEncoder.encode(screen.layeredPicture.grid.part(area), words)
    case .html:
      let semantics = HTMLSemantics(cellSize: cellSize).encode(shown, origin: origin)
      return HTMLEncoder.encode(
        screen.layeredPicture.grid.part(area), words, language: screen.options.locale.identifier(.bcp47),
        semantics: semantics)
    case .tree: return current?.renderDump() ?? ""
    case .semantics: return SemanticsEncoder.encode(shown)
    case .json: return JSONSemantics.encode(shown)
    case .graph: return screen.render(.graph)
    }
  }

  /// The picture of the element as text; see ``render(_:)``.
  public var text: String { render(.text) }

  /// The reason why the element has no picture, with a remedy; `nil` if it has one.
  package var problemOfPicture: String? {
    func refusal(_ reason: String) -> String { "\(name) cannot be compared: \(reason)" }
    if current == nil {
      guard node.isShown, let blocker = screen.frames.events.blocker(of: node) else {
        return refusal(Self.removedReason)
      }
      return refusal("it is behind \(blocker.name); \(blocker.remedy)")
    }
    return area.isEmpty ? refusal("no cell of it is visible; use scroll(to:), or a larger screen") : nil
  }

  /// The element, or nothing if it is gone.
  private var shown: [Element] { current == nil ? [] : [self] }

  private var words: PictureWords { PictureWords(shown, all: shown + descendants) }

  private var cellSize: CGSize { screen.options.unit.cellSize }

  private var origin: CGPoint {
    let area = area
    return CGPoint(
      x: CGFloat(area.columns.lowerBound) * cellSize.width, y: CGFloat(area.rows.lowerBound) * cellSize.height)
  }

  /// The visible cells of the element; empty if it is gone.
  private var area: CellRect {
    guard let current else { return CellRect(columns: 0..<0, rows: 0..<0) }
    let visible = current.visibleFrame
    guard !visible.isNull else { return CellRect(columns: 0..<0, rows: 0..<0) }
    return CellRect(visible, cellSize: cellSize).intersection(screen.canvas.grid.bounds)
  }

  /// The cells of the picture as text, with the marks directly beside them.
  private var markedPart: CellGrid {
    let (shaded, marked) = screen.markedGrids
    var area = area
    let hasMark = { (column: Int, word: Int) in
      area.rows.contains { row in
        marked[row, column].glyph != shaded[row, column].glyph && !shaded[row, word].glyph.looksBlank
      }
    }
    let (first, end) = (area.columns.lowerBound, area.columns.upperBound)
    guard !area.isEmpty else { return marked.part(area) }
    let start = first > 0 && hasMark(first - 1, first) ? first - 1 : first
    area.columns = start..<(end < marked.columns && hasMark(end, end - 1) ? end + 1 : end)
    return marked.part(area)
  }
}
