import Testing
@testable import ViewTree
import ViewTreeCompatibility
import ViewTreeTesting

/// Texts in the language of the screen.
@MainActor @Suite struct StringTablesTests {
  /// A bundle of its own, in the temporary folder.
  private let bundle: Bundle

  init() throws {
    bundle = try Self.makeBundle([
      "en.lproj/Localizable.strings": #"/* English */ "greeting" = "Hello";"#,
      "de.lproj/Localizable.strings": #"""
      "greeting" = "**Hallo**";
      "%lld of %@" = "%2$@: %1$lld";
      "%lld%% done" = "%lld %% fertig";
      "half" = "50%% fertig";
      """#,
      "de.lproj/Menu.strings": #""greeting" = "Servus";"#,
      "de-AT.lproj/Localizable.strings": #""greeting" = "Grüß Gott";"#,
      "fr.lproj/Localizable.strings": "no table",
    ])
  }

  /// Makes a bundle with files in the temporary folder.
  nonisolated private static func makeBundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  /// Makes a bundle of languages, each with its name for `key`.
  private static func makeBundle(languages: [String]) throws -> Bundle {
    try makeBundle(
      Dictionary(uniqueKeysWithValues: languages.map { ("\($0).lproj/Localizable.strings", "\"key\" = \"\($0)\";") }))
  }

  private func shown(_ text: Text, in locale: String) -> String {
    Screen(text, width: 30, options: ScreenOptions(locale: Locale(identifier: locale))).text
  }

  @Test(arguments: [
    ("en_US", "Hello"), ("de_DE", "Hallo"), ("de_AT", "Grüß Gott"), ("de_CH", "Hallo"), ("it_IT", "Hello"),
    ("en_GB", "Hello"),
  ]) func `a key is looked up in the language of the screen, otherwise in the bundle's own`(
    _ locale: String, _ text: String
  ) { expectEqual(shown(Text("greeting", bundle: bundle), in: locale), text) }

  @Test func `a table may have any name, and a missing key is the text`() {
    expectEqual(shown(Text("greeting", tableName: "Menu", bundle: bundle), in: "de_DE"), "Servus")
    expectEqual(shown(Text("greeting", tableName: "Other", bundle: bundle), in: "de_DE"), "greeting")
    expectEqual(shown(Text("missing **key** \(1_000)", bundle: bundle), in: "de_DE"), "missing key 1.000")
    expectEqual(shown(Text("greeting"), in: "de_DE"), "greeting")
    expectEqual(shown(Text(verbatim: "greeting"), in: "de_DE"), "greeting")
  }

  @Test func `a folder has translations if it holds a language's folder or a catalogue`() throws {
    #expect(StringTables.hasTranslations(inFolder: bundle.bundlePath))
    #expect(!StringTables.hasTranslations(inFolder: bundle.bundlePath + "/de.lproj"))
    #expect(!StringTables.hasTranslations(inFolder: bundle.bundlePath + "/missing"))
    let folder = URL(filePath: bundle.bundlePath).appending(path: "catalogue")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    #expect(StringTables.hasTranslations(inFolder: folder.path))
  }

  @Test func `values stand at the places of the translation`() {
    expectEqual(shown(Text("\(12_345) of \("files")", bundle: bundle), in: "de_DE"), "files: 12.345")
    expectEqual(shown(Text("\(12_345) of \("files")", bundle: bundle), in: "en_US"), "12,345 of files")
    expectEqual(shown(Text("\(50)% done", bundle: bundle), in: "de_DE"), "50 % fertig")
    expectEqual(shown(Text("\(50)% done", bundle: bundle), in: "en_US"), "50% done")
    expectEqual(shown(Text("half", bundle: bundle), in: "de_DE"), "50%% fertig")
  }

  @Test func `a text follows the locale around it`() {
    let screen = Screen(width: 30) {
      Text("greeting", bundle: bundle)
      Text("greeting", bundle: bundle).environment(\.locale, Locale(identifier: "de_DE"))
    }
    expectText(screen.text, equals: "Hello\nHallo")
  }

  @Test func `an invalid table is an issue, and its keys are in the bundle's own language`() {
    expectEqual(shown(Text("greeting", bundle: bundle), in: "fr_FR"), "Hello")
  }

  @Test func `a language without a table of its own uses a related one`() throws {
    let bundle = try Self.makeBundle(languages: ["en", "en-GB", "pt-BR", "es-419", "es-AR", "zh-Hans"])
    for (locale, text) in [
      ("pt_PT", "pt-BR"), ("es_MX", "es-419"), ("es_AR", "es-AR"), ("zh_CN", "zh-Hans"), ("zh_TW", "en"),
      ("en_AU", "en"), ("en_GB", "en-GB"),
    ] {
      expectEqual(shown(Text("key", bundle: bundle), in: locale), text)
      expectEqual(String(localized: "key", bundle: bundle, locale: Locale(identifier: locale)), text)
    }
  }

  @Test func `a string is looked up at once, with its values and without marks`() {
    let german = Locale(identifier: "de_DE")
    expectEqual(String(localized: "greeting", bundle: bundle, locale: german), "**Hallo**")
    expectEqual(String(localized: "greeting", bundle: bundle), "Hello")
    expectEqual(String(localized: "greeting", table: "Menu", bundle: bundle, locale: german), "Servus")
    expectEqual(String(localized: "\(12_345) of \("files")", bundle: bundle, locale: german), "files: 12.345")
    expectEqual(String(localized: "\(12_345) left", comment: "how many"), "12,345 left")
    let name: String.LocalizationValue = "greeting"
    expectEqual(String(localized: name, bundle: bundle, locale: german), "**Hallo**")
  }

  @Test func `a key that the table of a language lacks is in the bundle's own language, not a related one`() throws {
    func bundle(_ tables: [String: String]) throws -> Bundle {
      try Self.makeBundle(
        Dictionary(uniqueKeysWithValues: tables.map { ("\($0).lproj/Localizable.strings", $1) }))
    }
    func text(_ bundle: Bundle, _ locale: String) -> String? {
      StringTables.translation(for: "key", table: nil, bundle: bundle, locale: Locale(identifier: locale))?.format
    }
    let british = try bundle(["en-GB": #""key" = "en-GB";"#, "Base": #""key" = "Base";"#])
    expectEqual(text(british, "en_AU"), "Base")
    expectEqual(text(british, "en_GB"), "en-GB")
    let german = try bundle(["en": #""key" = "en";"#, "de": #""other" = "de";"#, "de-AT": #""key" = "de-AT";"#])
    expectEqual(text(german, "de_DE"), "en")
    expectEqual(text(german, "de_AT"), "de-AT")
  }

  @Test func `only a file that is no table is reported`() async {
    // In a process of its own: the handler is one for all tests.
    await #expect(processExitsWith: .success) {
      let reports = Locked<[String]>([])
      RuntimeIssue.report = { report in reports.withLock { $0.append(report) } }
      let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>key</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>some</string>
        </dict></dict></plist>
        """
      let listed = #"{"strings": {"key": {"localizations": {"en": {"stringUnit": {"value": "listed"}}}}}}"#
      let bundle = try StringTablesTests.makeBundle([
        "en.lproj/Good.strings": #""key" = "good";"#, "en.lproj/Bad.strings": "no table",
        "en.lproj/Plural.stringsdict": plurals, "en.lproj/Worse.stringsdict": "no table",
        "Listed.xcstrings": listed, "Broken.xcstrings": "no JSON",
      ])
      let english = Locale(identifier: "en_US")
      func found(_ table: String) -> String? {
        StringTables.translation(for: "key", table: table, bundle: bundle, locale: english)?.format
      }
      #expect(["Good", "Plural", "Listed"].map { found($0) } == ["good", "some", "listed"])
      #expect(reports.withLock { $0 }.isEmpty)
      #expect(["Bad", "Worse", "Broken"].allSatisfy { found($0) == nil })
      let ends = [
        #"Bad.strings is not a strings file; write each line as "key" = "text";"#,
        "Worse.stringsdict is not a stringsdict file; write it as a property list",
        #"Broken.xcstrings is not a string catalog; write it as JSON with the key "strings""#,
      ]
      let last = reports.withLock { $0 }.map { String($0.split(separator: "/").last ?? "") }
      #expect(last == ends)
    }
  }

  @Test func `a region's language precedes a country's, in either spelling`() throws {
    let bundle = try Self.makeBundle(languages: ["en", "es-AR", "es_419"])
    for (locale, text) in [("es_MX", "es_419"), ("es_AR", "es-AR")] {
      expectEqual(shown(Text("key", bundle: bundle), in: locale), text)
    }
  }
}
