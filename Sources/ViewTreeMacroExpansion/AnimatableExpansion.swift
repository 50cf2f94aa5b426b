/// What `@Animatable` makes: the conformance, and the data of all properties that can be animated.
///
///     @Animatable struct Wave: Shape { var phase: Double; @AnimatableIgnored var isClosed: Bool }
///
/// `@AnimatableIgnored` leaves one out; what cannot change, is computed, or is held by a wrapper, is no part of it.
struct AnimatableExpansion {
  let text: String

  init(_ use: MacroUse, module: String) throws(ExpansionError) {
    switch use.macroRole {
    case "extension":
      let type = use.extendedTypeSyntax?.source ?? ""
      text = use.conformanceListSyntax == nil ? "" : "extension \(type): \(module).Animatable {}"
    case "member":
      guard let declaration = use.declSyntax?.source else { throw ExpansionError("@Animatable stands before a type") }
      text = Self.data(of: try Self.properties(of: SwiftSource(declaration)), module)
    default: throw ExpansionError("@Animatable has no role \(use.macroRole ?? "")")
    }
  }

  /// The property with the data of all others; nothing is animated where there are none.
  private static func data(of properties: [AnimatableProperty], _ module: String) -> String {
    guard let first = properties.first else { return "" }
    let isOne = properties.count == 1
    let types = properties.map { "\($0.type).AnimatableData" }
    let data = properties.map { "\($0.name).animatableData" }
    let type = isOne ? types[0] : "\(module).AnimatableValues<\(types.joined(separator: ", "))>"
    return """
      nonisolated var animatableData: \(type) {
      get { \(isOne ? data[0] : "\(module).AnimatableValues(\(data.joined(separator: ", ")))") }
      set { \(isOne ? "\(first.name).animatableData = newValue" : "(\(data.joined(separator: ", "))) = newValue.value") }
      }
      """
  }

  /// The stored variables of a type, which its braces hold.
  private static func properties(of source: SwiftSource) throws(ExpansionError) -> [AnimatableProperty] {
    let starts = Array(source.starts(in: 0..<source.bytes.count))
    guard let brace = starts.last(where: { source.bytes[$0] == UInt8(ascii: "{") }) else {
      throw ExpansionError("@Animatable stands before a type")
    }
    var properties: [AnimatableProperty] = []
    for declaration in declarations(SwiftSource(source.text(brace + 1..<source.end(of: brace) - 1))) {
      if let property = try AnimatableProperty(declaration) { properties.append(property) }
    }
    return properties
  }

  /// The properties among the members: each from its attributes to where it ends.
  private static func declarations(_ source: SwiftSource) -> [String] {
    var declarations: [String] = []
    var start = source.skippingBlanks(0)
    while start < source.bytes.count {
      let end = source.memberEnd(start)
      declarations.append(source.trimmed(start..<end))
      start = source.skippingBlanks(end)
    }
    return declarations
  }
}

/// A stored variable whose value can be animated.
private struct AnimatableProperty {
  let name: String
  let type: String

  /// `nil` where the declaration is something else.
  init?(_ declaration: String) throws(ExpansionError) {
    let modifiers = ["public", "private", "internal", "fileprivate", "package", "nonisolated", "var"]
    let words = declaration.split { $0.isWhitespace || $0 == "(" || $0 == ":" || $0 == "=" }.map(String.init)
    guard let variable = words.firstIndex(of: "var"), variable + 1 < words.count,
      words[...variable].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("set)") })
    else { return nil }
    name = words[variable + 1]
    let source = SwiftSource(declaration)
    let parts = source.starts(in: 0..<source.bytes.count)
    let equals = parts.first { source.bytes[$0] == UInt8(ascii: "=") }
    let brace = parts.first { source.bytes[$0] == UInt8(ascii: "{") }
    let colon = parts.first { source.bytes[$0] == UInt8(ascii: ":") && $0 < equals ?? .max }
    // What is computed has braces and no value; observers may follow a value or a type.
    if let brace, brace < equals ?? .max, !Self.observes(source, brace) { return nil }
    let end = parts.first { Self.isEnd(source, $0) } ?? source.bytes.count
    if let colon {
      type = source.trimmed(colon + 1..<min(equals ?? end, brace ?? end))
    } else if let equals, let type = Self.type(of: source.trimmed(equals + 1..<min(brace ?? end, end))) {
      self.type = type
    } else {
      throw ExpansionError("@Animatable has to know of which type \(name) is: var \(name): Double = …")
    }
  }

  /// Whether a comment or a semicolon stands there.
  private static func isEnd(_ source: SwiftSource, _ index: Int) -> Bool {
    ["//", "/*", ";"].contains { source.starts(with: $0, at: index) }
  }

  private static func observes(_ source: SwiftSource, _ brace: Int) -> Bool {
    let first = source.skippingBlanks(brace + 1)
    return ["didSet", "willSet"].contains { source.starts(with: $0, at: first) }
  }

  /// The type of a literal, or of what a type makes: `0.5`, `CGSize.zero`, `Angle(degrees: 3)`.
  private static func type(of value: String) -> String? {
    let number = value.drop { $0 == "-" }
    if let first = number.first, first.isNumber { return number.contains(".") ? "Double" : nil }
    let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.first?.isUppercase == true ? String(name) : nil
  }
}
