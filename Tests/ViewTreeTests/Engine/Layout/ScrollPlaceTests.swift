import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The edges of the window at which a place comes in when it is scrolled to.
@MainActor struct ScrollPlaceTests {
  private func scroll(_ screen: Screen, to id: AnyHashable, _ anchor: ScrollAnchor) -> [CGFloat?]? {
    let edges = screen.frames.root.scrollTarget(id)?.scroll(to: anchor)
    screen.frames.run()
    return edges.map { [$0[.horizontal], $0[.vertical]] }
  }

  @Test func `a place comes in at the edge that it was beyond, on each axis`() {
    let screen = Screen(width: 6, height: 4) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20) { row in
            HStack(spacing: 0) { ForEach(0..<10) { Text("\(row % 10)\($0)").id("\(row) \($0)") } }
          }
        }
      }
    }
    func scroll(_ id: String, _ x: CGFloat? = nil, _ y: CGFloat? = nil) -> [CGFloat?]? {
      self.scroll(screen, to: AnyHashable(id), ScrollAnchor(x: x, y: y))
    }
    expectText(screen.text, equals: "000102\n101112\n202122\n303132")
    expectEqual(scroll("0 0"), [nil, nil])
    expectEqual(scroll("9 0"), [nil, 1])
    expectText(screen.text, equals: "606162\n707172\n808182\n909192")
    expectEqual(scroll("9 0"), [nil, nil])
    expectEqual(scroll("9 9"), [1, nil])
    expectEqual(scroll("5 9"), [nil, 0])
    expectEqual(scroll("0 0"), [0, 0])
    expectEqual(scroll("5 5", 0, 1), [1, 1])
    expectText(screen.text, equals: "252627\n353637\n454647\n555657")
    expectEqual(scroll("5 5", 1, 0), [0, 1])
    expectText(screen.text, equals: "535455\n636465\n737475\n838485")
    expectEqual(scroll("none"), nil)
    expectEqual(screen.faults, [])
  }

  @Test func `a place that is half a row away comes in too`() {
    let screen = Screen(width: 6, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 2, height: 0.5).id($0) } }
      }
    }
    let nearest = ScrollAnchor(x: nil, y: nil)
    let edges = [0, 6, 1, 0].map { scroll(screen, to: AnyHashable($0), nearest) }
    expectEqual(edges, [[nil, nil], [nil, 1], [nil, nil], [nil, 0]])
  }
}
