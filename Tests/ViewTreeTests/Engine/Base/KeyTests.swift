import Testing
import ViewTreeTesting

@testable import ViewTree

struct KeyTests {
  @Test func `a character without the control and the command key is typed, and so is a space`() {
    let typed: [Key] = [.character("a"), .space, .character("A").with(.shift), .character("å").with(.option)]
    let others: [Key] = [
      .tab, .return, .left, .delete, .character("a").with(.control), .character("a").with(.command),
      .space.with(.control), .character("a").with([.shift, .command]),
    ]
    #expect(typed.allSatisfy(\.isTyped) && !others.contains(where: \.isTyped))
  }

  @Test func `a key has words for its modifiers and its name`() {
    let keys: [Key] = [
      .space, .character("x"), .backTab, .character(" "), .pageDown,
      .left.with([.command, .shift, .option, .control]), .character("é").with(.option).with(.control),
    ]
    expectEqual(
      keys.map(\.words),
      [
        "space", "\"x\"", "shift tab", "space", "pageDown", "control option shift command left",
        "control option \"é\"",
      ])
  }

  @Test func `from right to left the arrows are exchanged, and no other key`() {
    let codes: [Key.Code] = [.left, .right, .up, .down, .home, .end, .character("a")]
    expectEqual(codes.map(\.mirrored), [.right, .left, .up, .down, .home, .end, .character("a")])
  }
}
