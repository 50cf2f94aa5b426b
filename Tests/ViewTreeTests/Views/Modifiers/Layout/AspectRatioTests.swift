import Testing
import ViewTreeTesting

@MainActor @Suite struct AspectRatioTests {
  private func picture<V: View>(_ width: Int, _ height: Int, _ view: V) -> String {
    Screen(width: width, height: height) { view.frame(width: CGFloat(width), height: CGFloat(height)) }.text
  }

  private let fill = LetterColor(letter: "x")

  @Test func `a size stands for its ratio`() {
    expectText(
      picture(9, 4, fill.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)),
      equals: picture(9, 4, fill.aspectRatio(2, contentMode: .fit)))
    expectText(
      picture(9, 2, fill.aspectRatio(CGSize(width: 6, height: 2), contentMode: .fit)), equals: "  xxxxxx\n  xxxxxx")
  }

  @Test func `the larger that fits, whichever side is short`() {
    expectText(picture(8, 3, fill.aspectRatio(2, contentMode: .fit)), equals: " xxxxxx\n xxxxxx\n xxxxxx")
    expectText(picture(4, 4, fill.aspectRatio(2, contentMode: .fit)), equals: "\nxxxx\nxxxx\n")
    expectText(picture(6, 4, fill.aspectRatio(0.5, contentMode: .fit)), equals: "  xx\n  xx\n  xx\n  xx")
  }

  @Test func `the default ratio of a view is that of its ideal size`() {
    let wide = fill.frame(idealWidth: 6, maxWidth: .infinity, idealHeight: 2, maxHeight: .infinity)
    expectText(picture(9, 2, wide.scaledToFit()), equals: "  xxxxxx\n  xxxxxx")
    expectText(picture(3, 3, wide.scaledToFit()), equals: "\nxxx\n")
    let line = fill.frame(idealWidth: 4, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
    expectText(picture(4, 3, line.scaledToFit()), equals: "\nxxxx\n")
    let flat = fill.frame(idealWidth: 4, maxWidth: .infinity, idealHeight: 0, maxHeight: .infinity)
    expectText(picture(3, 2, flat.scaledToFit()), equals: "xxx\nxxx")
  }

  @Test func `an invalid ratio changes nothing`() {
    for ratio in [0, -1, .infinity, .nan] as [CGFloat] {
      expectText(picture(3, 2, fill.aspectRatio(ratio, contentMode: .fit)), equals: "xxx\nxxx")
    }
  }

  @Test func `a filling view covers both sides`() {
    let screen = Screen(width: 7, height: 4) {
      HStack(alignment: .top, spacing: 0) {
        fill.aspectRatio(2, contentMode: .fill).frame(width: 2, height: 2, alignment: .topLeading)
        Text("|").layoutPriority(1)
      }
    }
    expectText(screen.text, equals: "xx|x\nxxxx\n\n")
  }

  @Test func `a side without end follows from the other one`() {
    struct Offering: Layout {
      let offer: ProposedViewSize
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(offer)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: offer)
      }
    }
    func size(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      let layout = Offering(offer: ProposedViewSize(width: width, height: height))
      let screen = Screen(width: 40) {
        layout {
          fill.frame(idealWidth: 3, maxWidth: 30, idealHeight: 3, maxHeight: 30).aspectRatio(2, contentMode: mode)
        }
        .accessibilityIdentifier("it")
      }
      return screen.frame(id: "it")?.size ?? .zero
    }
    expectEqual(size(.fill, 10, .infinity), CGSize(width: 10, height: 5))
    expectEqual(size(.fit, 10, .infinity), CGSize(width: 10, height: 5))
    expectEqual(size(.fit, .infinity, 4), CGSize(width: 8, height: 4))
    expectEqual(size(.fit, nil, .infinity), CGSize(width: 3, height: 30))
  }
}
