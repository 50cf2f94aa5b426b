/// Returns a description of a value in at most 40 characters and 240 scalars on one line, for messages, dumps and
/// traces.
///
/// It is that of `String(describing:)`, with three differences. Only the part that is shown is read, so an array of a
/// million elements takes no longer than one of forty. Objects, their identities and pointers are named by type,
/// because their descriptions contain addresses, which differ in each run. A date between two seconds has its
/// milliseconds. Control characters are escaped.
package func shortDescription(of value: Any) -> String {
  // A shortcut for the ids of most rows.
  if type(of: value) is Int.Type, let number = value as? Int { return String(number) }
  var description = ShortDescription()
  description.add(value)
  let text = description.text.replacing("\n", with: " ").escapingControls()
  return text.isLong ? text.start(characters: 37, scalars: 237) + "..." : text
}

extension String {
  /// Returns the start of the text.
  ///
  /// The number of scalars is limited too, because combining marks allow any number in a character.
  fileprivate func start(characters: Int, scalars: Int) -> String {
    let start = String(UnicodeScalarView(unicodeScalars.prefix(scalars)))
    return String(start.prefix(characters))
  }

  /// Whether the text exceeds the length that is shown.
  fileprivate var isLong: Bool { utf8.count > 40 && start(characters: 40, scalars: 240).utf8.count < utf8.count }
}

/// An object with a name in words for its description.
protocol NamedObject: AnyObject {
  var nameInWords: String { get }
}

/// Describes a value piece by piece until the text is long enough.
private struct ShortDescription {
  private(set) var text = ""
  private var isFull: Bool { text.isLong }

  /// `isPart` means that the value is inside another value, where text is quoted.
  mutating func add(_ value: Any, isPart: Bool = false) {
    // A cast would apply to the wrapped value.
    if isOptional(type(of: value)) {
      addOptional(Mirror(reflecting: value).children.first?.value)
    } else if let string = value as? String {
      let start = string.isLong ? string.start(characters: 41, scalars: 241) : string
      text += isPart ? start.debugDescription : start
    } else if let name = nameOfIdentity(value) {
      text += name
    } else if type(of: value) is Date.Type, let date = value as? Date {
      text += date.preciseDescription
    } else if value is any CustomStringConvertible, !isContainer(value) {
      text += String(describing: value)
    } else {
      addParts(of: value)
    }
  }

  private func nameOfIdentity(_ value: Any) -> String? {
    if let named = value as? any NamedObject { return named.nameInWords }
    let type = type(of: value)
    if type is AnyClass || value is ObjectIdentifier || isPointer(value) { return typeName(type) }
    return nil
  }

  /// Whether the value is one of the standard library's containers.
  ///
  /// They are `CustomStringConvertible` too, but only as a whole.
  private func isContainer(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .set, .dictionary: true
    default: false
    }
  }

  private mutating func addParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: addList(mirror.children, in: ("[", "]"))
    case .set: addSorted(mirror.children, orEmpty: "[]", Self.words(ofPart:))
    case .dictionary: addSorted(mirror.children, orEmpty: "[:]", Self.words(ofPair:))
    case .tuple: addList(mirror.children, in: ("(", ")"))
    case .struct: addList(mirror.children, in: (typeName(type(of: value)) + "(", ")"))
    case .enum: addCase(value, mirror.children.first)
    default: text += String(describing: value)
    }
  }

  private mutating func addList(_ children: Mirror.Children, in brackets: (start: String, end: String)) {
    text += brackets.start
    var isFirst = true
    for child in children {
      guard !isFull else { break }
      if !isFirst { text += ", " }
      isFirst = false
      // The elements of a tuple without names have the labels `.0` and `.1`.
      if let label = child.label, !label.hasPrefix(".") { text += "\(label): " }
      add(child.value, isPart: true)
    }
    text += brackets.end
  }

  /// Adds elements without a stable order, sorted by their descriptions.
  ///
  /// Beyond ``sortedLimit`` only their number is added.
  private mutating func addSorted(_ children: Mirror.Children, orEmpty empty: String, _ words: (Any) -> String) {
    if children.isEmpty { return text += empty }
    guard children.count <= Self.sortedLimit else { return text += "[\(children.count) elements]" }
    text += "[" + children.map { words($0.value) }.sorted().joined(separator: ", ") + "]"
  }

  private static let sortedLimit = 1_000

  private static func words(ofPair pair: Any) -> String {
    Mirror(reflecting: pair).children.map { words(ofPart: $0.value) }.joined(separator: ": ")
  }

  private static func words(ofPart value: Any) -> String {
    var description = ShortDescription()
    description.add(value, isPart: true)
    return description.text
  }

  private mutating func addOptional(_ value: Any?) {
    guard let value else { return text += "nil" }
    text += "Optional("
    add(value, isPart: true)
    text += ")"
  }

  private mutating func addCase(_ value: Any, _ payload: Mirror.Child?) {
    guard let payload else { return text += String(describing: value) }
    text += payload.label ?? ""
    let mirror = Mirror(reflecting: payload.value)
    let values = mirror.displayStyle == .tuple ? mirror.children : Mirror.Children([(label: nil, value: payload.value)])
    addList(values, in: ("(", ")"))
  }
}
