import Testing
import ViewTreeTesting

@testable import ViewTree

/// The differences of two values of a type, property by property.
struct StoredPartsTests {
  private final class Object {}

  private struct Point {
    var x = 1
    var y = 2
  }

  private struct Words {
    var first = "a"
    var list = [1]
  }

  private struct Middle {
    var words = Words()
    var point = Point()
    var action: () -> Void = {}
  }

  private struct Outer {
    var number = 1
    var middle = Middle()
    weak var seen: Object?
    var own: Object?
  }

  private let parts = StoredParts.of(Outer.self)

  private func changed(_ change: (inout Outer) -> Void) -> Outer {
    var new = Outer()
    change(&new)
    return new
  }

  private func differences(_ new: Outer, isWhole: (Any.Type) -> Bool = { _ in false }) -> [String] {
    parts.differences(Outer(), new, isWhole: isWhole).map { difference in
      let values = difference.values.map { " \($0.old) \($0.new)" } ?? ""
      return "\(difference.path)\(difference.isIncomparable ? "?" : "")\(values)"
    }
  }

  private let object = Object()

  @Test func `a difference has the path of its property, and its values if they can be read`() {
    expectEqual(parts.parts.map(\.name), ["number", "middle", "seen", "own"])
    expectEqual(differences(Outer()), [])
    expectEqual(differences(changed { $0.number = 2 }), ["number 1 2"])
    expectEqual(
      differences(
        changed {
          $0.number = 3
          $0.middle.words.first = "b"
        }), ["number 1 3", "middle.words.first a b"])
    expectEqual(differences(changed { $0.middle.words.list = [2] }), ["middle.words.list [1] [2]"])
    expectEqual(
      differences(changed { $0.middle.point.y = 3 }), ["middle.point Point(x: 1, y: 2) Point(x: 1, y: 3)"])
    let captured = object
    expectEqual(differences(changed { $0.middle.action = { _ = captured } }), ["middle.action?"])
    expectEqual(differences(changed { $0.seen = object }), ["seen"])
    #expect(differences(changed { $0.own = object })[0].hasPrefix("own nil "))
    let words = changed { $0.middle.words.first = "b" }
    expectEqual(parts.differences(Outer(), words) { $0 == Words.self }.map(\.path), ["middle.words"])
    expectEqual(parts.differences(Outer(), words) { $0 == Middle.self }.map(\.path), ["middle"])
  }

  @Test func `the differing properties have names, and a number of their own`() {
    let changes: [(inout Outer) -> Void] = [
      { $0.number = 2 }, { $0.middle.words.first = "b" }, { $0.middle.words.list = [] }, { $0.middle.point.x = 5 },
      { [object] in $0.own = object }, { [object] in $0.seen = object },
      {
        $0.number = 2
        $0.middle.words.first = "b"
      },
    ]
    expectEqual(
      changes.map { parts.names(differingIn: Outer(), changed($0)) },
      [["number"], ["middle"], ["middle"], ["middle"], ["own"], ["seen"], ["number", "middle"]])
    var found: [String] = []
    let numbers = changes.map { change in
      parts.differing(Outer(), changed(change)) { type, value in found.append("\(type) \(value())") }
    }
    #expect(Set(numbers).count == changes.count && !numbers.contains(0))
    expectEqual(
      found.map { $0.prefix { $0 != " " } },
      ["Int", "String", "Array<Int>", "Point", "Optional<Object>", "Int", "String"])
    expectEqual(parts.differing(Outer(), changed { $0.number = 9 }) { _, _ in }, numbers[0])
    expectEqual(parts.differing(Outer(), Outer()) { _, _ in }, 0)
  }

  @Test func `values that differ in functions alone are told apart from others`() {
    let captured = object
    func differsAlone(_ change: (inout Outer) -> Void) -> Bool {
      parts.differInFunctionsAlone(Outer(), changed(change))
    }
    #expect(differsAlone { _ in } && differsAlone { $0.middle.action = { _ = captured } })
    #expect(!differsAlone { $0.number = 2 } && !differsAlone { $0.middle.words.first = "b" })
    #expect(!differsAlone { $0.own = captured } && !differsAlone { $0.middle.point.x = 2 })
    #expect(
      !differsAlone {
        $0.middle.action = { _ = captured }
        $0.middle.words.first = "b"
      })
  }

  private struct Level<Inner> {
    var inner: Inner
    var word = "a"
  }

  @Test func `structures are searched five levels deep`() {
    typealias Deep = Level<Level<Level<Level<Level<Level<String>>>>>>
    func deep(_ text: String) -> Deep {
      Level(inner: Level(inner: Level(inner: Level(inner: Level(inner: Level(inner: text))))))
    }
    let parts = StoredParts.of(Deep.self)
    expectEqual(
      parts.differences(deep("a"), deep("b")) { _ in false }.map(\.path), ["inner.inner.inner.inner.inner"])
    var types: [String] = []
    let number = parts.differing(deep("a"), deep("b")) { type, _ in types.append("\(type)") }
    #expect(number != 0 && types == ["Level<String>"])
    #expect(!parts.differInFunctionsAlone(deep("a"), deep("b")))
  }

  @Test func `functions are found in structures five levels deep`() {
    typealias Deep = Level<Level<Level<Level<Level<() -> Void>>>>>
    func deep(_ action: @escaping () -> Void) -> Deep {
      Level(inner: Level(inner: Level(inner: Level(inner: Level(inner: action)))))
    }
    let (plain, capturing) = (deep {}, deep { [object] in _ = object })
    #expect(StoredParts.of(Deep.self).differInFunctionsAlone(plain, capturing))
    let deeper = StoredParts.of(Level<Deep>.self)
    #expect(!deeper.differInFunctionsAlone(Level(inner: plain), Level(inner: capturing)))
  }

  @Test func `the properties that may hold objects are visited, and no weak one`() {
    var held: [String] = []
    let outer = changed {
      $0.own = object
      $0.seen = object
    }
    parts.forEachHolder(in: outer) { held.append("\(type(of: $0))") }
    expectEqual(held, ["Optional<Object>"])
  }

  private struct Holding {
    let first: Object
    weak var second: Object?
    var third: Object?
    let number: Int
    let last: Object
  }

  @Test func `the objects of a value are visited with their names`() {
    let other = Object()
    var found: [String] = []
    let value = Holding(first: object, second: other, third: other, number: 1, last: other)
    StoredParts.of(Holding.self).forEachObject(in: value) { name, held in
      found.append("\(name) \(held === object) \(held === other)")
    }
    expectEqual(found, ["first true false", "last false true"])
  }
}
