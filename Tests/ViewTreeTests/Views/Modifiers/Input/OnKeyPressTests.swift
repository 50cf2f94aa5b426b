import Testing
import ViewTreeTesting

@MainActor @Suite struct OnKeyPressTests {
  /// The keys that an inner view handles as `inner` describes; the outer view has all others.
  private func handled<V: View>(_ keys: [Key], _ modify: (AnyView, @escaping (String) -> Void) -> V) -> [String] {
    var log: [String] = []
    let screen = Screen(width: 20, height: 2) {
      VStack { modify(AnyView(Text("a").focusable()), { log.append($0) }) }
        .onKeyPress(phases: .down) { _ in
          log.append("outer")
          return .handled
        }
    }
    screen.press(.tab)
    log = []
    for key in keys { screen.press(key) }
    return log
  }

  private func take(_ log: @escaping (String) -> Void, _ result: KeyPress.Result = .handled) -> (KeyPress)
    -> KeyPress.Result
  {
    { press in
      log("inner \(press.characters)")
      return result
    }
  }

  @Test func `a key goes to the view that asks for it, and to the one around if it is not taken`() {
    expectEqual(
      handled([.character("x"), .character("y")]) { text, log in
        text.onKeyPress("x") {
          log("inner")
          return .handled
        }
      }, ["inner", "outer"])
    expectEqual(
      handled([.character("x")]) { text, log in
        text.onKeyPress("x") {
          log("inner")
          return .ignored
        }
      }, ["inner", "outer"])
    expectEqual(
      handled([.character("x"), .character("y")]) { text, log in
        text.onKeyPress("x", phases: .down, action: take(log))
      }, ["inner x", "outer"])
    expectEqual(
      handled([.character("x")]) { text, log in text.onKeyPress("x", phases: .up, action: take(log)) }, ["outer"])
  }

  @Test func `a set of keys, characters or every key is taken`() {
    let keys: [Key] = [.character("x"), .character("1"), .character("z")]
    expectEqual(
      handled(keys) { text, log in text.onKeyPress(keys: ["x", "z"], action: take(log)) },
      ["inner x", "outer", "inner z"])
    expectEqual(
      handled(keys) { text, log in text.onKeyPress(characters: .decimalDigits, action: take(log)) },
      ["outer", "inner 1", "outer"])
    expectEqual(
      handled(keys) { text, log in text.onKeyPress(action: take(log)) }, ["inner x", "inner 1", "inner z"])
    expectEqual(
      handled(keys) { text, log in text.onKeyPress(phases: .up, action: take(log)) }, ["outer", "outer", "outer"])
  }
}
