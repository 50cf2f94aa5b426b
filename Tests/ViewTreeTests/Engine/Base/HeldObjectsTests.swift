import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The objects that a value holds.
struct HeldObjectsTests {
  private final class Object {
    let number: Int
    let next: Object?

    init(_ number: Int, next: Object? = nil) { (self.number, self.next) = (number, next) }
  }

  private struct Holder {
    var number = 1
    var object: Object?
    var others: [Object] = []
    var named: [String: Object] = [:]
  }

  private struct Weak {
    weak var object: Object?
  }

  private enum Kind { case object(Object), number(Int) }

  private struct Generic<Value> {
    var value: Value
  }

  private func numbers(in value: Any) -> [Int] {
    var found: [Int] = []
    forEachHeldObject(in: value) { if let object = $0 as? Object { found.append(object.number) } }
    return found
  }

  @Test func `the objects in properties, collections, optionals and cases are found, and not those in objects`() {
    expectEqual(numbers(in: Object(1, next: Object(2))), [1])
    let holder = Holder(object: Object(1), others: [Object(2), Object(3)], named: ["a": Object(4)])
    expectEqual(numbers(in: holder), [1, 2, 3, 4])
    expectEqual(numbers(in: [holder, Holder()]), [1, 2, 3, 4])
    expectEqual(numbers(in: Kind.object(Object(5))), [5])
    expectEqual(numbers(in: Kind.number(6)), [])
    expectEqual(numbers(in: (1, Object(7))), [7])
    expectEqual(numbers(in: Holder()), [])
    expectEqual(numbers(in: Weak(object: nil)), [])
  }

  @Test func `at most a thousand values are visited`() {
    let objects = (0..<1_200).map { Object($0) }
    expectEqual(numbers(in: objects), Array(0..<999))
    expectEqual(numbers(in: Array(objects[..<999])), Array(0..<999))
    expectEqual(numbers(in: (Array(0..<2_000), Object(8))), [8], "values that hold no objects are not visited")
  }

  @Test func `types without references to objects of the program hold none`() {
    for type in [
      Int.self, String.self, Substring.self, [Int].self, [String: [Double]].self, Int?.self, String?.self, Date.self,
      URL.self,
      (() -> Object).self, Weak.self, Generic<Int>.self, Generic<[String]>.self, EdgeInsets.self, Text.self,
      (Int, String).self, Axis.self, Generic<Generic<Generic<Generic<String>>>>.self, [[[[Int]]]].self, Int????.self,
    ] as [Any.Type] { #expect(!mayHoldObjects(type), "\(type)") }
    for type in [
      Object.self, [Object].self, [String: Object].self, Object?.self, Holder.self, Kind.self, Generic<Object?>.self,
      (Int, Object).self, (any Equatable).self, Generic<Generic<Generic<Generic<Generic<String>>>>>.self,
      // Deeper than this, a type is not searched.
      [[[[[Int]]]]].self, Int?????.self,
    ] as [Any.Type] { #expect(mayHoldObjects(type), "\(type)") }
  }
}
