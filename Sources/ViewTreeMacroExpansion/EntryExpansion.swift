/// What `@Entry` makes: a key that holds the default value, and the property that reads and writes it.
///
///     extension EnvironmentValues { @Entry var accent: Color = .red }
struct EntryExpansion {
  let text: String

  init(_ use: MacroUse) throws(ExpansionError) {
    guard let declaration = use.declSyntax?.source else { throw ExpansionError("@Entry stands before a property") }
    let property = try EntryProperty(declaration)
    let values = try Self.values(around: use.lexicalContext ?? [])
    let key = "__Key_\(property.name)"
    switch use.macroRole {
    case "accessor":
      text = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    case "peer": text = try property.key(key, of: values)
    default: throw ExpansionError("@Entry has no role \(use.macroRole ?? "")")
    }
  }

  /// Of what the key is: the type that is extended.
  private static func values(around context: [MacroUse.Syntax]) throws(ExpansionError) -> EntryValues {
    let source = SwiftSource(context.first?.source ?? "")
    let words = source.text(0..<source.bytes.count).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if let values = words.lazy.compactMap({ EntryValues(rawValue: String($0)) }).first { return values }
    throw ExpansionError(
      "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
  }
}

/// The types that hold values by keys.
enum EntryValues: String {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }
}

/// The property to which `@Entry` is attached.
struct EntryProperty {
  let name: String
  private let type: String?
  private let value: String?

  init(_ declaration: String) throws(ExpansionError) {
    let source = SwiftSource(declaration)
    let all = 0..<source.bytes.count
    guard let start = Self.nameStart(in: source) else {
      throw ExpansionError("@Entry stands before a variable: @Entry var")
    }
    let end = source.bytes[start...].firstIndex { !SwiftSource.isWord($0) } ?? all.upperBound
    name = source.trimmed(start..<end).replacing("`", with: "")
    let marks = source.starts(in: end..<all.upperBound)
    let equals = marks.first { source.bytes[$0] == UInt8(ascii: "=") && source.bytes[$0 - 1] != UInt8(ascii: "-") }
    let colon = source.skippingBlanks(end)
    let typeEnd = equals ?? all.upperBound
    type =
      colon < typeEnd && source.bytes[colon] == UInt8(ascii: ":") ? source.trimmed(colon + 1..<typeEnd) : nil
    value = equals.map { source.trimmed($0 + 1..<all.upperBound) }
    if type == nil, value == nil { throw ExpansionError("@Entry var \(name) needs a type or a value") }
  }

  /// After `var`, which attributes and modifiers precede.
  private static func nameStart(in source: SwiftSource) -> Int? {
    let words = source.starts(in: 0..<source.bytes.count)
    let place = words.first { index in
      source.starts(with: "var", at: index) && (index == 0 || !SwiftSource.isWord(source.bytes[index - 1]))
        && index + 3 < source.bytes.count && SwiftSource.isBlank(source.bytes[index + 3])
    }
    return place.map { source.skippingBlanks($0 + 3) }
  }

  /// The declaration of the key.
  func key(_ key: String, of values: EntryValues) throws(ExpansionError) -> String {
    let head = "private struct \(key): ViewTree.\(values.keyProtocol) {"
    guard values != .focused else {
      guard let type, type.hasSuffix("?") else {
        throw ExpansionError("what has the focus may have no value: @Entry var \(name): \(type ?? "Value")?")
      }
      return "\(head)\ntypealias Value = \(type.dropLast())\n}"
    }
    guard let type else { return "\(head)\nstatic let defaultValue = \(value ?? "")\n}" }
    guard let value = value ?? (type.hasSuffix("?") ? "nil" : nil) else {
      throw ExpansionError("@Entry var \(name): \(type) needs a default value: @Entry var \(name): \(type) = …")
    }
    // Once, so that an object is the same at each question.
    return """
      \(head)
      typealias Value = \(type)
      private static let entry = ViewTree._EntryDefault<Value>(\(value))
      static var defaultValue: Value { entry.value }
      }
      """
  }
}
