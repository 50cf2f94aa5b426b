import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The places of render nodes, and the fields that few of them need.
@MainActor struct PlacesTests {
  /// Places each subview at one point, by an anchor of its own.
  private struct Anchors: Layout {
    let anchors: [UnitPoint]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 12, height: 8)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (anchor, subview) in zip(anchors, subviews) {
        subview.place(at: CGPoint(x: 7, y: 4), anchor: anchor, proposal: .unspecified)
      }
    }
  }

  private static let anchors: [UnitPoint] = [
    .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .center, UnitPoint(x: 0.25, y: 1),
  ]

  private let screen = Screen(width: 20, height: 12) {
    Anchors(anchors: PlacesTests.anchors) { ForEach(0..<6) { _ in Text("abcd\ne") } }
  }

  private var nodes: [RenderNode] { screen.descendants.map(\.node.renderNode) }

  @Test func `a subview is placed by the point of it that its anchor is`() {
    expectEqual(
      nodes.map(\.origin),
      [(7, 4), (3, 4), (7, 2), (3, 2), (5, 3), (6, 2)].map { CGPoint(x: $0, y: $1) })
  }

  @Test func `a place in a line to the left is as far from the other end`() {
    expectEqual(
      CGRect(x: 1, y: 2, width: 3, height: 4).mirrored(in: 10), CGRect(x: 6, y: 2, width: 3, height: 4))
  }

  @Test func `a field that few nodes need takes no space before it is set`() {
    let nodes = nodes
    let node = nodes[0]
    let rotation = Rotation(.degrees(90), aspect: 2)
    (node.clipRotation, node.wrapper, node.motion) = (nil, nil, nil)
    // Lines run to the right, and nothing is rotated: no direction is watched.
    #expect(node.layoutDirection == .leftToRight && !node.isInRotatedView && node.rare.value == nil)
    node.clipRotation = rotation
    node.wrapper = nodes[1]
    #expect(node.clipRotation == rotation && node.wrapper === nodes[1])
    (node.clipRotation, node.wrapper) = (nil, nil)
    #expect(node.clipRotation == nil && node.wrapper == nil)
  }

  @Test func `the way from the layout to the picture and back is exact, at any angle`() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for degrees in [0.0, 30, 90, 200] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let screen = Screen(width: 20, height: 12) {
          HStack { Text("ab") }.frame(width: 9, height: 5).rotationEffect(.degrees(degrees))
            .environment(\.layoutDirection, direction)
        }
        let node = try #require(screen.descendants.first?.node.renderNode)
        let stack = try #require(node.renderParent)
        expectEqual(stack.laidOut(stack.seen(frame)), frame)
        expectEqual(stack.isInRotatedView, true)
        node.unmount()
        expectEqual(node.isInRotatedView, false)
        screen.close()
      }
    }
  }

  @Test func `a clip whose rotation stays is not drawn again`() throws {
    let screen = Screen(width: 20, height: 12) {
      HStack { Text("ab") }.frame(width: 9, height: 5).clipped().rotationEffect(.degrees(90))
    }
    _ = screen.text
    let clip = try #require(screen.frames.root.shown { $0.clipsToBounds ? $0 : nil }.first)
    let rotation = clip.clipRotation
    expectEqual(rotation, Rotation(.degrees(90), aspect: screen.frames.tree.metrics.aspect))
    clip.rotate([])
    #expect(screen.frames.tree.damage.isEmpty)
    clip.clipRotation = nil
    clip.rotate([])
    #expect(!screen.frames.tree.damage.isEmpty && clip.clipRotation == rotation)
  }

  @Test func `the modifier of a group leaves the tree with the node that it is around`() throws {
    let screen = Screen(width: 9, height: 8) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
    }
    let texts = screen.descendants.map(\.node.renderNode)
    let wrappers = try texts.map { try #require($0.wrapper) }
    expectEqual([screen.frames.tree.hasReferenceCycles, self.screen.frames.tree.hasReferenceCycles], [true, false])
    #expect(texts[0].outermost === wrappers[0] && wrappers[0].wrappedNode === texts[0])
    texts[0].unmount()
    #expect(wrappers[0].isUnmounted && texts[0].wrapper == nil)
    texts[1].releaseCompanion()
    #expect(!wrappers[1].isUnmounted && texts[1].wrapper == nil)
    screen.close()
  }

  // MARK: Frames of views

  private struct Parts: View {
    var body: some View {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("bb")
        }
        .padding(1)
        ViewThatFits {
          Text("too long for the screen")
          Text("s")
        }
        ForEach(0..<0) { _ in Text("none") }
      }
    }
  }

  /// The frames of the views at a place and below, with a mark before those that have no place on the screen.
  private func frames(_ node: Node) -> [String] {
    let frame = node.frameOnScreen
    let words = frame.isNull ? "none" : "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    var all = [(node.hasPlaceOnScreen ? "" : "- ") + words]
    node.forEachChild { all += frames($0) }
    return all
  }

  @Test func `the frame of a view is that of its render nodes, without the modifiers around them`() {
    let screen = Screen(Parts(), width: 12, height: 8)
    _ = screen.text
    expectEqual(
      frames(screen.frames.root),
      [
        "0.0 0.0 4.0 7.0", "0.0 0.0 4.0 7.0", "0.0 0.0 4.0 7.0", "0.0 0.0 4.0 6.0", "1.0 1.0 2.0 4.0",
        "1.5 1.0 1.0 1.0", "1.0 4.0 2.0 1.0", "1.5 6.0 1.0 1.0", "1.5 6.0 1.0 1.0", "- 1.5 6.0 0.0 0.0",
        "1.5 6.0 1.0 1.0", "none",
      ])
  }

  private struct TurningClip: View {
    let probe: Probe
    @State private var degrees = 0.0

    var body: some View {
      Text("abcdefgh\nabcdefgh\nabcdefgh").fixedSize().frame(width: 8, height: 1).clipped()
        .rotationEffect(.degrees(degrees)).frame(width: 8, height: 5)
        .offers("turn", to: probe) { degrees = 90 - degrees }
    }
  }

  @Test func `a clip that turns over a text that stays shows and hides its other rows`() {
    let probe = Probe()
    let screen = Screen(TurningClip(probe: probe), width: 8, height: 5)
    expectText(screen.text, equals: "\n\nabcdefgh\n\n")
    screen.perform("turn", probe)
    expectText(screen.text, equals: "\n   de\n   de\n   de\n")
    screen.perform("turn", probe)
    expectText(screen.text, equals: "\n\nabcdefgh\n\n")
    expectEqual(screen.faults, [])
  }
}
