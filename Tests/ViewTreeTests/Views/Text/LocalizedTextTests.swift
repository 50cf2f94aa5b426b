import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

struct LocalizedTextTests {
  private func text(_ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil) -> LocalizedText {
    LocalizedText(key, table: table, bundle: bundle)
  }

  @Test func `texts are equal if their keys, their tables and their bundles are`() {
    let number = 5
    expectEqual(text("a \(number)"), text("a \(number)"))
    expectEqual(text("a", table: "T", bundle: .main), text("a", table: "T", bundle: .main))
    #expect(text("a") != text("b") && text("a \(number)") != text("a \(6)"))
    #expect(text("a", table: "T") != text("a") && text("a", bundle: .main) != text("a"))
  }

  @Test func `a text without marks is a string, with numbers of the locale`() {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    func strings(_ key: LocalizedStringKey) -> [String?] {
      [text(key).string(in: EnvironmentValues()), text(key).string(in: german)]
    }
    expectEqual(strings("plain"), ["plain", "plain"])
    expectEqual(strings("\(1234567) of \("x")"), ["1,234,567 of x", "1.234.567 of x"])
    expectEqual(strings("*a*"), [nil, nil])
    expectEqual(strings("a \(Text("b"))"), [nil, nil])
    expectEqual(text("*a* \(2000) \(Text("b"))").plainText(in: german), "*a* 2.000 b")
  }

  @Test func `runs have the marks of their part of the key`() {
    func runs(_ key: LocalizedStringKey) -> [String] {
      text(key).runs(in: EnvironmentValues()).map { run in
        run.content.string(in: EnvironmentValues()) + (run.marks.style.bold == true ? "|b" : "")
          + (run.marks.link.map { "|\($0)" } ?? "")
      }
    }
    expectEqual(runs("a **b \(3)** c"), ["a ", "b 3|b", " c"])
    expectEqual(runs("[see](https://a.b/\(7))"), ["see|https://a.b/7"])
    expectEqual(runs("\(Text("x").bold())y"), ["x|b", "y"])
    expectEqual(runs("^[\(2) **old** box](inflect: true) left"), ["2 ", "old|b", " boxes", " left"])
    expectEqual(runs("^[\(1) box](inflect: true)"), ["1 box"])
    expectEqual(runs("^[\(3) box **of** x](inflect: true)"), ["3 boxes ", "of|b", " x"])
    expectEqual(runs("^[\(3) **new** cup *of* tea](inflect: true)"), ["3 ", "new|b", " cups ", "of", " tea"])
    expectEqual(runs("\(3) **box**"), ["3 ", "box|b"])
    expectEqual(text("a *b*").runs(in: EnvironmentValues()).first, Text.Run(content: .string("a ")))
  }

  @Test func `a date in a text that is none is no date`() {
    let none = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(text("\(none, style: .date)").isNoDate && !text("\(Date.distantPast, style: .date)").isNoDate)
    #expect(!text("plain").isNoDate && !text("\(1)").isNoDate)
  }

  @Test func `a character that would stand for an argument that is not there is a character`() {
    let runs = text("\u{F0001}\(Text("x"))").runs(in: EnvironmentValues())
    expectEqual(runs.map { $0.content.string(in: EnvironmentValues()) }, ["\u{F0001}", "x"])
  }
}
