import Testing
import ViewTreeTesting

@testable import ViewTree

struct ShortDescriptionTests {
  struct Pair { var name = "a"; var number: Int? = 1 }
  enum Kind { case plain, one(Int), two(a: Int, b: String) }
  final class Object: CustomStringConvertible { var description: String { "0x1234" } }
  struct Identity { let object: ObjectIdentifier }

  @Test func `small values are described as they print`() {
    let values: [Any] = [
      1, 1.5, "text", true, [1, 2], ["a": 1], [Int](), [String: Int](), (1, "b"), Optional(2) as Any,
      Optional<Int>.none as Any, Kind.plain, Kind.one(1), 1..<3, UUID?.none as Any, AnyHashable(3),
    ]
    expectEqual(
      values.map { shortDescription(of: $0) },
      [
        "1", "1.5", "text", "true", "[1, 2]", "[\"a\": 1]", "[]", "[:]", "(1, \"b\")", "Optional(2)", "nil", "plain",
        "one(1)", "1..<3", "nil", "3",
      ])
    expectEqual(shortDescription(of: Pair()), "Pair(name: \"a\", number: Optional(1))")
    expectEqual(shortDescription(of: Kind.two(a: 1, b: "c")), "two(a: 1, b: \"c\")")
    expectEqual(shortDescription(of: Set([1])), "[1]")
    expectEqual(shortDescription(of: ["a": "b"]), "[\"a\": \"b\"]")
  }

  @Test func `a large unordered collection is described by its count`() {
    expectEqual(shortDescription(of: Set(0...1_000)), "[1001 elements]")
    expectEqual(shortDescription(of: Dictionary(uniqueKeysWithValues: (0...1_000).map { ($0, $0) })), "[1001 elements]")
    #expect(shortDescription(of: Set(0..<1_000)).hasPrefix("[0, 1, 10, 100, 101, "))
  }

  @Test func `a value that prints an address is described by its type`() {
    let object = Object()
    expectEqual(shortDescription(of: object), "Object")
    expectEqual(shortDescription(of: [object]), "[Object]")
    expectEqual(shortDescription(of: ObjectIdentifier(object)), "ObjectIdentifier")
    expectEqual(shortDescription(of: Identity(object: ObjectIdentifier(object))), "Identity(object: ObjectIdentifier)")
    unsafe withUnsafePointer(to: 1) { expectEqual(shortDescription(of: $0), "UnsafePointer") }
  }

  @Test func `an optional is described with what it wraps, whatever that is`() {
    let object = Object()
    let values: [Any] = [
      String?("nil") as Any, String?.none as Any, Object?(object) as Any, ObjectIdentifier?(.init(object)) as Any,
      [String?("a"), nil], Int??(1) as Any,
    ]
    expectEqual(
      values.map { shortDescription(of: $0) },
      [
        "Optional(\"nil\")", "nil", "Optional(Object)", "Optional(ObjectIdentifier)", "[Optional(\"a\"), nil]",
        "Optional(Optional(1))",
      ])
  }

  @Test func `a date that is not a number is described, which Foundation refuses`() {
    let dates = [Double.nan, .infinity, -.infinity].map(Date.init(timeIntervalSinceReferenceDate:))
    expectEqual(dates.map { shortDescription(of: $0) }, ["--", "--", "--"])
    expectEqual(shortDescription(of: Optional(dates[0]) as Any), "Optional(--)")
    expectEqual(shortDescription(of: [dates[0]]), "[--]")
  }

  @Test func `long values are cut to 40 characters`() {
    expectEqual(shortDescription(of: String(repeating: "a", count: 40)), String(repeating: "a", count: 40))
    expectEqual(shortDescription(of: String(repeating: "a", count: 41)), String(repeating: "a", count: 37) + "...")
    expectEqual(shortDescription(of: Array(0..<100)), "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11...")
    expectEqual(shortDescription(of: String(repeating: "👩‍👩‍👧", count: 41)).count, 40)
  }

  /// Says how many of its elements were looked at.
  struct Looked: Collection, CustomReflectable {
    final class Count { var value = 0 }
    let count = 1_000_000
    let looks: Count
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(index: Int) -> Int {
      looks.value += 1
      return index
    }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
  }

  @Test func `only the shown part of a value is read`() {
    let looks = Looked.Count()
    #expect(shortDescription(of: Looked(looks: looks)).hasPrefix("[0, 1, 2"))
    #expect(looks.value < 50)
  }

  @Test func `a line break becomes a blank, and controls are escaped`() {
    expectEqual(shortDescription(of: "a\nb\u{1B}[2J\u{202E}"), "a b\\u{1B}[2J\\u{202E}")
    expectEqual(shortDescription(of: ["\u{9B}"]), "[\"\\u{9B}\"]")
  }

  @Test(arguments: [1e300, -1e300, 6.4e10, -6.4e10])
  func `a date at the ends of time is described`(seconds: TimeInterval) {
    #expect(!shortDescription(of: Date(timeIntervalSinceReferenceDate: seconds)).isEmpty)
  }

  @Test func `a value of few characters and many scalars is cut as well`() {
    let marked = "a" + String(repeating: "\u{301}", count: 10_000)
    for value in [marked, [marked], Optional(marked) as Any, Spelled(description: marked)] as [Any] {
      let text = shortDescription(of: value)
      #expect(text.unicodeScalars.count <= 243 && text.hasSuffix("..."), "\(text.unicodeScalars.count)")
    }
    let short = "a" + String(repeating: "\u{301}", count: 200)
    expectEqual(shortDescription(of: short), short)
  }

  struct Spelled: CustomStringConvertible { let description: String }

  @Test func `directional marks are shown as codes`() {
    expectEqual(shortDescription(of: "a\u{200E}\u{200F}\u{61C}b"), "a\\u{200E}\\u{200F}\\u{61C}b")
  }

  struct Empty {}
  enum Nested { case pair((Int, b: String)), list([Int?]), none(Void) }

  @Test func `parts of parts are described, with their labels`() {
    let values: [Any] = [
      (a: 1, b: ("c", 2)), [[1: Kind.plain]], Empty(), Nested.pair((1, b: "c")), Nested.list([1, nil]),
      [Pair(name: "b", number: nil)], Set<Int>(), Set(["b", "a"]), ["b": 1, "a": 2], Optional(Optional(1)) as Any,
    ]
    expectEqual(
      values.map { shortDescription(of: $0) },
      [
        "(a: 1, b: (\"c\", 2))", "[[1: plain]]", "Empty()", "pair(1, b: \"c\")", "list([Optional(1), nil])",
        "[Pair(name: \"b\", number: nil)]", "[]", "[\"a\", \"b\"]", "[\"a\": 2, \"b\": 1]",
        "Optional(Optional(1))",
      ])
  }

  @Test func `a number in English has a separator before each three digits`() {
    expectEqual(
      [0, 7, -7, 999, 1_000, -12_345, 123_456, 999_999_999, 1_000_000_000, -1_234_567_890, .max, .min]
        .map { (number: Int) in number.standardText },
      [
        "0", "7", "-7", "999", "1,000", "-12,345", "123,456", "999,999,999", "1,000,000,000", "-1,234,567,890",
        "9,223,372,036,854,775,807", "-9,223,372,036,854,775,808",
      ])
  }
}
