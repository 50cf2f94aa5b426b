import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Words that depend on numbers, in the tables and catalogues of a bundle.
@MainActor struct TranslationTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plurals-\(UUID().uuidString).bundle")
    let files = [
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files in %@</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>No files</string>
            <key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string>
          </dict>
        </dict>
      </dict></plist>
      """,
      "ru.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files in %@</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@files@</string>
          <key>files</key><dict>
            <key>one</key><string>%lld файл</string>
            <key>few</key><string>%lld файла</string>
            <key>many</key><string>%lld файлов</string>
            <key>other</key><string>%lld файла</string>
          </dict>
        </dict>
      </dict></plist>
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld days": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "ein Tag"}}, "other": {"stringUnit": {"value": "%lld Tage"}}}}}}},
        "%lld of %lld": {"localizations": {"de": {
          "stringUnit": {"value": "%#@found@ in %#@places@"},
          "substitutions": {
            "found": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg Treffer"}}, "other": {"stringUnit": {"value": "%arg Treffer"}}}}},
            "places": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg Ort"}}, "other": {"stringUnit": {"value": "%arg Orten"}}}}}}}}},
        "Tap": {"localizations": {"de": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tippen"}}, "other": {"stringUnit": {"value": "Klicken"}}}}}}},
        "Unsaid": {}
      }}
      """,
      "Broken.xcstrings": "no JSON",
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private func shown(_ text: Text, in locale: String = "en_US") -> String {
    Screen(text, width: 40, options: ScreenOptions(locale: Locale(identifier: locale))).text
  }

  @Test(arguments: [
    (0, "No files in Home"), (1, "1 file in Home"), (2, "2 files in Home"), (1234, "1,234 files in Home"),
  ])
  func `a table of plurals has the words for a number`(_ count: Int, _ words: String) {
    expectEqual(shown(Text("\(count) files in \("Home")", bundle: bundle)), words)
  }

  @Test(arguments: [
    (1, "1 файл"), (3, "3 файла"), (5, "5 файлов"), (11, "11 файлов"), (21, "21 файл"), (22, "22 файла"),
  ])
  func `a language has its own plural categories`(_ count: Int, _ words: String) {
    expectEqual(shown(Text("\(count) files in \("Home")", bundle: bundle), in: "ru_RU"), "Home: \(words)")
  }

  @Test func `the parts of a text are numbered, and each takes its own argument`() {
    func expanded(_ format: String, _ numbers: [Int?], _ variables: [String: Translation.Variable]) -> String {
      Translation(format: format, variables: variables).format(for: numbers, locale: Locale(identifier: "en_US"))
    }
    func variable(_ one: String, _ other: String, _ argument: Int? = nil) -> Translation.Variable {
      Translation.Variable(argument: argument, forms: ["one": one, "other": other])
    }
    let files = ["files": variable("a file", "%lld files")]
    // Without variables a text stays as it is.
    expectEqual(expanded("%lld of %@", [1, nil], [:]), "%lld of %@")
    expectEqual(expanded("%@: %#@files@, %d%%", [nil, 2, 3], files), "%1$@: %2$lld files, %3$d%%")
    expectEqual(expanded("%@: %#@files@, %d%%", [nil, 1, 3], files), "%1$@: a file, %3$d%%")
    expectEqual(expanded("%2$#@files@ in %1$@", [nil, 5], files), "%2$lld files in %1$@")
    expectEqual(expanded("%#@files@", [nil], files), "%1$lld files")
    expectEqual(expanded("%#@files@", [], files), "%1$lld files")
    // An argument of a part's own counts more than its place, also in the parts inside.
    expectEqual(expanded("%#@x@", [7, 1], ["x": variable("one %arg", "%arg", 1)]), "one %2$lld")
    expectEqual(
      expanded("%#@x@", [7, 2], ["x": variable("", "%#@y@", 1), "y": variable("", "<%lld %arg>")]), "<%2$lld %2$lld>")
    expectEqual(expanded("%arg %#@none@.", [1], files), "%arg .")
    // A part that contains itself ends.
    expectEqual(expanded("%#@x@", [2], ["x": variable("", "a%#@x@")]), String(repeating: "a", count: 8))
    // In every language there may be words for none.
    let none = ["x": Translation.Variable(argument: nil, forms: ["zero": "none", "other": "%lld"])]
    expectEqual([0, 1, 5].map { expanded("%#@x@", [$0], none) }, ["none", "%1$lld", "%1$lld"])
    expectEqual(expanded("%#@x@", [1], ["x": Translation.Variable(argument: nil, forms: [:])]), "")
  }

  @Test func `a catalogue has texts, plurals, several of them, and texts by the device`() {
    expectEqual(shown(Text("Hello", bundle: bundle), in: "de_DE"), "Hallo")
    expectEqual(shown(Text("Hello", bundle: bundle)), "Hello")
    expectEqual(shown(Text("\(1) days", bundle: bundle)), "1 day")
    expectEqual(shown(Text("\(3) days", bundle: bundle)), "3 days")
    expectEqual(shown(Text("\(1) days", bundle: bundle), in: "de_DE"), "ein Tag")
    expectEqual(shown(Text("\(1) of \(2)", bundle: bundle), in: "de_DE"), "1 Treffer in 2 Orten")
    expectEqual(shown(Text("\(2) of \(1)", bundle: bundle), in: "de_DE"), "2 Treffer in 1 Ort")
    expectEqual(shown(Text("Tap", bundle: bundle), in: "de_DE"), "Klicken")
    expectEqual(shown(Text("Unsaid", bundle: bundle), in: "de_DE"), "Unsaid")
    expectEqual(shown(Text("Hello", tableName: "Broken", bundle: bundle), in: "de_DE"), "Hello")
  }

  @Test func `a part with a number of its own is not counted among the others`() {
    let files = ["files": Translation.Variable(argument: nil, forms: ["one": "a file", "other": "%lld files"])]
    let text = Translation(format: "%2$@: %#@files@", variables: files)
    expectEqual(text.format(for: [1, nil], locale: Locale(identifier: "en_US")), "%2$@: a file")
  }
}
