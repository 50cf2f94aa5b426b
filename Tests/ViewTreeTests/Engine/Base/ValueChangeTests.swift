import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The place in which two values differ, for traces.
struct ValueChangeTests {
  private struct Row {
    var isOn = false
    var name = "a"
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var point = (x: 1, y: 2)
    var _kept = 1
    var pair = (x: 1, 2)
  }

  private enum Kind { case one(Row), two }

  private struct Nest {
    var inner: [Any]
  }

  private func change(_ old: Any, _ new: Any) -> [String] {
    let change = ValueChange(from: old, to: new)
    return [change.path, "\(change.old)", "\(change.new)"]
  }

  private func changed<T>(_ old: T, _ change: (inout T) -> Void) -> [String] {
    var new = old
    change(&new)
    return self.change(old, new)
  }

  @Test func `the only part that differs has a path`() {
    let rows = (0..<4).map { _ in Row() }
    expectEqual(changed(rows) { $0[3].isOn = true }, ["[3].isOn", "false", "true"])
    expectEqual(changed(rows) { $0[0].name = "b" }, ["[0].name", "a", "b"])
    expectEqual(changed(Row()) { $0.point.x = 5 }, [".point.x", "1", "5"])
    expectEqual(changed(Row()) { $0._kept = 2 }, [".kept", "1", "2"])
    expectEqual(changed(Row()) { $0.pair.1 = 5 }, [".pair.1", "2", "5"])
    expectEqual(changed(Row()) { $0.day += 1 }.first, ".day")
    expectEqual(change("a", "b"), ["", "a", "b"])
    expectEqual(change(Date.distantPast, Date.distantFuture).first, "")
  }

  @Test func `values that differ in several places, in their length or in their kind are whole`() {
    let numbers = [1, 2, 3]
    expectEqual(change(numbers, [1, 0, 0]), ["", "[1, 2, 3]", "[1, 0, 0]"])
    expectEqual(change(numbers, [1, 2]), ["", "[1, 2, 3]", "[1, 2]"])
    expectEqual(change(numbers, numbers), ["", "[1, 2, 3]", "[1, 2, 3]"])
    expectEqual(change(numbers, "a"), ["", "[1, 2, 3]", "a"])
    expectEqual(change(["a": 1], ["a": 2]), ["", #"["a": 1]"#, #"["a": 2]"#])
    expectEqual(change(Kind.one(Row()), Kind.two).first, "")
    let (many, tooMany) = (Array(repeating: 0, count: 10_000), Array(repeating: 0, count: 10_001))
    expectEqual(changed(many) { $0[9_999] = 1 }.first, "[9999]")
    expectEqual(changed(tooMany) { $0[9_999] = 1 }.first, "")
  }

  @Test func `a path has eight parts at most`() {
    func nest(_ value: Int) -> Any { (0..<9).reduce(value as Any) { inner, _ in [inner] } }
    expectEqual(change(nest(1), nest(2)), [String(repeating: "[0]", count: 8), "[1]", "[2]"])
  }
}
