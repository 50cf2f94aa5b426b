// A lazy grid holds only the visible cells. It is a lazy container whose rows are cells, several of them side by side;
// see `LazyRenderNode`.
//
//     1. Cells follow each other, whichever collection they come from: each line has as many as there are tracks.
//     2. The header and the footer of a section have a line of their own. A collection of sections is a row of blocks:
//        each begins a new line, and its cells are built with it.
//     3. If the elements of a collection are not one cell each, as with an `if`, the place of a cell depends on all
//        cells before it: the whole collection is built.

/// A lazy container of cells.
final class LazyGridRenderNode: LazyNode {
  private(set) var tracks: GridTracks

  init(_ layout: LazyLayout, _ tracks: GridTracks, parent: Node, inputs: Inputs) {
    self.tracks = tracks
    super.init(layout, parent: parent, inputs: inputs)
  }

  func setTracks(_ new: GridTracks) {
    guard new != tracks else { return }
    tracks = new
    knownTracks = nil
    tree.noteChange()
    rowsDidChange()
    setNeedsLayout(climbing: true)
  }

  // MARK: Tracks

  private var knownTracks: (breadth: CGFloat, placed: [PlacedTrack])?

  private func placedTracks(_ breadth: CGFloat) -> [PlacedTrack] {
    if let knownTracks, knownTracks.breadth == breadth { return knownTracks.placed }
    let placed = tracks.placed(within: breadth, metrics: renderTree.metrics, cell: renderTree.text.cellSize)
    knownTracks = (breadth, placed)
    return placed
  }

  /// The number of cells side by side.
  private func lineBreadth(_ breadth: CGFloat) -> Int { placedTracks(breadth).count }

  // MARK: Runs

  /// Consecutive rows of the container that are placed in the same way.
  private struct Run {
    enum Kind { case cells, blocks, whole }

    let kind: Kind
    var rows: Range<Int>
    var segments: [Segment]
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for segment in segments where !segment.rows.isEmpty {
      let kind = kind(of: segment)
      if kind == .cells, runs.last?.kind == .cells {
        runs[runs.count - 1].rows = runs[runs.count - 1].rows.lowerBound..<segment.rows.upperBound
        runs[runs.count - 1].segments.append(segment)
      } else {
        runs.append(Run(kind: kind, rows: segment.rows, segments: [segment]))
      }
    }
    return runs
  }

  private func kind(of segment: Segment) -> Run.Kind {
    if segment.isWhole { return .whole }
    return segment.built.contains { $0.renderNodes.contains { $0.sectionPart != nil } } ? .blocks : .cells
  }

  override func needsAllRows(of segment: Segment) -> Bool {
    segment.source != nil
      && segment.built.contains { $0.renderNodes.count != 1 && !$0.renderNodes.contains { $0.sectionPart != nil } }
  }

  // MARK: Lines

  /// Cells side by side, or one render node over the whole breadth.
  private struct Line {
    /// The built cells, with their tracks.
    var cells: [(track: Int, renderNode: RenderNode)] = []
    var isPart = false
  }

  /// Returns the lines of a run of cells that have a built cell, with their numbers in the run.
  private func lines(of run: Run, _ breadth: Int) -> [(number: Int, line: Line)] {
    var lines: [(number: Int, line: Line)] = []
    for segment in run.segments {
      for row in segment.built {
        let (number, track) = (row.index - run.rows.lowerBound).quotientAndRemainder(dividingBy: breadth)
        if lines.last?.number != number { lines.append((number, Line())) }
        for renderNode in row.renderNodes { lines[lines.count - 1].line.cells.append((track, renderNode)) }
      }
    }
    return lines
  }

  /// Divides render nodes into lines, the first of which is a new line.
  private func lines(of renderNodes: [RenderNode], _ breadth: Int) -> [Line] {
    var lines: [Line] = []
    for renderNode in renderNodes {
      if renderNode.sectionPart != nil {
        lines.append(Line(cells: [(0, renderNode)], isPart: true))
      } else if let last = lines.last, !last.isPart, last.cells.count < breadth {
        lines[lines.count - 1].cells.append((last.cells.count, renderNode))
      } else {
        lines.append(Line(cells: [(0, renderNode)]))
      }
    }
    return lines
  }

  /// The rows in a numbered line of a run of cells.
  private func rows(ofLine number: Int, in run: Run, _ breadth: Int) -> Range<Int> {
    let first = run.rows.lowerBound + number * breadth
    return first..<min(first + breadth, run.rows.upperBound)
  }

  private func offer(_ cell: (track: Int, renderNode: RenderNode), in line: Line, _ breadth: CGFloat)
    -> ProposedViewSize
  {
    if line.isPart { return offer(cell.renderNode, breadth: breadth.isFinite ? breadth : nil) }
    return offer(cell.renderNode, breadth: placedTracks(breadth)[cell.track].length)
  }

  private func length(of line: Line, _ breadth: CGFloat) -> CGFloat {
    line.cells.reduce(0) {
      max($0, $1.renderNode.measure(offer($1, in: line, breadth))[layout.axis].bounded)
    }
  }

  private func length(of lines: [Line], _ breadth: CGFloat) -> CGFloat {
    var (length, last) = (CGFloat.zero, Line?.none)
    for line in lines {
      length += gap(last, line) + self.length(of: line, breadth)
      last = line
    }
    return length
  }

  private func gap(_ first: Line?, _ second: Line) -> CGFloat {
    guard let first = first?.cells.first?.renderNode, let second = second.cells.first?.renderNode else { return 0 }
    return gap(first, second)
  }

  private func average(_ lengths: [CGFloat], gap: CGFloat) -> LazyLine.Estimate? {
    guard !lengths.isEmpty else { return nil }
    return LazyLine.Estimate(length: lengths.reduce(0, +) / CGFloat(lengths.count), gap: gap)
  }

  override func findLine(_ breadth: CGFloat) -> LazyLine {
    let count = lineBreadth(breadth)
    var line = LazyLine()
    var last: Line?
    for run in runs {
      let old = run.segments.lazy.compactMap(\.estimate).first ?? LazyLine.Estimate(length: 0, gap: 0)
      switch run.kind {
      case .cells:
        let lines = lines(of: run, count)
        let lengths = lines.map { length(of: $0.line, breadth) }
        let isComplete = lines.map { $0.line.cells.count == rows(ofLine: $0.number, in: run, count).count }
        // A cell that is built only for the focus is no measure of its whole line.
        let complete = zip(lengths, isComplete).filter(\.1).map(\.0)
        let gap = lines.first.map { self.gap($0.line, $0.line) } ?? 0
        let estimate = average(complete.isEmpty ? lengths : complete, gap: gap) ?? old
        for segment in run.segments where segment.source != nil { segment.estimate = estimate }
        for (index, built) in lines.enumerated() {
          let rows = rows(ofLine: built.number, in: run, count)
          let isSkipping = rows.lowerBound > line.count
          line.skip(to: rows.lowerBound, like: estimate, breadth: count)
          let length = isComplete[index] ? lengths[index] : max(lengths[index], estimate.length)
          line.append(
            length: length, gap: isSkipping ? estimate.gap : self.gap(last, built.line), rows: rows.count)
          last = built.line
        }
        line.skip(to: run.rows.upperBound, like: estimate, breadth: count)
      case .blocks:
        let blocks = run.segments[0].built.map { ($0, lines(of: $0.renderNodes, count)) }
        let lengths = blocks.map { length(of: $0.1, breadth) }
        let gap = blocks.first?.1.first.map { self.gap($0, $0) } ?? 0
        let estimate = average(lengths, gap: gap) ?? old
        if run.segments[0].source != nil { run.segments[0].estimate = estimate }
        for ((row, lines), length) in zip(blocks, lengths) {
          let isSkipping = row.index > line.count
          line.skip(to: row.index, like: estimate)
          line.append(length: length, gap: isSkipping ? estimate.gap : lines.first.map { self.gap(last, $0) } ?? 0)
          last = lines.last ?? last
        }
        line.skip(to: run.rows.upperBound, like: estimate)
      case .whole:
        let lines = lines(of: run.segments[0].built.flatMap(\.renderNodes), count)
        line.append(
          length: length(of: lines, breadth), gap: lines.first.map { self.gap(last, $0) } ?? 0, rows: run.rows.count)
        last = lines.last ?? last
      }
    }
    return line
  }

  override func lineCount(_ segment: Segment, before row: Int) -> Int {
    let rows = segment.rowCount(before: row)
    return kind(of: segment) == .cells ? rows / lineBreadth(breadth) : rows
  }

  /// Widens the rows by a line on each side, and to whole lines.
  override func widened(_ rows: Range<Int>) -> Range<Int> {
    let count = lineBreadth(breadth)
    var (first, end) = (max(rows.lowerBound - count, 0), min(rows.upperBound + count, self.count))
    for run in runs where run.kind == .cells {
      if run.rows.contains(first) { first -= (first - run.rows.lowerBound) % count }
      if run.rows.contains(end) {
        end = min(end + (count - (end - run.rows.lowerBound) % count) % count, run.rows.upperBound)
      }
    }
    return first..<max(end, first)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let across = layout.axis.other
    let breadth = max(proposal[across] ?? 0, self.breadth(of: placedTracks(proposal[across] ?? .infinity)))
    var size = CGSize.zero
    size[layout.axis] = line(breadth).length
    size[across] = breadth
    return size
  }

  private func breadth(of tracks: [PlacedTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  override func placeRenderChildren() {
    let line = line(breadth)
    let count = lineBreadth(breadth)
    for run in runs {
      switch run.kind {
      case .cells:
        for (number, cells) in lines(of: run, count) {
          place(cells, at: line.start(of: run.rows.lowerBound + number * count))
        }
      case .blocks:
        for row in run.segments[0].built { place(lines(of: row.renderNodes, count), at: line.start(of: row.index)) }
      case .whole:
        place(lines(of: run.segments[0].built.flatMap(\.renderNodes), count), at: line.start(of: run.rows.lowerBound))
      }
    }
    pinParts()
  }

  private func place(_ lines: [Line], at start: CGFloat) {
    var (position, last) = (start, Line?.none)
    for line in lines {
      position += gap(last, line)
      last = line
      place(line, at: position)
      position += length(of: line, breadth)
    }
  }

  private func place(_ line: Line, at start: CGFloat) {
    let tracks = placedTracks(breadth)
    let inset = max(offset(of: self.breadth(of: tracks), in: breadth, by: layout.alignment), 0)
    let length = length(of: line, breadth)
    for cell in line.cells {
      let offer = offer(cell, in: line, breadth)
      let size = cell.renderNode.measure(offer)
      let dimensions = ViewDimensions(
        width: size.width, height: size.height, proposal: offer, renderNode: cell.renderNode)
      var origin = CGPoint.zero
      if line.isPart {
        origin[layout.axis] = start
        origin[layout.axis.other] = offset(of: dimensions, in: breadth, by: layout.alignment)
      } else {
        let track = tracks[cell.track]
        let alignment = track.alignment ?? .center
        let keys = [alignment.horizontal.key, alignment.vertical.key]
        let (along, across) = layout.axis == .vertical ? (keys[1], keys[0]) : (keys[0], keys[1])
        origin[layout.axis] = start + offset(of: dimensions, in: length, by: along)
        let start = offset(of: dimensions, in: track.length, by: across)
        // In a track of zero length a cell sticks out only at the end: otherwise half a cell would lie outside the
        // grid.
        origin[layout.axis.other] = inset + track.start + (track.length > 0 ? start : max(start, 0))
      }
      cell.renderNode.setPlace(origin, anchor: .topLeading, proposal: offer)
    }
  }

  /// The offset in a room at which a view's guide meets the guide of the room.
  private func offset(of dimensions: ViewDimensions, in room: CGFloat, by key: AlignmentKey) -> CGFloat {
    guide(of: room, key) - dimensions[key]
  }

  private func offset(of length: CGFloat, in room: CGFloat, by key: AlignmentKey) -> CGFloat {
    guide(of: room, key) - guide(of: length, key)
  }

  private func guide(of length: CGFloat, _ key: AlignmentKey) -> CGFloat {
    key.defaultValue(
      in: ViewDimensions(width: length, height: length, proposal: placedProposal.unpacked, renderNode: self))
  }
}
