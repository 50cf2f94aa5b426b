/// A link in a text, where it is shown.
struct TextLink {
  let url: URL
  let label: String
  /// A rectangle for each piece of a line that it has, in the text's own coordinates.
  let rects: [CGRect]

  /// All of it.
  var bounds: CGRect { rects.dropFirst().reduce(rects[0]) { $0.union($1) } }
}

extension LeafNode {
  /// The links in the leaf's text, in their order.
  var textLinks: [TextLink] {
    guard view.mayHaveLinks, let text = tree.graph.untracked({ view.links(in: inputs.environmentValues) }) else {
      return []
    }
    var rects = [[CGRect]](repeating: [], count: text.urls.count)
    forEachPiece(of: text.block) { link, rect in
      guard let index = text.urls.indices.dropFirst(Int(link) - 1).first else { return }
      rects[index].append(rect)
    }
    return text.urls.indices.filter { !rects[$0].isEmpty }.map {
      TextLink(url: text.urls[$0], label: text.label(of: $0), rects: rects[$0])
    }
  }

  /// Calls `body` with each piece of a link, and where it is.
  private func forEachPiece(of block: TextBlock, _ body: (UInt16, CGRect) -> Void) {
    let context = context
    let layout = context.lines(of: block, in: size)
    for (row, line) in layout[0..<layout.count].enumerated() {
      var x = line.offset
      for run in line.runs {
        let width = context.text.size(of: TextBlock([TextRun(run.text)], glyphs: block.glyphs), in: .unspecified).width
        let rect = CGRect(x: x, y: CGFloat(row) * layout.lineHeight, width: width, height: layout.lineHeight)
        if run.link > 0 { body(run.link, rect) }
        x += width
      }
    }
  }

  /// What a tap at a point of the screen does: it opens the link there.
  func linkTap(at point: CGPoint) -> TraitLink<TapTrait>? {
    guard view.mayHaveLinks else { return nil }
    let place = point - absoluteOrigin
    let link = textLinks.first { $0.rects.contains { $0.contains(place) } }
    return link.map { link in
      let open = { [self] in tree.graph.untracked { inputs.environmentValues.openURL }(link.url) }
      return TraitLink(TapTrait(count: 1, action: open), outer: nil)
    }
  }
}

extension LinkedText {
  /// The words of a link, also those for which there is no space.
  fileprivate func label(of index: Int) -> String {
    block.runs.filter { Int($0.link) == index + 1 }.map(\.text).joined()
  }
}
