/// The translation tables of bundles, `de.lproj/Localizable.strings` and `.stringsdict`, and their catalogues,
/// `Localizable.xcstrings`, each read once.
enum StringTables {
  private struct Place: Hashable {
    let bundle: String
    let table: String
    let localization: String
  }

  private static let tables = Cache<Place, [String: Translation]>()
  private static let catalogues = Cache<Place, [String: [String: Translation]]>()
  private static let localizations = Cache<String, [String]>()

  /// Whether the app itself has translations; most programs that draw text have none.
  ///
  /// The names of the files are read directly, because Foundation's list of localizations would take most of the time
  /// until the first picture.
  private static let appHasTranslations = hasTranslations(inFolder: Bundle.main.resourcePath ?? Bundle.main.bundlePath)

  static func hasTranslations(inFolder folder: String) -> Bool {
    hasFile(inFolder: folder) { $0.hasSuffix(".lproj") || $0 == "Localizable.xcstrings" }
  }

  /// Whether a bundle, or the app, may have translations.
  static func mayExist(in bundle: Bundle?) -> Bool { bundle != nil || appHasTranslations }

  /// Returns the translation of a key in the language of a locale, or else in the bundle's own language.
  static func translation(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> Translation? {
    let bundle = bundle ?? .main
    let folders = localizations.value(for: bundle.bundlePath) { bundle.localizations }
    let name = table ?? "Localizable"
    let whole = Place(bundle: bundle.bundlePath, table: name, localization: "")
    let catalogue = catalogues.value(for: whole) { readCatalogue(whole, in: bundle) }[key] ?? [:]
    func find(_ names: [String]) -> Translation? {
      for localization in names {
        if let text = catalogue[localization] { return text }
        guard folders.contains(localization) else { continue }
        let place = Place(bundle: bundle.bundlePath, table: name, localization: localization)
        if let text = tables.value(for: place, make: { read(place, in: bundle) })[key] { return text }
      }
      return nil
    }
    // On Linux, Foundation's `developmentLocalization` traps for a bundle without a property list.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return find(names(locale)) ?? find(relatedLocalizations(of: locale, among: catalogue.keys + folders, own: own))
      ?? find([own, "en", "Base"])
  }

  /// The folder names for a locale's translations, the closest first: `de-AT`, `de_AT`, `de`.
  private static func names(_ locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let script = language.script.map { ["\(code)-\($0.identifier)"] } ?? []
    let region = locale.region.map { ["\(code)-\($0.identifier)", "\(code)_\($0.identifier)"] } ?? []
    return region + script + [code]
  }

  /// The translations for the same language and script in other regions, those for a part of the world first: `pt-BR`
  /// for Portugal.
  ///
  /// Empty if there is one for the language as such, or if the language is the bundle's own.
  private static func relatedLocalizations(of locale: Locale, among names: [String], own: String) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    if own == code || names.contains(code) { return [] }
    return names.filter { name in
      let other = Locale(identifier: name).language
      return other.languageCode == language.languageCode && other.script == language.script
    }
    .sorted { ($0.contains { $0.isNumber } ? 0 : 1, $0) < ($1.contains { $0.isNumber } ? 0 : 1, $1) }
  }

  private static func contents(_ place: Place, type: String, in bundle: Bundle) -> (path: String, data: Data)? {
    let path =
      place.localization.isEmpty
      ? bundle.path(forResource: place.table, ofType: type)
      : bundle.path(forResource: place.table, ofType: type, inDirectory: nil, forLocalization: place.localization)
    return path.flatMap { path in FileManager.default.contents(atPath: path).map { (path, $0) } }
  }

  /// Reads both files; an entry with plurals takes precedence over a plain text.
  private static func read(_ place: Place, in bundle: Bundle) -> [String: Translation] {
    var table: [String: Translation] = [:]
    if let (path, data) = contents(place, type: "strings", in: bundle) {
      let list = try? propertyList(from: data) as? [String: String]
      if list == nil { RuntimeIssue.report("\(path) is not a strings file; write each line as \"key\" = \"text\";") }
      table = (list ?? [:]).mapValues { Translation(format: $0) }
    }
    if let (path, data) = contents(place, type: "stringsdict", in: bundle) {
      let list = try? propertyList(from: data) as? [String: Any]
      if list == nil { RuntimeIssue.report("\(path) is not a stringsdict file; write it as a property list") }
      table.merge((list ?? [:]).compactMapValues { Translation(stringsdict: $0) }) { $1 }
    }
    return table
  }

  private static func readCatalogue(_ place: Place, in bundle: Bundle) -> [String: [String: Translation]] {
    guard let (path, data) = contents(place, type: "xcstrings", in: bundle) else { return [:] }
    let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let strings = list?["strings"] as? [String: [String: Any]] else {
      RuntimeIssue.report("\(path) is not a string catalog; write it as JSON with the key \"strings\"")
      return [:]
    }
    return strings.mapValues { entry in
      (entry["localizations"] as? [String: Any] ?? [:]).compactMapValues { Translation(catalogue: $0) }
    }
  }
}
