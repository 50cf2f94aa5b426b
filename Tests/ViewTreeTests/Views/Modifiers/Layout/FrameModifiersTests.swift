import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct FrameModifiersTests {
  /// The view on a background that shows how large it is; its frame may be one of which the screen says that it is wrong.
  private func picture(_ view: some View, isWrong: Bool = false) -> String {
    let screen = Screen(width: 8, height: 3) {
      view.background { LetterColor(letter: ".") }.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    if isWrong { expectIssue(of: screen, contains: "a length of a frame is negative, infinite or not a number") }
    return screen.text
  }

  private let text = Text("ab")

  @Test func `a frame has its given lengths, and aligns its view`() {
    expectText(picture(text), equals: "ab\n\n")
    expectText(picture(text.frame(width: 4, height: 2, alignment: .bottomTrailing)), equals: "....\n..ab\n")
    expectText(picture(text.frame(width: 5, alignment: .leading)), equals: "ab...\n\n")
    expectText(picture(text.frame(height: 3, alignment: .top)), equals: "ab\n..\n..")
    expectText(picture(Text("abcd").fixedSize().frame(width: 2, alignment: .leading)), equals: "abcd\n\n")
  }

  @Test func `an invalid length counts as nil, a negative one as 0`() {
    expectText(picture(text.frame(width: .nan, height: .infinity), isWrong: true), equals: picture(text))
    expectText(picture(text.fixedSize().frame(width: -3, alignment: .leading), isWrong: true), equals: "ab\n\n")
  }

  @Test func `bounds stretch a frame and hold it`() {
    expectText(picture(text.frame(maxWidth: .infinity)), equals: "...ab...\n\n")
    expectText(picture(text.frame(maxWidth: 5, alignment: .trailing)), equals: "...ab\n\n")
    expectText(picture(text.frame(minWidth: 3, alignment: .trailing)), equals: ".ab\n\n")
    expectText(picture(text.frame(minWidth: 3, maxWidth: 6, alignment: .leading)), equals: "ab....\n\n")
    expectText(picture(text.frame(idealWidth: 5, alignment: .leading).fixedSize()), equals: "ab...\n\n")
    expectText(picture(text.frame(minWidth: 6, maxWidth: 2, alignment: .leading), isWrong: true), equals: "ab....\n\n")
    expectText(picture(text.frame(maxHeight: .infinity, alignment: .bottom)), equals: "..\n..\nab")
  }

  @Test func `an infinite length is reported once, with the place`() {
    struct Banner: View {
      var body: some View {
        Text("a").frame(width: .infinity)
        Text("b").frame(minWidth: .infinity, maxHeight: .nan)
      }
    }
    let issues = Screen(Banner(), width: 8, height: 3).issues
    expectEqual(issues.count, 1)
    #expect(
      issues.first?.hasPrefix("Banner") == true
        && issues.first?.hasSuffix("Use frame(maxWidth: .infinity) to fill the available space.") == true, "\(issues)")
    #expect(Screen(text.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: 4), width: 8).issues.isEmpty)
    expectEqual(Screen(text.frame(idealWidth: -.infinity), width: 8).issues.count, 1)
  }

  @Test func `lengths of nothing, and equal limits, are no mistakes`() {
    func issues(_ view: some View) -> [String] { Screen(view, width: 8, height: 3).issues }
    expectEqual(issues(text.frame(width: 0, height: 0)), [])
    expectEqual(issues(text.frame(minWidth: 3, idealWidth: 3, maxWidth: 3)), [])
    expectEqual(issues(text.frame(minHeight: 0, idealHeight: 0, maxHeight: 0)), [])
    expectEqual(issues(text.frame(maxWidth: 0)), [])
    for view in [
      AnyView(text.frame(minWidth: 3, idealWidth: 2)), AnyView(text.frame(idealWidth: 3, maxWidth: 2)),
      AnyView(text.frame(minHeight: 3, maxHeight: 2)), AnyView(text.frame(maxHeight: -1)),
      AnyView(text.frame(height: -1)), AnyView(text.frame(idealHeight: .nan)),
    ] { expectEqual(issues(view).count, 1) }
  }

  @Test func `limits that contradict each other are moved to the first of them`() {
    func size(_ view: some View) -> CGSize? {
      Screen(width: 20, height: 9, options: ScreenOptions(allowsIssues: true)) {
        view.accessibilityIdentifier("frame").fixedSize()
      }.frame(id: "frame")?.size
    }
    let line = LetterColor(letter: "x").frame(height: 1)
    expectEqual(size(line.frame(idealWidth: 0)), CGSize(width: 0, height: 1))
    expectEqual(size(line.frame(maxWidth: 0, maxHeight: 0)), CGSize(width: 0, height: 0))
    expectEqual(size(line.frame(minWidth: 5, idealWidth: 3)), CGSize(width: 5, height: 1))
    expectEqual(size(line.frame(idealWidth: 5, maxWidth: 3)), CGSize(width: 5, height: 1))
    expectEqual(size(line.frame(minWidth: -4, idealWidth: -3)), CGSize(width: 0, height: 1))
  }

  @Test func `lengths in points are whole columns along one axis and whole rows along the other`() {
    func sizes(_ width: CGFloat?, _ height: CGFloat?) -> [CGSize?] {
      let screen = Screen(width: 20, height: 9, options: ScreenOptions(unit: .points)) {
        VStack {
          text.frame(width: width, height: height).accessibilityIdentifier("fixed")
          text.frame(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height)
            .accessibilityIdentifier("flexible")
        }
      }
      return [screen.frame(id: "fixed")?.size, screen.frame(id: "flexible")?.size]
    }
    let size = CGSize(width: 24, height: 16)
    expectEqual(sizes(20, 20), [size, size])
    expectEqual(sizes(20, nil), [size, size])
  }

  @Test func `a frame with limits on both axes fills its proposal along each`() {
    let frame = text.frame(minWidth: 2, maxWidth: 5, minHeight: 1, maxHeight: 2, alignment: .topLeading)
    expectText(picture(frame), equals: "ab...\n.....\n")
  }

  @Test func `the view is offered a length that is a limit`() {
    let line = LetterColor(letter: "x").frame(minWidth: 12, alignment: .leading).frame(height: 1).fixedSize()
    expectText(picture(line.frame(width: 8, alignment: .trailing)), equals: "xxxxxxxx\n\n")
  }

  @Test func `a frame has at most the surface of some of its size`() {
    let surfaces: [_Surface] = [.none, .sized, .filling]
    expectEqual(surfaces.map(FrameModifier._surface), [.none, .sized, .sized])
  }

  @Test func `a view that is placed without a proposal is offered a length that is a limit`() {
    struct Unproposed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(.unspecified)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    func text(_ view: some View) -> String { Screen(Unproposed() { view }, width: 12, height: 3).text }
    let fill = Rectangle().fill(.red)
    expectText(text(fill.frame(maxWidth: 4, maxHeight: 1)), equals: "####\n\n")
    expectText(text(fill.frame(minWidth: 12, maxHeight: 1)), equals: "############\n\n")
  }
}
