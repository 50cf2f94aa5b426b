import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct RedactionTests {
  @Test func `each reason has a bit of its own`() {
    expectEqual([RedactionReasons.placeholder, .privacy, .invalidated].map(\.rawValue), [1, 2, 4])
  }

  @Test func `a character is a block for each of its cells, and a blank stays`() {
    expectEqual("Anna Bell".redacted(.ascii), "#### ####")
    expectEqual("Anna\tBell".redacted(.unicode), "▒▒▒▒\t▒▒▒▒")
    expectEqual("世a 🙂".redacted(.ascii), "### ##")
    for mark in ["[x]", "(o)", "(==O)", "[ ]", "-+-"] { expectEqual(mark.redacted(.ascii), mark) }
    expectEqual("x".redacted(.ascii), "#")
  }

  @Test func `the order of a reason and of what it applies to does not matter`() {
    func shown(_ view: some View) -> String { Screen(width: 3) { view }.text }
    let text = Text("abc")
    expectEqual(shown(text.redacted(reason: .placeholder)), "###")
    expectEqual(shown(text.redacted(reason: .privacy)), "abc")
    expectEqual(shown(text.privacySensitive().redacted(reason: .privacy)), "###")
    expectEqual(shown(text.redacted(reason: .privacy).privacySensitive()), "###")
    expectEqual(shown(text.privacySensitive(false).privacySensitive().redacted(reason: .privacy)), "abc")
    expectEqual(shown(text.invalidatableContent().redacted(reason: .invalidated)), "###")
    expectEqual(shown(text.redacted(reason: .invalidated).invalidatableContent()), "###")
    expectEqual(shown(text.invalidatableContent(false).invalidatableContent().redacted(reason: .invalidated)), "abc")
    expectEqual(shown(text.invalidatableContent().redacted(reason: .privacy)), "abc")
    expectEqual(shown(text.unredacted().redacted(reason: .placeholder)), "abc")
  }
}
