import Testing

@testable import ViewTree
@testable import ViewTreeTesting

@MainActor struct PlayTargetTests {
  private struct Twins: View {
    var count = 3
    var ids = 1

    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Button("a") {} }
      ForEach(0..<ids, id: \.self) { _ in Button("id") {}.accessibilityIdentifier("own") }
      Button("b") {}.accessibilityIdentifier("first").accessibilityIdentifier("second")
      Button("c") {}
      Text("a")
      Toggle("", isOn: .constant(true))
      Stepper("both") {
      } onDecrement: {
      }.accessibilityIdentifier("shared")
      TextField("both", text: .constant("")).accessibilityIdentifier("shared")
    }
  }

  private func statements(_ screen: Screen) -> [String] {
    screen.descendants.map { PlayTarget($0, on: screen).receiver(on: screen).words }
  }

  @Test func `an element is named by its id, its role, its label, or its place among equal ones`() {
    let all = statements(Screen(width: 20) { Twins() })
    for statement in [
      "screen.find(.button, \"a\", at: 0)", "screen.find(.button, \"a\", at: 1)", "screen.find(.button, \"a\", at: 2)",
      "screen.find(id: \"own\")", "screen.find(id: \"first\")", "screen.find(.button, \"c\")",
      "screen.find(.staticText, \"a\")",
      "screen.find(.toggle)", "screen.find(.textField, \"both\")",
    ] { #expect(all.count { $0 == statement } == 1, "\(statement) in \(all)") }
  }

  @Test func `an element is found again on its screen`() {
    let screen = Screen(width: 20) { Twins() }
    for element in screen.descendants {
      let found = PlayTarget(element, on: screen).find(on: screen)
      #expect(found?.frame == element.frame && found?.role == element.role)
    }
  }

  @Test func `on another screen the first with the id is found, or the one at the place`() throws {
    let screen = Screen(width: 20) { Twins() }
    let own = PlayTarget(try screen.find(id: "own"), on: screen)
    let third = PlayTarget(try screen.find(.button, "a", at: 2), on: screen)
    let other = Screen(width: 20) { Twins(count: 2, ids: 2) }
    expectEqual(own.find(on: other)?.frame, other.findAll(.button, "id")[0].frame)
    #expect(third.find(on: other) == nil && third.find(on: Screen(width: 20) { Twins(count: 4) }) != nil)
    #expect(own.find(on: Screen(width: 20) { Twins(ids: 0) }) == nil)
    expectEqual(third.receiver(on: other).words, "screen.find(.button, \"a\", at: 2)")
  }
}
