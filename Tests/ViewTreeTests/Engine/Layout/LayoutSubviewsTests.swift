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

  private func read<V: View>(
    @ViewBuilder _ views: () -> V, _ body: @escaping @MainActor (LayoutSubviews) -> Void
  ) {
    var count = 0
    let reading = Reading {
      body($0)
      count += 1
    }
    let views = views()
    _ = Screen(width: 20) { reading { views } }.text
    #expect(count > 0)
  }

  @Test func `guides are combined where the subviews were placed last, in the coordinates of the bounds`() {
    read { subviews in
      let bounds = CGRect(x: 2, y: 3, width: 9, height: 9)
      subviews[0].place(at: CGPoint(x: 5, y: 7), proposal: .unspecified)
      subviews[2].place(at: CGPoint(x: 6, y: 8), proposal: .unspecified)
      expectEqual(subviews.mergedAlignment(of: VerticalAlignment.firstTextBaseline.key, in: bounds), 5)
      expectEqual(subviews.mergedAlignment(of: VerticalAlignment.lastTextBaseline.key, in: bounds), 7)
      #expect(subviews.mergedAlignment(of: HorizontalAlignment.leading.key, in: bounds) == nil)
    }
  }

  @Test func `a guide of a text leaves its other guides as they are`() {
    read {
      Text("xyz\ny").alignmentGuide(.leading) { $0.width - 1 }
      Color.red.frame(width: 4, height: 2).alignmentGuide(.leading) { _ in 1 }
    } _: { subviews in
      let text = subviews[0].dimensions(in: .unspecified)
      expectEqual([text[explicit: .leading], text[explicit: HorizontalAlignment.center]], [2, nil])
      expectEqual([text[explicit: .firstTextBaseline], text[explicit: .lastTextBaseline]], [1, 2])
      expectEqual([text[explicit: VerticalAlignment.center], text[explicit: .top]], [nil, nil])
      let color = subviews[1].dimensions(in: .unspecified)
      expectEqual([color[explicit: .leading], color[explicit: HorizontalAlignment.center]], [1, nil])
      expectEqual([color[explicit: .firstTextBaseline], color[explicit: .lastTextBaseline]], [nil, nil])
      expectEqual([color[.firstTextBaseline], color[.lastTextBaseline]], [2, 2])
    }
  }

  @Test func `the priority of a view passes through modifiers, not through containers`() {
    read {
      HStack { Text("a").layoutPriority(2) }
      ZStack { Text("a").layoutPriority(2) }
      Text("a").layoutPriority(2).padding()
      Text("a").layoutPriority(2).overlay { Text("b") }
      Reading { _ in }.callAsFunction { Text("a").layoutPriority(2) }
      Spacer()
      Spacer().offset(x: 1)
      HStack {}
      VStack { Text("a") }.padding().offset(x: 1)
      ZStack { Text("b") }.padding()
    } _: { subviews in
      expectEqual(
        subviews.map(\.priority), [0, 0, 0, 2, 0, -.infinity, -.infinity, -.infinity, 0, 0] as [Double])
      expectEqual(
        subviews.map(\.stackAxis), [.horizontal, nil, nil, nil, nil, nil, nil, .horizontal, .vertical, nil])
      expectEqual(subviews.indices.filter { subviews[$0].isLayered }, [1, 9])
    }
  }

  @Test(arguments: [[0, 4], [-1, 2]]) func `a slice beyond the subviews ends the program`(bounds: [Int]) async {
    await #expect(processExitsWith: .failure) {
      [bounds = bounds as [Int]] in await Self.slice(bounds[0]..<bounds[1])
    }
  }

  private static func slice(_ bounds: Range<Int>) {
    let reading = Reading { _ = $0[bounds] }
    _ = Screen(width: 8) { reading { ForEach(["a", "b", "c"], id: \.self) { Text($0) } } }.text
  }

  @Test(arguments: [0, 3]) func `an index beyond a slice ends the program`(index: Int) async {
    await #expect(processExitsWith: .failure) { [index = index as Int] in await Self.pick(index) }
  }

  /// Reads an index of a slice that has the indices 1 and 2.
  private static func pick(_ index: Int) {
    let reading = Reading { _ = $0[1..<3][index] }
    _ = Screen(width: 8) { reading { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } } }.text
  }
}
