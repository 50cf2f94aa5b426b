import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct FocusInteractionsTests {
  @Test(arguments: [FocusInteractions.activate, .edit, .automatic, []])
  func `a view takes the focus for all interactions`(interactions: FocusInteractions) {
    var keys: [String] = []
    let view = Text("a").focusable(interactions: interactions).onKeyPress { press in
      keys.append(press.characters)
      return .handled
    }
    let screen = Screen(view, width: 9)
    screen.press(.tab)
    screen.press(.character("x"))
    expectEqual(keys, ["x"])
    let other = Screen(Text("a").focusable(false, interactions: interactions), width: 9)
    let before = other.render(.cells)
    other.press(.tab)
    expectEqual(other.render(.cells), before)
  }

  @Test func `each interaction is a bit of its own`() {
    expectEqual([FocusInteractions.activate, .edit, .automatic].map(\.rawValue), [1, 2, 3])
  }
}
