import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct StepperTests {
  private struct Copies: View {
    @State var copies = 2

    var body: some View {
      Stepper("Copies: \(copies)", value: $copies, in: 1...4, step: 2)
    }
  }

  @Test func `the look, without the focus and with it`() {
    let screen = Screen(Copies(), width: 20)
    expectText(screen.text, equals: "Copies: 2 [-|+]")
    screen.press(.tab)
    expectText(screen.text, equals: "Copies: 2 <-|+>")
    let unicode = Screen(Copies(), width: 20, options: ScreenOptions(glyphs: .unicode))
    expectText(unicode.text, equals: "Copies: 2 [−│+]")
    unicode.press(.tab)
    expectText(unicode.text, equals: "Copies: 2 ‹−│+›")
  }

  @Test func `in a form the signs stand at the trailing edge`() {
    let screen = Screen(Form { Copies() }, width: 30)
    expectText(screen.text, contains: "Copies: 2                [-|+]")
  }

  @Test func `clicks, keys and actions are steps, and stay in the range`() throws {
    let screen = Screen(Copies(), width: 20)
    screen.click(column: 13, row: 0)
    expectText(screen.text, equals: "Copies: 4 <-|+>")
    screen.press(.up)
    screen.type("+")
    expectText(screen.text, equals: "Copies: 4 <-|+>")
    screen.press(.left)
    expectText(screen.text, equals: "Copies: 2 <-|+>")
    screen.press(.down)
    screen.type("-")
    expectText(screen.text, equals: "Copies: 1 <-|+>")
    let stepper = try #require(screen.findAll(.stepper).first)
    expectEqual(stepper.label, "Copies: 1")
    expectEqual(stepper.value, "1")
    try stepper.increment()
    expectText(screen.text, equals: "Copies: 3 <-|+>")
    try stepper.decrement()
    expectText(screen.text, equals: "Copies: 1 <-|+>")
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a sign that would lead out of the range is dim`() {
    let screen = Screen(Copies(copies: 4), width: 20)
    expectText(screen.render(.cells), equals: "\"Copies: 4 [-|+]     \"\n  13..13 dim")
  }

  @Test func `a stepper of actions reports each editing change`() throws {
    var log: [String] = []
    let screen = Screen(width: 20) {
      Stepper("Step", onIncrement: { log.append("up") }, onDecrement: nil) { log.append("\($0)") }
    }
    screen.press(.tab)
    screen.press(.up)
    screen.press(.down)
    expectEqual(log, ["true", "up", "false"])
  }

  @Test func `a format writes the value, and labels may be hidden`() throws {
    let screen = Screen(width: 20) {
      Stepper(value: .constant(1234), format: .number) { Text("Price") }.labelsHidden()
    }
    expectText(screen.text, equals: "[-|+]")
    try expectEqual(screen.find(.stepper, "Price").value, "1,234")
  }

  @Test func `a disabled stepper takes no steps`() throws {
    let screen = Screen(Copies().disabled(true), width: 20)
    screen.press(.tab)
    screen.press(.up)
    screen.click(column: 13, row: 0)
    expectText(screen.text, equals: "Copies: 2 ~-|+~")
    #expect(throws: ElementError.self) { try screen.findAll(.stepper)[0].increment() }
  }

  @Test func `a label of two texts is a title over a subtitle`() {
    let screen = Screen(width: 20) {
      Form {
        Stepper(value: .constant(3)) {
          Text("Rooms")
          Text("with a window")
        }
      }
    }
    expectText(screen.text, equals: "Rooms          [-|+]\nwith a window")
  }
}
