import Testing
import ViewTreeTesting
@testable import ViewTree

@Suite struct ComparisonTests {
  private func differences<Values: Collection>(_ a: Values, _ b: Values) -> [Int] {
    var offsets: [Int] = []
    #expect(Comparison.forEachDifference(a, b) { offset, _, _ in offsets.append(offset) })
    return offsets
  }

  private struct Padded {
    var small: Int8
    var large: Int
  }

  @Test(arguments: [1, 63, 64, 65, 200]) func `the elements that differ, at any place of a buffer`(count: Int) {
    let old = (0..<count).map { Padded(small: 1, large: $0) }
    expectEqual(differences(old, old.map { $0 }), [])
    for place in Set([0, 1, 62, 63, 64, 127, 128, count - 1]) where place < count {
      var new = old
      new[place].small = 2
      expectEqual(differences(old, new), [place])
      expectEqual(differences(new, old), [place])
    }
  }

  @Test func `elements are compared with those at the same place, in parts of larger buffers too`() {
    // The elements before each part are equal to the last ones of the other part.
    func part(_ before: Int, _ last: Int) -> ArraySlice<Int> {
      [before, 0, last].flatMap { Array(repeating: $0, count: 64) }[64...]
    }
    expectEqual(differences(part(2, 1), part(1, 2)), Array(64..<128))
    expectEqual(differences([1, 2, 3], [1, 5]), [1])
  }

  /// A function as a view stores it.
  private struct Action {
    let run: () -> Int
  }

  @Test func `functions are the same if they have the same code and no captures`() {
    let (one, box) = (Action { 1 }, Box("x"))
    let capturing = Action { box.name.count }
    #expect(Comparison.areSame(one, one) && !Comparison.areSame(one, Action { 2 }))
    #expect(!Comparison.areSame(one, capturing) && !Comparison.areSame(capturing, one))
    #expect(Comparison.areSameFunctions(one, one) && !Comparison.areSameFunctions(one, Action { 2 }))
    expectEqual(differences([one], [one]), [])
    expectEqual(differences([capturing], [capturing]), [0], "what is captured may have changed")
  }

  @Test func `bytes between the fields do not count`() {
    func make(_ filling: UInt8) -> [Padded] {
      unsafe Array(unsafeUninitializedCapacity: 2) { buffer, count in
        unsafe memset(buffer.baseAddress!, Int32(filling), 2 * MemoryLayout<Padded>.stride)
        for index in 0..<2 {
          unsafe buffer[index].small = 1
          unsafe buffer[index].large = index
        }
        count = 2
      }
    }
    expectEqual(differences(make(0), make(255)), [])
  }

  @Test func `values with a comparison of their own, closures, nothing at all`() {
    expectEqual(differences(["a", "b", "c"], ["a", "x", "c"]), [1])
    expectEqual(differences([Int](), []), [])
    func closure(_ box: Box) -> () -> String { { box.name } }
    expectEqual(differences([closure(Box("x"))], [closure(Box("x"))]), [0])
  }

  private final class Box {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// A payload that is neither `Equatable` nor plain.
  private struct Words {
    var text: String
    var count = 0
  }

  /// All cases print the same, and a mirror of it shows nothing.
  private enum Masked: CustomStringConvertible, CustomReflectable {
    case first, second
    case words(Words)
    case labelled(a: Words, b: Int)
    case other(Words)
    case box(Box)
    case action(() -> Void)
    indirect case nested(Masked)

    var description: String { "masked" }
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  @Test func `cases of an enumeration are distinguished whatever they print, and payloads compared`() {
    let box = Box("x")
    let count = 1
    let make: [() -> Masked] = [
      { .first }, { .second }, { .words(Words(text: "a")) }, { .words(Words(text: "b")) },
      { .words(Words(text: "a", count: 1)) }, { .labelled(a: Words(text: "a"), b: 1) },
      { .labelled(a: Words(text: "a"), b: 2) }, { .other(Words(text: "a")) }, { .box(box) }, { .box(Box("x")) },
      { .action {} }, { .nested(.first) }, { .nested(.second) }, { .nested(.nested(.words(Words(text: "a")))) },
    ]
    for (i, a) in make.enumerated() {
      for (j, b) in make.enumerated() {
        // Each call makes another box.
        expectEqual(Comparison.areSame(a(), b()), (i == j && i != 9), "\(i) \(j)")
      }
    }
    let capturing = Masked.action { _ = count + box.name.count }
    #expect(!Comparison.areSame(capturing, capturing), "a closure with captures is never the same")
  }

  /// Two cases with one base name.
  private enum Overloaded {
    case value(text: Words)
    case value(title: Words)
    case none
  }

  @Test func `cases that share a name are two cases`() {
    let words = Words(text: "a")
    #expect(Comparison.areSame(Overloaded.value(text: words), .value(text: words)))
    #expect(!Comparison.areSame(Overloaded.value(text: words), .value(title: words)))
    #expect(!Comparison.areSame(Overloaded.none, .value(title: words)))
    #expect(Comparison.areSame(Overloaded.none, .none))
  }

  private enum Generic<Value> {
    case empty, waiting
    case value(Value)
    case failed(any Error)
  }

  @Test func `a generic enumeration is compared by its payload, an existential is never proved the same`() {
    struct Failure: Error {}
    #expect(Comparison.areSame(Generic<Words>.value(Words(text: "a")), .value(Words(text: "a"))))
    #expect(!Comparison.areSame(Generic<Words>.value(Words(text: "a")), .value(Words(text: "b"))))
    #expect(!Comparison.areSame(Generic<Words>.empty, .waiting))
    #expect(Comparison.areSame(Generic<[Int]>.waiting, .waiting))
    #expect(Comparison.areSame(Generic<(Words, Int)>.value((Words(text: "a"), 1)), .value((Words(text: "a"), 1))))
    #expect(!Comparison.areSame(Generic<(Words, Int)>.value((Words(text: "a"), 1)), .value((Words(text: "a"), 2))))
    #expect(!Comparison.areSame(Generic<Words>.failed(Failure()), .failed(Failure())))
    #expect(Comparison.areSame((any Error)?.none, nil) && !Comparison.areSame((any Error)?.none, Failure()))
  }

  private struct References {
    weak var weakBox: Box?
    unowned let unownedBox: Box
    let text: String
    var isOn = false
  }

  @Test func `weak and unowned properties are compared by the object they refer to`() {
    let (a, b) = (Box("a"), Box("b"))
    func make(_ weak: Box?, _ unowned: Box, _ isOn: Bool = false) -> References {
      References(weakBox: weak, unownedBox: unowned, text: "t", isOn: isOn)
    }
    #expect(Comparison.areSame(make(a, a), make(a, a)))
    #expect(Comparison.areSame(make(nil, a), make(nil, a)))
    #expect(!Comparison.areSame(make(a, a), make(b, a)))
    #expect(!Comparison.areSame(make(nil, a), make(a, a)))
    #expect(!Comparison.areSame(make(a, a), make(a, b)))
    #expect(!Comparison.areSame(make(a, a), make(a, a, true)))
    withExtendedLifetime((a, b)) {}
  }

  @Test func `numbers are compared by their bytes, so that NaN is the same as itself`() {
    #expect(Comparison.areSame(Double.nan, .nan))
    #expect(Comparison.areSame(Optional(Double.nan), .nan))
    #expect(!Comparison.areSame(0.0, -0.0))
    #expect(Comparison.areSame((Words(text: "a"), Double.nan), (Words(text: "a"), Double.nan)))
    #expect(!Comparison.areSame((Words(text: "a"), 1), (Words(text: "b"), 1)))
  }
}
