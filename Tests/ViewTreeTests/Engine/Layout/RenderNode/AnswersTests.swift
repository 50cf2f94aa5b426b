import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The answers of render nodes, which are kept, and recomputed when a node is dirty.
@MainActor struct AnswersTests {
  /// A text, a colour without baselines, a text with guides, a divider, and a stack around a guide.
  private let screen = Screen(width: 30) {
    HStack(alignment: .top, spacing: 0) {
      Text("abcde\nf")
      Color.red.frame(width: 5, height: 3)
      Text("g\nh").alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.top) { _ in 5 }
        .alignmentGuide(.leading) { $0[.leading] + 1 }.alignmentGuide(.firstTextBaseline) { _ in 7 }
      Divider()
      VStack { Text("x").alignmentGuide(.top) { _ in 2 } }
    }
  }

  private var tree: RenderTree { screen.frames.tree }
  private var nodes: [RenderNode] { screen.frames.root.renderChildren[0].renderChildren }

  private let keys = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  private func positions(_ node: RenderNode) -> [CGFloat] {
    keys.map { node.position(of: RenderNode.Guide($0), size: node.size, proposal: node.placedProposal) }
  }

  @Test func `the position of a guide is set, or follows from the size`() {
    expectEqual(nodes.map(\.size.width), [5, 5, 1, 1, 1])
    expectEqual(
      nodes.map(positions),
      [
        [0, 2.5, 5, 0, 1, 2, 1, 2], [0, 2.5, 5, 0, 1.5, 3, 3, 3], [4, 0.5, 1, 5, 1, 2, 7, 2],
        [0, 0.5, 1, 0, 4, 8, 8, 8], [0, 0.5, 1, 2, 0.5, 1, 1, 1],
      ])
    let endless = CGSize(width: CGFloat.infinity, height: 1)
    expectEqual(
      nodes[1].position(of: RenderNode.Guide(keys[0]), size: endless, proposal: nodes[1].placedProposal), 0)
    expectEqual(nodes.map(\.layoutCache.hasBaselines), [true, nil, nil, false, nil])
  }

  @Test func `an explicit guide is one that the view or its content sets`() {
    let explicit = nodes.map { node in
      let dimensions = ViewDimensions(
        width: node.size.width, height: node.size.height, proposal: node.placedProposal.unpacked, renderNode: node)
      return keys.map { node.explicitAlignment($0, in: dimensions) }
    }
    expectEqual(
      explicit,
      [
        [nil, nil, nil, nil, nil, nil, 1, 2], Array(repeating: nil, count: 8), [4, nil, nil, 5, nil, nil, 7, 2],
        Array(repeating: nil, count: 8), [nil, nil, nil, 2, nil, nil, 1, 1],
      ])
    expectEqual(nodes.map(\.layoutCache.hasBaselines), [true, nil, nil, false, nil])
    // Only answers that may change are kept; of the leading guide also the one that the outer guide reads.
    expectEqual(nodes.map { $0.layoutCache.guides.count }, [0, 2, 9, 0, 8])
  }

  @Test func `only the views around a guide look for guides`() {
    expectEqual(nodes.map(\.mayHaveGuides), [false, false, true, false, true])
    let plain = Screen(width: 9) { HStack { Text("a") } }
    expectEqual(plain.frames.root.mayHaveGuides, false)
    expectEqual(screen.frames.root.mayHaveGuides, true)
  }

  @Test func `the first baseline of a text is at the end of its first line`() {
    let points = Screen(width: 9, options: ScreenOptions(unit: .points)) { HStack { Text("ab\nc") } }
    let text = points.frames.root.renderChildren[0].renderChildren[0]
    expectEqual(Array(positions(text)[6...]), [16, 32])
    expectEqual(points.faults, [])
  }

  // MARK: Changes

  /// Whether an answer has changed, how many sizes were measured, and how many are kept.
  private func change(_ node: RenderNode, climbing: Bool = false) -> [Int] {
    let before = tree.work.measured
    node.setNeedsLayout(climbing: climbing)
    node.refreshAnswers()
    let measured = tree.work.measured - before
    // Nothing is left to do.
    node.refreshAnswers()
    expectEqual(tree.work.measured - before, measured)
    return [node.takeChange() ? 1 : 0, measured, node.layoutCache.sizes.count]
  }

  @Test func `a change that leaves all answers as they are does not reach the layout around, unless it must`() {
    for node in nodes {
      _ = (node.spacing, node.priority, node.takesAll(along: .horizontal), positions(node))
      // At first, a stack around a new guide asks its layout to read the guides.
      if node !== nodes[4] { expectEqual(change(node)[0], 0) }
      let sizes = node.layoutCache.sizes.count
      expectEqual(change(node, climbing: true), [1, sizes, sizes])
      expectEqual(change(node), [0, sizes, sizes])
      expectEqual(node.takeChange(), false)
    }
  }

  @Test func `beyond the limit a node gives the last size, and has no answers after a change`() {
    let node = nodes[0]
    for width in node.layoutCache.sizes.count..<RenderTree.answerLimit {
      let proposal = ProposedViewSize(width: 1_000 + CGFloat(width), height: 0)
      node.layoutCache.keep(CGSize(width: 1, height: 1), for: PackedProposal(proposal))
    }
    expectEqual(node.layoutCache.hasDiscardedAnswers, false)
    expectEqual(node.measure(ProposedViewSize(width: 2, height: 1)), CGSize(width: 1, height: 1))
    expectEqual(node.layoutCache.hasDiscardedAnswers, true)
    expectEqual(screen.issues.count, 1)
    expectEqual(change(node), [1, 0, 0])
    _ = node.measure(.unspecified)
    expectEqual(change(node), [0, 1, 1])
  }

  @Test func `a node with many guides forgets them when it needs another one in a later layout`() {
    let node = nodes[2]
    _ = positions(node)
    expectEqual(node.layoutCache.guides.count, 9)
    tree.layoutPass &+= 1
    let dimensions = ViewDimensions(width: 77, height: 2, proposal: .unspecified, renderNode: node)
    expectEqual(node.explicitAlignment(keys[0], in: dimensions), 4)
    // The guide, and the one that it reads.
    expectEqual(node.layoutCache.guides.count, 2)
    expectEqual(node.layoutCache.hasDiscardedAnswers, true)
  }

  @Test func `an answer that is kept is given again without work`() {
    let before = tree.work
    _ = nodes[0].measure(nodes[0].placedProposal)
    expectEqual(tree.work - before, RenderWork(answered: 1))
    _ = nodes[0].measure(ProposedViewSize(width: 77, height: 55))
    expectEqual(tree.work - before, RenderWork(measured: 1, answered: 1))
  }

  @Test func `a render node waits once for layout, and for drawing only if it is shown`() {
    let node = nodes[0]
    _ = tree.takeChanges()
    node.setNeedsLayout()
    node.setNeedsLayout()
    expectEqual([tree.changes.layouts.count, tree.changes.displays.count], [1, 0])
    node.isPlaced = false
    node.setNeedsDisplay()
    expectEqual(tree.changes.displays.count, 0)
    node.isPlaced = true
    node.setNeedsDisplay()
    expectEqual(tree.changes.displays.count, 1)
  }

  @Test func `a guide that reads something else is found again, and drawn only where lines may run to the left`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(width: 9, options: ScreenOptions(layoutDirection: direction)) { HStack { Text("a") } }
      let tree = screen.frames.tree
      _ = screen.text
      screen.frames.root.renderChildren[0].renderChildren[0].answersMayHaveChanged()
      expectEqual(tree.changes.layouts.count, 1)
      expectEqual(tree.changes.displays.count, direction == .leftToRight ? 0 : 1)
    }
  }

  @Test func `nodes are exposed to a guide, and to nothing in a plain stack`() {
    let plain = Screen(width: 9) { HStack { Text("a") } }
    expectEqual([tree.exposesNodes, plain.frames.tree.exposesNodes], [true, false])
    expectEqual(plain.faults, [])
  }

  @Test func `a render node that left the tree answers nothing`() {
    let screen = Screen(width: 9) {
      HStack {
        Text("abc").layoutPriority(2)
        Spacer()
      }
    }
    for node in screen.frames.root.renderChildren[0].renderChildren {
      node.unmount()
      node.layoutCache = LayoutCache()
      expectEqual(node.measure(.unspecified), .zero)
      expectEqual(node.priority, 0)
      expectEqual(node.spacing, ViewSpacing())
      expectEqual(node.takesAll(along: .horizontal), false)
    }
    screen.close()
  }
}
