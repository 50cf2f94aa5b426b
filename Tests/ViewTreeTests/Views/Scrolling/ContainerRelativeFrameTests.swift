import Testing
import ViewTreeTesting

@MainActor struct ContainerRelativeFrameTests {
  @Test func `in a scroll view the container is the window without its margins`() {
    func size(_ axes: Axis.Set) -> CGSize? {
      Screen(width: 20, height: 9) {
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          Text("a").containerRelativeFrame(axes).accessibilityIdentifier("a")
        }
        .contentMargins(.horizontal, 2).contentMargins(.vertical, 1).frame(width: 12, height: 7)
      }
      .frame(id: "a")?.size
    }
    expectEqual(size([.horizontal, .vertical]), CGSize(width: 8, height: 5))
    expectEqual(size(.horizontal), CGSize(width: 8, height: 1))
    expectEqual(size(.vertical), CGSize(width: 1, height: 5))
    expectEqual(size([]), CGSize(width: 1, height: 1))
  }

  @Test func `the nearest of several containers counts`() {
    let screen = Screen(width: 20, height: 9) {
      ScrollView(showsIndicators: false) {
        ScrollView(.horizontal, showsIndicators: false) {
          Text("a").containerRelativeFrame(.horizontal).accessibilityIdentifier("a")
        }
        .frame(width: 6, height: 2)
      }
    }
    expectEqual(screen.frame(id: "a")?.size.width, 6)
  }

  @Test func `a frame around a view is no container`() {
    let screen = Screen(width: 20, height: 3) {
      VStack { Text("a").containerRelativeFrame(.horizontal).accessibilityIdentifier("a") }.frame(width: 10)
    }
    expectEqual(screen.frame(id: "a")?.size.width, 20)
  }

  @Test func `a length is computed for each axis, from the length along it`() {
    let screen = Screen(width: 20, height: 8) {
      Text("a")
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
          axis == .horizontal ? length - 5 : length / 2
        }
        .border(.red).accessibilityIdentifier("a")
    }
    expectEqual(screen.frame(id: "a")?.size, CGSize(width: 15, height: 4))
    screen.resize(width: 10, height: 8)
    expectEqual(screen.frame(id: "a")?.size, CGSize(width: 5, height: 4))
  }

  @Test func `a number of views with distances between them fill the container`() {
    func width(count: Int, span: Int? = nil, spacing: CGFloat) -> CGFloat? {
      Screen(width: 20, height: 2) {
        Group {
          if let span {
            Text("a").containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
          } else {
            Text("a").containerRelativeFrame(.horizontal, count: count, spacing: spacing)
          }
        }
        .accessibilityIdentifier("a")
      }
      .frame(id: "a")?.size.width
    }
    expectEqual(width(count: 3, spacing: 1), 6)
    expectEqual(width(count: 3, span: 1, spacing: 1), 6)
    expectEqual(width(count: 3, span: 2, spacing: 1), 13)
    expectEqual(width(count: 3, span: 3, spacing: 1), 20)
    expectEqual(width(count: 5, span: 2, spacing: 0), 8)
    expectEqual(
      [width(count: 0, spacing: 2), width(count: -2, spacing: 2), width(count: 1, spacing: 9)], [20, 20, 20])
    expectEqual([width(count: 2, span: 0, spacing: 2), width(count: 2, span: -1, spacing: 2)], [9, 9])
    expectEqual([width(count: 3, spacing: 30), width(count: 3, span: 2, spacing: 12)], [0, 12])
  }
}
