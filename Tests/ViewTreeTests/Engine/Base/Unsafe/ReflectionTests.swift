import Testing
import ViewTreeTesting

@testable import ViewTree

struct ReflectionTests {
  private final class Object {}

  private struct Fields {
    let number: Int
    let word: String
    weak var object: Object?
  }

  private enum Choice {
    case none, number(Int), word(String)
    indirect case again(Choice)
  }

  @Test func `each kind of type is known`() {
    #expect(isStructure(Fields.self) && isStructure((Int, Bool).self) && !isStructure(Choice.self))
    #expect(isEnumeration(Choice.self) && isEnumeration(Int?.self) && !isEnumeration(Fields.self))
    #expect(isOptional(Int?.self) && !isOptional(Choice.self))
    #expect(isFunction((() -> Void).self) && !isFunction(Object.self) && !isStructure(Object.self))
    #expect(isPlain(Int.self) && isPlain((Int, Double).self) && !isPlain(String.self) && !isPlain(Object.self))
    expectEqual(metadataKind(of: Object.self), .other)
  }

  @Test func `fields have their names, places and types, and whether they retain`() {
    var fields: [Field] = []
    forEachField(of: Fields.self) { fields.append($0) }
    expectEqual(fields.map(\.name), ["number", "word", "object"])
    expectEqual(
      fields.prefix(2).map(\.offset),
      [MemoryLayout<Fields>.offset(of: \.number)!, MemoryLayout<Fields>.offset(of: \.word)!])
    #expect(fields[0].type == Int.self && fields[1].type == String.self)
    expectEqual(fields.map(\.isStrong), [true, true, false])
  }

  @Test func `a case has a number, and a payload if it has a value`() {
    func read(_ choice: Choice) -> (UInt32, String?) {
      var choice = choice
      return unsafe withUnsafePointer(to: &choice) { choice in
        let place = unsafe UnsafeRawPointer(choice)
        return unsafe (caseNumber(of: Choice.self, at: place), payload(of: Choice.self, at: place).map { "\($0)" })
      }
    }
    let (none, number, word) = (read(.none), read(.number(7)), read(.word("w")))
    #expect(none.1 == nil && number.1 == "7" && word.1 == "w")
    expectEqual(Set([none.0, number.0, word.0]).count, 3)
    #expect(read(.number(8)).0 == number.0 && read(.word("")).0 == word.0)
  }
}
