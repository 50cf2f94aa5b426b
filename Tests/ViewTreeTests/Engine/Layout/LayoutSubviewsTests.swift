import Testing
import ViewTreeTesting

@testable import ViewTree

/// The subviews of a layout, as the layout reads them.
@MainActor struct LayoutSubviewsTests {
  /// Hands its subviews to a closure.
  private struct Reading: Layout {
    let read: @MainActor (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { read(subviews) }
      return CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private func read(_ body: @escaping @MainActor (LayoutSubviews) -> Void) {
    var count = 0
    let reading = Reading {
      body($0)
      count += 1
    }
    let screen = Screen(width: 20) {
      reading {
        Text("abc")
        Text("def")
        Text("x\nyy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    _ = screen.text
    #expect(count > 0)
  }

  @Test func `a slice has the indices of the whole, and a selection its own`() {
    read { subviews in
      let (slice, selection) = (subviews[1..<3], subviews[[2, 0]])
      expectEqual([slice.startIndex, slice.endIndex, slice.count], [1, 3, 2])
      #expect(slice[1] == subviews[1] && slice[2] == subviews[2])
      expectEqual([selection.startIndex, selection.endIndex, selection.count], [0, 2, 2])
      #expect(selection[0] == subviews[2] && selection[1] == subviews[0])
      expectEqual(
        slice.map { $0.sizeThatFits(.unspecified) }, [CGSize(width: 3, height: 1), CGSize(width: 2, height: 2)])
      expectEqual(selection.map { $0.sizeThatFits(.unspecified).width }, [2, 3])
      #expect(slice.layoutDirection == .rightToLeft && selection.layoutDirection == .rightToLeft)
    }
  }

  @Test func `subviews are equal if they are the same in the same order`() {
    read { subviews in
      #expect(subviews == subviews && subviews[1..<3] == subviews[[1, 2]] && subviews[0..<0] == subviews[3..<3])
      #expect(subviews[1..<3] != subviews[0..<2] && subviews[[2, 0]] != subviews[[0, 2]])
      #expect(subviews[0..<2] != subviews && subviews[0] != subviews[1])
    }
  }

  @Test func `dimensions are those of one subview in one proposal`() {
    read { subviews in
      let (unspecified, zero) = (ProposedViewSize.unspecified, ProposedViewSize.zero)
      let dimensions = subviews[0].dimensions(in: unspecified)
      expectEqual(dimensions, subviews[0].dimensions(in: unspecified))
      #expect(dimensions != subviews[0].dimensions(in: zero) && dimensions != subviews[1].dimensions(in: unspecified))
      #expect(subviews[0].dimensions(in: ProposedViewSize(width: 20, height: 5)) != dimensions)
    }
  }

  @Test func `a text has a baseline of its own, and other guides by its size`() {
    read { subviews in
      let dimensions = subviews[2].dimensions(in: .unspecified)
      expectEqual([dimensions[explicit: .firstTextBaseline], dimensions[explicit: .lastTextBaseline]], [1, 2])
      #expect(dimensions[explicit: VerticalAlignment.center] == nil && dimensions[explicit: .leading] == nil)
      expectEqual([dimensions[.leading], dimensions[HorizontalAlignment.center], dimensions[.trailing]], [0, 1, 2])
      expectEqual([dimensions[.top], dimensions[VerticalAlignment.center], dimensions[.bottom]], [0, 1, 2])
    }
  }
}
