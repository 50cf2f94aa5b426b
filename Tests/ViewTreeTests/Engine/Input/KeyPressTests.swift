import Testing
import ViewTreeTesting

@testable import ViewTree

struct KeyPressTests {
  @Test func `each modifier and each phase is told apart from all others`() {
    let modifiers: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
    expectEqual(modifiers.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(EventModifiers.all, EventModifiers(modifiers))
    let phases: [KeyPress.Phases] = [.down, .repeat, .up]
    expectEqual(phases.map(\.rawValue), [1, 2, 4])
    expectEqual(KeyPress.Phases.all, KeyPress.Phases(phases))
  }

  @Test(
    arguments: [
      ([], []), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ([.shift, .control, .option, .command], [.shift, .control, .option, .command]),
    ] as [(Key.Modifiers, EventModifiers)])
  func `a key has the modifiers that were held`(_ held: Key.Modifiers, _ modifiers: EventModifiers) {
    expectEqual(KeyPress(.character("a").with(held)).modifiers, modifiers)
  }

  @Test func `a key has its equivalent, and goes down`() {
    let keys: [(Key, KeyEquivalent)] = [
      (.tab, .tab), (.return, .return), (.space, .space), (.escape, .escape), (.up, .upArrow), (.down, .downArrow),
      (.left, .leftArrow), (.right, .rightArrow), (.home, .home), (.end, .end), (.pageUp, .pageUp),
      (.pageDown, .pageDown), (.delete, .delete), (.deleteForward, .deleteForward), (.character("ä"), "ä"),
    ]
    for (key, equivalent) in keys {
      let press = KeyPress(key)
      #expect(press.key == equivalent && press.characters == String(equivalent.character) && press.phase == .down)
    }
    expectEqual(Set(keys.map(\.1)).count, keys.count)
  }
}
