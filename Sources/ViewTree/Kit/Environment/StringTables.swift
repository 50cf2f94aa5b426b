/// The tables of translations of bundles, `de.lproj/Localizable.strings`, each read once.
enum StringTables {
  private struct Place: Hashable {
    let bundle: String
    let table: String
    let localization: String
  }

  private static let tables = Cache<Place, [String: String]>()
  private static let localizations = Cache<String, [String]>()

  /// Whether the app itself has folders of translations: most that draw text have none.
  private static let hasMain = !Bundle.main.localizations.isEmpty

  /// Whether a bundle, or the app, may have translations.
  static func exist(in bundle: Bundle?) -> Bool { bundle != nil || hasMain }

  /// What a table says for a key in the language of a locale, or else in the bundle's own language.
  static func string(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    let bundle = bundle ?? .main
    let folders = localizations.value(for: bundle.bundlePath) { bundle.localizations }
    for localization in names(locale, in: bundle) where folders.contains(localization) {
      let place = Place(bundle: bundle.bundlePath, table: table ?? "Localizable", localization: localization)
      if let text = tables.value(for: place, make: { read(place, in: bundle) })[key] { return text }
    }
    return nil
  }

  /// The folders in which a locale's translations may be, the closest first: `de-AT`, `de_AT`, `de`, and the bundle's own.
  private static func names(_ locale: Locale, in bundle: Bundle) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let script = language.script.map { ["\(code)-\($0.identifier)"] } ?? []
    let region = locale.region.map { ["\(code)-\($0.identifier)", "\(code)_\($0.identifier)"] } ?? []
    // Foundation's `developmentLocalization` ends the program on Linux where a bundle has no list of properties.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return region + script + [code, own ?? "en", "en", "Base"]
  }

  private static func read(_ place: Place, in bundle: Bundle) -> [String: String] {
    let path = bundle.path(
      forResource: place.table, ofType: "strings", inDirectory: nil, forLocalization: place.localization)
    guard let path else { return [:] }
    let list = FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: String]
    }
    if list == nil {
      RuntimeIssue.report("\(path) is no table of strings; its lines are \"key\" = \"text\";")
    }
    return list ?? [:]
  }
}
