import Testing
import ViewTreeTesting

@MainActor @Suite struct FullScreenCoverTests {
  @Test(arguments: [5, nil]) func `a cover takes the place of the screen`(height: Int?) throws {
    let screen = Screen(CoveredScreen(), width: 30, height: height)
    try screen.find(.button, "Show").tap()
    expectText(screen.text.trimmingCharacters(in: .newlines), equals: "[ Close ]")
    expectEqual(screen.findAll(.sheet).map(\.frame.width), [30])
    screen.press(.escape)
    try screen.find(.button, "Close").tap()
    #expect(try screen.find(.button, "Show").isFocused)
    expectEqual(screen.faults, [])
  }

  private let probe = Probe()

  private func screen(_ below: Int, height: Int? = nil, width: Int = 16) -> Screen {
    Screen(SizedScreen(below: below, probe: probe), width: width, height: height)
  }

  @Test func `a cover is as high as its content or the view that it covers`() {
    let low = screen(1)
    low.perform("cover", probe)
    expectText(low.text, equals: "cover 0\ncover 1\ncover 2")
    low.perform("uncover", probe)
    expectText(low.text, equals: "line 0 below")
    expectEqual(probe.log, ["uncovered"])
    let high = screen(5)
    high.perform("cover", probe)
    expectText(high.text, equals: "cover 0\ncover 1\ncover 2\n\n")
  }
}
