import Foundation
import Testing

@testable import ViewTreeCompatibility
import ViewTreeTesting

/// Objects of a type that is known when the program runs.
struct NSObjectMakeTests {
  private class Base: NSObject {
    var word: String
    let numbers = [1, 2, 3]
    override init() { word = "base" }
  }

  private final class Derived: Base {
    var more = "more"
    override init() {
      super.init()
      word = "derived"
    }
  }

  private final class Plain: NSObject {
    var word = String(repeating: "word ", count: 20)
  }

  @Test func `each type makes its own objects`() {
    func make(_ type: Base.Type) -> Base { makeObject(of: type) }
    #expect(make(Base.self).word == "base" && make(Base.self).numbers == [1, 2, 3])
    let derived = make(Derived.self)
    #expect(derived.word == "derived" && (derived as? Derived)?.more == "more")
    expectEqual(makeObject(of: Plain.self).word.count, 100)
  }
}
