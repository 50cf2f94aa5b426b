import Testing
import ViewTreeTesting

@testable import ViewTree

/// A layout whose kind, and with it the kind of its cache, changes.
@MainActor struct AnyLayoutTests {
  private struct Turning: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
      let layouts: [AnyLayout] = [
        AnyLayout(HStackLayout()), AnyLayout(GridLayout()), AnyLayout(ZStackLayout()),
        AnyLayout(VStackLayout(alignment: .trailing)), AnyLayout(AnyLayout(HStackLayout(spacing: 3))),
      ]
      let layout = layouts[number % 5]
      HStack {
        layout {
          Text("a")
          Text("bb")
        }
        Text("|")
      }
      .offers("turn", to: probe) { number += 1 }
    }
  }

  @Test func `each kind of layout takes the place of another one, with a cache of its own`() {
    let probe = Probe()
    let screen = Screen(Turning(probe: probe), width: 20, height: 2)
    let pictures = (0..<6).map { _ in
      defer { screen.perform("turn", probe) }
      return screen.text
    }
    expectEqual(pictures, ["a bb |\n", " a\nbb |", "bb |\n", " a\nbb |", "a   bb |\n", "a bb |\n"])
    expectEqual(screen.faults, [])
  }

  /// Hands its subviews to a closure.
  private struct Reading: Layout {
    let read: @MainActor (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { read(subviews) }
      return CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private func read(hasFlat: Bool = false, _ body: @escaping @MainActor (LayoutSubviews) -> Void) {
    var count = 0
    let reading = Reading {
      body($0)
      count += 1
    }
    let screen = Screen(width: 20) {
      reading {
        ForEach(["abc", "de", "f\ng"], id: \.self) { Text($0) }
        if hasFlat { Color.clear.frame(width: 2, height: 0) }
      }
    }
    _ = screen.text
    #expect(count > 0)
  }

  @Test func `a cache that another kind of layout made is replaced, whatever is asked first`() {
    read { subviews in
      let (row, column) = (AnyLayout(HStackLayout()), AnyLayout(VStackLayout()))
      var cache = row.makeCache(subviews: subviews)
      let size = column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
      expectEqual(size, CGSize(width: 3, height: 4))
      cache = row.makeCache(subviews: subviews)
      column.placeSubviews(
        in: CGRect(x: 1, y: 2, width: 9, height: 4), proposal: .unspecified, subviews: subviews, cache: &cache)
      expectEqual(
        subviews.map { $0.renderNode.pending?.origin },
        [CGPoint(x: 1, y: 2), CGPoint(x: 1.5, y: 3), CGPoint(x: 2, y: 4)])
      cache = row.makeCache(subviews: subviews)
      let grid = AnyLayout(GridLayout())
      expectEqual(grid.spacing(subviews: subviews, cache: &cache), ViewSpacing())
      let places = grid.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
      expectEqual(places, CGSize(width: 3, height: 4))
    }
  }

  @Test func `a stack's cache for fewer subviews is used for these alone`() {
    read { subviews in
      let row = HStackLayout(spacing: 1)
      var cache = row.makeCache(subviews: subviews[0..<2])
      let proposals = [ProposedViewSize.unspecified, ProposedViewSize(width: 20, height: 3)]
      for proposal in proposals {
        let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        expectEqual(size, CGSize(width: 6, height: 1))
        row.placeSubviews(
          in: CGRect(x: 0, y: 0, width: 6, height: 1), proposal: proposal, subviews: subviews, cache: &cache)
      }
      expectEqual(subviews[1].renderNode.pending?.origin, CGPoint(x: 4, y: 0))
    }
    // A view without a height is offered that of the row.
    read(hasFlat: true) { subviews in
      let row = HStackLayout(spacing: 1)
      var cache = row.makeCache(subviews: subviews[[2, 3]])
      row.placeSubviews(
        in: CGRect(x: 5, y: 1, width: 9, height: 3), proposal: .unspecified, subviews: subviews[[2, 3, 0]],
        cache: &cache)
      expectEqual(subviews[2].renderNode.pending?.origin, CGPoint(x: 5, y: 1))
      expectEqual(subviews[3].renderNode.pending?.origin, CGPoint(x: 7, y: 1))
      expectEqual(subviews[3].renderNode.pending?.proposal, PackedProposal(ProposedViewSize(width: nil, height: 2)))
    }
  }
}
