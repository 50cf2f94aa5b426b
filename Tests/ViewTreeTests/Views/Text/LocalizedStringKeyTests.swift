import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct LocalizedStringKeyTests {
  private func cells<V: View>(_ view: V) -> String { Screen(width: 8) { view }.render(.cells) }

  @Test func `an interpolated value stands at its place in the key`() {
    let name = Text("N").bold()
    expectText(
      cells(Text("a\(1)b\(name)c\(2, specifier: "%03d")")), equals: "\"a1bNc002\"\n  3..3 bold")
    let date: Date? = nil
    expectEqual(textPicture(9, Text("d \(date)")), "d nil\n^")
    expectEqual(textPicture(9, Text("x\(name)")), "xN\n^")
  }

  @Test func `a value without a format is shown by its description`() {
    struct Plain { let a = 3 }
    expectEqual(textPicture(20, Text("\(Plain()) x")), "Plain(a: 3) x\n^")
    expectEqual(textPicture(20, Text("\(true) x")), "true x\n^")
    expectEqual(textPicture(20, Text("\(AttributedString("y")) \(1.5) x")), "y 1.500000 x\n^")
  }

  @Test func `a key is a format with specifiers, and its values stand where they were written`() {
    func written(_ key: LocalizedStringKey) -> [String] {
      [key.text, key.format, String(key.template.map { FormatString.argument($0).map { Character("\($0)") } ?? $0 })]
        + key.arguments.all.map(key.string)
    }
    expectEqual(written("50% of all"), ["50% of all", "50% of all", "50% of all"])
    expectEqual(written("\(7)% of \("x") äö"), ["7% of x äö", "%lld%% of %@ äö", "0% of 1 äö", "7", "x"])
    expectEqual(written("ä\("öü")\(12)"), ["äöü12", "ä%@%lld", "ä01", "öü", "12"])
    expectEqual(written("a\(2, specifier: "%03d")b\(Text("t"))"), ["ab", "a%03db%@", "a0b1", "", ""])
  }

  @Test func `a key with one small number is as short as the number`() {
    func number(_ key: LocalizedStringKey) -> [Int]? { key.plainNumber.map { [Int($0.start), Int($0.count)] } }
    expectEqual([number("a"), number("a \("b")"), number("a *b*"), number("\(1) *b*")], [[0, 0], [0, 0], nil, nil])
    expectEqual(
      [number("a \(5) b"), number("\(-999)"), number("ä\(999)"), number("a\(1)\("b")")],
      [
        [2, 1], [0, 4], [2, 3], nil,
      ])
    expectEqual(
      [number("\(1000)"), number("\(-1000)"), number("\(1)\(2)"), number("\(Text("a"))")], [nil, nil, nil, nil])
    for key in ["a \(5) b", "\(-999)", "ä\(999)"] as [LocalizedStringKey] {
      expectEqual(key.plainNumber.map { LocalizedStringKey(key.text, number: $0) }, key)
    }
  }

  @Test func `arguments are searched from the first to the last`() {
    let key: LocalizedStringKey = "\("a") \(1) \("b")"
    #expect(key.arguments.contains { $0.value == .string } && key.arguments.contains { $0.value == .integer(1) })
    #expect(!key.arguments.contains { $0.value == .integer(2) })
    expectEqual(key.arguments.all.map(\.value), [.string, .integer(1), .string])
    expectEqual(LocalizedStringKey("a").arguments.all, [])
  }
}
