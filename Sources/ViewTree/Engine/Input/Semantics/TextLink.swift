/// A link in a text, with the place where it is shown.
struct TextLink {
  /// The number of the link in the runs of the text, from 1 on.
  let number: UInt16
  let url: URL
  let label: String
  /// A rectangle for each piece of a line that the link covers, in the text's own coordinates.
  let rects: [CGRect]

  /// The union of all rectangles.
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
      TextLink(number: UInt16(clamping: $0 + 1), url: text.urls[$0], label: text.label(of: $0), rects: rects[$0])
    }
  }

  /// Calls `body` with each piece of a link and its rectangle.
  private func forEachPiece(of block: TextBlock, _ body: (UInt16, CGRect) -> Void) {
    let context = context
    let layout = context.lines(of: context.broken(context.directed(block)), in: size)
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

  /// Returns the tap that opens the link at a point of the screen, if there is one.
  func linkTap(at point: CGPoint) -> TraitLink<TapTrait>? {
    guard view.mayHaveLinks else { return nil }
    let place = point - absoluteOrigin
    let link = textLinks.first { $0.rects.contains { $0.contains(place) } }
    return link.map { link in
      TraitLink(
        TapTrait(count: 1) { [self] in
          focus(on: link)
          open(link)
        }, outer: nil)
    }
  }

  private func open(_ link: TextLink) { tree.graph.untracked { inputs.environmentValues.openURL }(link.url) }

  // MARK: Keys

  /// Whether Tab stops at the text, once for each of its links.
  var hasFocusableLinks: Bool { view.mayHaveLinks && isEnabled && !textLinks.isEmpty }

  /// The link that has the focus, while the text has it.
  var focusedLink: TextLink? {
    guard let number = rare.value?.focusedLink else { return nil }
    return textLinks.first { $0.number == number }
  }

  func focus(on link: TextLink?) {
    guard rare.value?.focusedLink != link?.number else { return }
    rare[or: Rare()].focusedLink = link?.number
    setNeedsDisplay()
  }

  /// Called when the focus comes to the text from one side: its first or its last link gets it.
  func enterLinks(_ direction: FocusDirection) {
    guard view.mayHaveLinks else { return }
    let links = textLinks
    focus(on: direction == .forward ? links.first : links.last)
  }

  /// Moves the focus to the next link of the text; returns whether there is one.
  func moveLink(_ direction: FocusDirection) -> Bool {
    guard view.mayHaveLinks, let current = rare.value?.focusedLink else { return false }
    let links = textLinks
    let next =
      direction == .forward ? links.first { $0.number > current } : links.last { $0.number < current }
    if let next { focus(on: next) }
    return next != nil
  }

  /// Opens the link with the focus, as Return and the space bar do; returns whether there is one.
  func openFocusedLink() -> Bool {
    guard let link = focusedLink else { return false }
    open(link)
    return true
  }
}

extension LeafContext {
  /// Returns a text in the direction in which lines run.
  func directed(_ block: TextBlock) -> TextBlock { layoutDirection == .rightToLeft ? block.mirrored : block }

  /// Returns a text with its rule for breaking lines: a word of a label that has no room beside the control is cut, but
  /// broken where the control grows with the label.
  func broken(_ text: TextBlock) -> TextBlock {
    var text = text
    text.keepsWords =
      hasEnclosingTrait(PartTrait.self) { $0.labelOf != nil } && !hasEnclosingTrait(PartTrait.self) { $0.isGrowing }
    return text
  }
}

extension LinkedText {
  /// The words of a link, including those for which there is no space.
  fileprivate func label(of index: Int) -> String {
    block.runs.filter { Int($0.link) == index + 1 }.map(\.text).joined()
  }
}
