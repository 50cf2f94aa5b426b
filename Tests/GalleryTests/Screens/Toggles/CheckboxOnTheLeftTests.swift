import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct CheckboxOnTheLeftTests {
  @Test func `only the image can be tapped, and the style on the loop reaches every row`() throws {
    let screen = GalleryScreen.checkboxOnTheLeft.mount()
    expectSnapshot(of: screen, named: "before")
    try screen.find(.toggle, "b").tap()
    expectSnapshot(of: screen, named: "after")
    expectEqual(screen.toggleStates, ["a off", "b on", "c off", "d off", "e off"])
    _ = try screen.find(label: "selected: b")

    let label = try screen.find(.toggle, "d").frame
    let trace = screen.trace { screen.click(column: Int(label.maxX / 8) - 1, row: 0) }
    expectEqual(trace.totalEvaluations, 0)
    expectEqual(screen.toggleStates[3], "d off")
  }
}
