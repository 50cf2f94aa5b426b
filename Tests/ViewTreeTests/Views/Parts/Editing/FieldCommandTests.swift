import Testing
import ViewTreeTesting

@testable import ViewTree

/// The commands of the keys in a field.
struct FieldCommandTests {
  @Test(
    arguments: [
      (.character("x"), .insert("x")), (.space, .insert(" ")), (.space.with(.control), nil), (.return, .submit),
      (.return.with(.option), .submit), (.delete, .delete(.character, forward: false)),
      (.delete.with(.option), .delete(.word, forward: false)), (.delete.with(.control), .delete(.word, forward: false)),
      (.delete.with(.command), .delete(.line, forward: false)),
      (.deleteForward, .delete(.character, forward: true)), (.up, nil), (.down, nil), (.tab, nil), (.escape, nil),
      (.left, .moveSideways(.character, right: false, selecting: false)),
      (.right.with(.shift), .moveSideways(.character, right: true, selecting: true)),
      (.right.with([.option, .shift]), .moveSideways(.word, right: true, selecting: true)),
      (.home, .move(.line, forward: false, selecting: false)),
      (.home.with([.command, .shift]), .move(.all, forward: false, selecting: true)),
      (.end.with(.control), .move(.all, forward: true, selecting: false)),
      (.end.with(.shift), .move(.line, forward: true, selecting: true)),
      (.character("a").with(.command), .selectAll),
      (.character("a").with(.control), .move(.line, forward: false, selecting: false)),
      (.character("e").with(.control), .move(.line, forward: true, selecting: false)),
      (.character("e").with(.command), nil), (.character("c").with(.control), .copy),
      (.character("C").with(.command), .copy), (.character("x").with(.command), .cut),
      (.character("v").with(.control), .paste), (.character("z").with(.command), nil),
      (.character("a").with(.option), .insert("a")),
    ] as [(Key, FieldCommand?)]) func `a key of a field of one line`(key: Key, command: FieldCommand?)
  {
    expectEqual(FieldCommand(key, hasLines: false), command)
  }

  @Test func `a field of several lines has commands for them`() {
    func command(_ key: Key, breaks: Bool = false) -> FieldCommand? {
      FieldCommand(key, hasLines: true, breaksByReturn: breaks)
    }
    expectEqual(command(.up), .moveLine(down: false, selecting: false))
    expectEqual(command(.down.with(.shift)), .moveLine(down: true, selecting: true))
    expectEqual([command(.return), command(.return.with(.option))], [.submit, .insert("\n")])
    expectEqual(command(.return, breaks: true), .insert("\n"))
    expectEqual(FieldCommand(.return, hasLines: false, breaksByReturn: true), .insert("\n"))
  }

  @Test func `some commands need what is drawn`() {
    let commands: [FieldCommand] = [
      .moveLine(down: true, selecting: false), .submit, .copy, .cut, .paste, .selectAll, .insert("a"),
      .delete(.word, forward: true),
    ]
    expectEqual(commands.map(\.needsFrame), [true, true, true, false, false, false, false, false])
  }
}
