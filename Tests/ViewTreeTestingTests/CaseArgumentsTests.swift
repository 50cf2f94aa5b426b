import Foundation
import Testing

@testable import ViewTreeTesting

@MainActor struct CaseArgumentsTests {
  struct Size: Sendable {
    var width: Int
    var height: Int
  }
  enum Payment: Sendable {
    case cash
    case card(number: String, year: Int)
    case voucher(Int)
  }
  struct Named: Sendable, CustomTestStringConvertible {
    var number: Int
    var testDescription: String { "number \(number)" }
  }
  struct Action: Sendable {
    var name: String
    var run: @Sendable () -> Void = {}
  }
  final class Object: Sendable {}

  private func words(_ value: Any) -> String? { CaseArguments.words(of: value) }

  @Test func `values have words that are the same in every run`() {
    expectEqual(words("a b"), "a b")
    expectEqual(words(""), "empty")
    expectEqual(words("text".dropFirst()), "ext")
    expectEqual(words(-1.5), "minus 1.5")
    expectEqual(words(0), "0")
    expectEqual(words(Size(width: 20, height: 4)), "20-4")
    expectEqual(words(Payment.cash), "cash")
    expectEqual(words(Payment.card(number: "12", year: 2030)), "card-12-2030")
    expectEqual(words(Payment.voucher(-3)), "voucher-minus 3")
    expectEqual(words(Named(number: 7)), "number 7")
    expectEqual(words(Optional<Int>.none as Any), "nil")
    expectEqual(words(Optional(3) as Any), "3")
    expectEqual(words((1, "a")), "1-a")
    expectEqual(words(Set(["c", "a", "b"])), "a-b-c")
    expectEqual(words(["z": 1, "y": 2]), "y-2-z-1")
    expectEqual(words([1, 2]), "1-2")
    expectEqual(words(Int.self), "Int")
    expectEqual(words(GlyphSet.unicode), "unicode")
    expectEqual(words(true), "true")
  }

  @Test func `what differs in each run, or looks alike, has no words`() {
    expectEqual(words(Object()), nil)
    expectEqual(words(Action(name: "save")), nil)
    expectEqual(words([Object()]), nil)
  }

  nonisolated private var arguments: [String]? { RunningTest.current(function: "", at: .here()).arguments }

  @Test(arguments: [3, 1, 2]) func `the arguments of a case are known`(number: Int) {
    expectEqual(arguments, ["\(number)"])
  }

  @Test(arguments: zip(["a", "b"], [Payment.cash, .voucher(1)]))
  func `each argument has words of its own`(name: String, payment: Payment) {
    expectEqual(arguments, [name, name == "a" ? "cash" : "voucher-1"])
  }

  @Test(arguments: [Action(name: "save")]) func `a case with an argument without words has none`(action: Action) {
    expectEqual(arguments, nil)
  }

  @Test func `a test without arguments has none`() { expectEqual(arguments, nil) }

  @Test(arguments: [("one", 1), ("two", 2)]) func `a tuple is two arguments`(name: String, number: Int) {
    expectEqual(arguments, [name, "\(number)"])
  }

  // MARK: Names of snapshots

  @Test(arguments: [GlyphSet.unicode, .ascii], [12, 8])
  func `a case names its snapshots`(glyphs: GlyphSet, width: Int) throws {
    let screen = Screen(width: width, options: ScreenOptions(glyphs: glyphs)) { Toggle("On", isOn: .constant(true)) }
    expectSnapshot(of: screen)
    screen.press(.tab)
    expectSnapshot(of: screen, named: "focused")
    expectSnapshot(of: screen, as: .semantics, named: "\(width) in \(glyphs)")
  }

  private func path(_ arguments: [String]?, named name: String?) -> String {
    SnapshotCheck(
      test: RunningTest(id: "f", name: "f(x:)", isParameterized: true, arguments: arguments), callSite: .here(),
      name: name, fileExtension: "txt"
    ).path
  }

  @Test func `the arguments precede the name, unless it contains them`() {
    expectEqual(path(["a b", "1"], named: nil), "AppTests/Settings/f-x.a-b-1.txt")
    expectEqual(path(["a b", "1"], named: "open"), "AppTests/Settings/f-x.a-b-1-open.txt")
    expectEqual(path(["a b", "1"], named: "1 of a b"), "AppTests/Settings/f-x.1-of-a-b.txt")
    expectEqual(path(["a b", "1"], named: "a b 12"), "AppTests/Settings/f-x.a-b-1-a-b-12.txt")
    expectEqual(path(nil, named: "open"), "AppTests/Settings/f-x.open.txt")
  }

  @Test func `two cases with one name are a failure that names the remedy`() throws {
    let folder = try TemporaryFolder()
    let run = SnapshotRun()
    func failure(_ text: String) -> String? {
      var check = SnapshotCheck(
        test: RunningTest(id: "f", name: "f()", isParameterized: true, arguments: ["a"]), callSite: .here(line: 1),
        fileExtension: "txt", environment: ["SNAPSHOT_DIR": folder.url.path])
      check.run = run
      do { try check.compare(text) } catch { return error.message(filter: "f") }
      return nil
    }
    _ = failure("one")
    expectEqual(failure("one"), nil)
    expectText(
      failure("two") ?? "",
      equals: "Two cases of this test share the snapshot AppTests/Settings/f.a.txt. "
        + "Add `named:` with a name of its own for each case, or conform the arguments to CustomTestStringConvertible "
        + "with different descriptions.")
  }
}
