/// The colours in a bundle's asset catalogues, if these were copied without compilation, each read once.
enum ColorSets {
  private static let all = Cache<String, [String: ColorSet]>()

  /// Returns the colour of a set, in a bundle at a path or in the app, for a colour scheme.
  static func color(_ name: String, inBundleAt path: String?, _ scheme: ColorScheme) -> Color.Resolved? {
    let root = path ?? Bundle.main.bundlePath
    return all.value(for: root) { Bundle(path: root).map(sets) ?? [:] }[name]?.color(scheme)
  }

  /// Folders in a catalogue are not part of the names.
  private static func sets(in bundle: Bundle) -> [String: ColorSet] {
    guard let root = bundle.resourcePath, let top = try? FileManager.default.contentsOfDirectory(atPath: root) else {
      return [:]
    }
    var sets: [String: ColorSet] = [:]
    for catalogue in top.sorted() where catalogue.hasSuffix(".xcassets") {
      let paths = FileManager.default.enumerator(atPath: "\(root)/\(catalogue)")
      while let path = paths?.nextObject() as? String {
        guard path.hasSuffix(".colorset/Contents.json"),
          let data = FileManager.default.contents(atPath: "\(root)/\(catalogue)/\(path)"),
          let file = try? JSONDecoder().decode(ColorSet.File.self, from: data)
        else { continue }
        let folder = path.dropLast("/Contents.json".count)
        let name = folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...]
        sets[String(name.dropLast(".colorset".count))] = ColorSet(file)
      }
    }
    return sets
  }
}

/// One colour of a catalogue: for light and dark screens.
private struct ColorSet {
  /// The content of a set's file `Contents.json`, as Xcode writes it.
  struct File: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var value: String
      }

      var color: Value?
      var appearances: [Appearance]?
    }

    struct Value: Decodable {
      var components: [String: String]?
      /// The name of a colour of the system: `systemBlueColor`.
      var reference: String?
    }

    var colors: [Entry]
  }

  private var any: Color.Resolved?
  private var light: Color.Resolved?
  private var dark: Color.Resolved?

  init(_ file: File) {
    for entry in file.colors {
      guard let color = entry.color.flatMap(Self.color) else { continue }
      switch entry.appearances?.first?.value {
      case nil: any = any ?? color
      case "light": light = light ?? color
      case "dark": dark = dark ?? color
      default: continue
      }
    }
  }

  func color(_ scheme: ColorScheme) -> Color.Resolved? { (scheme == .dark ? dark : light) ?? any ?? light ?? dark }

  private static func color(_ value: File.Value) -> Color.Resolved? {
    if let reference = value.reference {
      let name = reference.replacing("system", with: "").replacing("Color", with: "").lowercased()
      return Color.Name.allCases.first { String(describing: $0) == name }.map { Color.Resolved(.named($0)) }
    }
    guard let components = value.components else { return nil }
    func byte(_ name: String) -> UInt8 { Self.byte(of: components[name] ?? components["white"] ?? "0") }
    return Color.Resolved(
      .rgb(red: byte("red"), green: byte("green"), blue: byte("blue")),
      alpha: components["alpha"].map { Self.byte(of: $0) } ?? 255)
  }

  /// Converts a component: `0xFF`, `255` and `1.000` mean the same.
  private static func byte(of text: String) -> UInt8 {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) ?? 0 }
    if !text.contains("."), let byte = UInt8(text) { return byte }
    let part = Double(text) ?? 0
    return UInt8(clamping: (part * 255).rounded())
  }
}
