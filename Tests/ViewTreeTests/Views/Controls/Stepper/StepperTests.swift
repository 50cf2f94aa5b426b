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

  @Test(arguments: 0..<12) func `a step is one in either direction if none is given`(form: Int) throws {
    struct Forms: View {
      let form: Int
      let log: (Bool) -> Void
      @State private var value = 2

      var body: some View {
        let title = String("Count")
        switch form {
        case 0: Stepper(value: $value) { Text(title) }
        case 1: Stepper(value: $value, in: 1...9) { Text(title) }
        case 2: Stepper(value: $value, format: .number) { Text(title) }
        case 3: Stepper(value: $value, in: 1...9, format: .number) { Text(title) }
        case 4: Stepper("Count", value: $value)
        case 5: Stepper(title, value: $value)
        case 6: Stepper("Count", value: $value, in: 1...9)
        case 7: Stepper(title, value: $value, in: 1...9)
        case 8: Stepper("Count", value: $value, format: .number)
        case 9: Stepper(title, value: $value, format: .number, onEditingChanged: log)
        case 10: Stepper("Count", value: $value, in: 1...9, format: .number, onEditingChanged: log)
        default: Stepper(title, value: $value, in: 1...9, format: .number)
        }
      }
    }
    var log: [Bool] = []
    let screen = Screen(width: 20) { Forms(form: form) { log.append($0) } }
    let stepper = try screen.find(.stepper, "Count")
    for (isForward, value) in [(true, "3"), (true, "4"), (false, "3"), (false, "2"), (false, "1")] {
      if isForward { try stepper.increment() } else { try stepper.decrement() }
      expectEqual(stepper.value, value)
    }
    expectEqual(log, [9, 10].contains(form) ? (0..<5).flatMap { _ in [true, false] } : [])
    expectEqual(screen.issues, [])
  }
}
