#if canImport(Testing)
  import Testing
#endif

/// The names of the arguments of a case of a parameterised test, for the names of its snapshots.
enum CaseArguments {
  #if canImport(Testing)
    /// Returns the words of each argument; `nil` if an argument has none.
    ///
    /// The arguments are no public property of a case, so they are looked for by reflection, level by level.
    static func words(of testCase: Test.Case) -> [String]? {
      var level = [Mirror(reflecting: testCase)]
      for _ in 0..<4 {
        let children = level.flatMap(\.children)
        level = children.map { Mirror(reflecting: $0.value) }
        guard let place = children.firstIndex(where: { $0.label == "arguments" }) else { continue }
        let all = level[place].children.map { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }.flatMap { words(of: $0.value) }
        }
        return all.contains { $0 == nil } ? nil : all.compactMap { $0 }
      }
      return nil
    }
  #endif

  /// Returns the words of a value, which are the same in every run; `nil` if it has none, as an object or a closure.
  ///
  /// The words are the description that the type provides, or else those of the properties: `Size(w: 20, h: 4)` is
  /// `20-4`. Elements of sets and dictionaries are sorted.
  static func words(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    func joined(_ words: [String?]) -> String? {
      words.contains { $0 == nil } ? nil : words.compactMap { $0 }.joined(separator: "-")
    }
    let parts = { mirror.children.map { words(of: $0.value) } }
    switch mirror.displayStyle {
    case .optional: return mirror.children.isEmpty ? "nil" : joined(parts())
    case .collection, .tuple: return joined(parts())
    case .set, .dictionary:
      let parts = parts()
      return parts.contains { $0 == nil } ? nil : joined(parts.compactMap { $0 }.sorted())
    default: break
    }
    if let words = description(of: value) { return words }
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return "\(value)" }
      return joined([payload.label, words(of: payload.value)])
    case .struct: return mirror.children.isEmpty ? "\(type(of: value))" : joined(parts())
    default: return nil
    }
  }

  private static func description(of value: Any) -> String? {
    // The description for tests has quotation marks.
    if let value = value as? any StringProtocol { return value.isEmpty ? "empty" : String(value) }
    #if canImport(Testing)
      if let value = value as? any CustomTestStringConvertible { return value.testDescription }
    #endif
    if let value = value as? any Numeric & Comparable {
      // A hyphen at the start of a file name is left out.
      return isNegative(value) ? "minus \("\(value)".dropFirst())" : "\(value)"
    }
    if let value = value as? any CustomStringConvertible { return value.description }
    return value is Any.Type ? "\(value)" : nil
  }

  private static func isNegative<N: Numeric & Comparable>(_ number: N) -> Bool { number < .zero }
}
