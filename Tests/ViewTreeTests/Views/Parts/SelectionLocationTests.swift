import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct SelectionLocationTests {
  private typealias Place = SelectionLocation<Int, Bool>

  private func place(_ sources: [Int], key: Int = 0) -> Place {
    Place(sources.map { .constant($0) }, key: key, derive: { $0.first == 1 }, selection: { $0 ? 1 : nil })
  }

  @Test func `derivations are the same if their keys and sources are`() {
    #expect(place([1]).isSame(as: place([1])) && !place([1]).isSame(as: place([1], key: 2)))
    #expect(!place([1]).isSame(as: place([2])) && !place([1]).isSame(as: place([1, 1])))
    #expect(!place([1]).isSame(as: ConstantLocation(true)))
    expectEqual([place([1]).get(), place([2]).get()], [true, false])
  }

  @Test func `a derivation is named after its first source`() {
    final class Named: Location<Int> {
      let name: String
      init(_ name: String) { self.name = name }
      override var label: String { name }
    }
    func label(_ names: [String]) -> String {
      Place(names.map { Binding(Named($0)) }, key: 0, derive: { $0.isEmpty }, selection: { $0 ? 1 : nil }).label
    }
    expectEqual([label(["one", "two"]), label([])], ["one", "selection"])
  }
}
