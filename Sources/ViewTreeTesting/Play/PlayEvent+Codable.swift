/// The form of an event in the journal of a play: its name and its parts.
extension PlayEvent: Codable {
  private enum CodingKeys: String, CodingKey { case name, target, numbers, text }

  private enum Name: String, Codable {
    case tap, longPress, press, pressIn, type, wheel, hover, click, secondaryClick, drag, hold, resize, advance, settle,
      locale, colorScheme, dynamicTypeSize, mountAgain, program
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func put(_ name: Name, _ numbers: [Int?] = [], text: String? = nil, target: PlayTarget? = nil) throws {
      try container.encode(name, forKey: .name)
      if !numbers.isEmpty { try container.encode(numbers, forKey: .numbers) }
      try container.encodeIfPresent(text, forKey: .text)
      try container.encodeIfPresent(target, forKey: .target)
    }
    switch self {
    case .tap(let target, let count): try put(.tap, [count], target: target)
    case .longPress(let target): try put(.longPress, target: target)
    case .press(let key): try put(.press, text: key.swiftLiteral)
    case .pressIn(let target, let key): try put(.pressIn, text: key.swiftLiteral, target: target)
    case .type(let text): try put(.type, text: text)
    case .wheel(let column, let row, let columns, let rows): try put(.wheel, [column, row, columns, rows])
    case .hover(let column, let row): try put(.hover, [column, row])
    case .click(let column, let row): try put(.click, [column, row])
    case .secondaryClick(let column, let row): try put(.secondaryClick, [column, row])
    case .drag(let column, let row, let endColumn, let endRow): try put(.drag, [column, row, endColumn, endRow])
    case .hold(let column, let row, let milliseconds, let endColumn):
      try put(.hold, [column, row, milliseconds, endColumn])
    case .resize(let width, let height): try put(.resize, [width, height])
    case .advance(let nanoseconds): try put(.advance, [nanoseconds])
    case .settle: try put(.settle)
    case .locale(let identifier): try put(.locale, text: identifier)
    case .colorScheme(let scheme): try put(.colorScheme, text: scheme.rawValue)
    case .dynamicTypeSize(let size): try put(.dynamicTypeSize, text: size.rawValue)
    case .mountAgain: try put(.mountAgain)
    case .program(let name, let numbers): try put(.program, numbers, text: name)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try container.decodeIfPresent([Int?].self, forKey: .numbers) ?? []
    let text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    func part<Part>(_ part: Part?) throws -> Part {
      if let part { return part }
      throw DecodingError.dataCorruptedError(forKey: .name, in: container, debugDescription: "A part is missing.")
    }
    func number(_ index: Int) throws -> Int { try part(index < numbers.count ? numbers[index] : nil) }
    func key() throws -> Key { try part(Self.keys.first { $0.swiftLiteral == text }) }
    func target() throws -> PlayTarget { try container.decode(PlayTarget.self, forKey: .target) }
    switch try container.decode(Name.self, forKey: .name) {
    case .tap: self = .tap(try target(), count: try number(0))
    case .longPress: self = .longPress(try target())
    case .press: self = .press(try key())
    case .pressIn: self = .pressIn(try target(), try key())
    case .type: self = .type(text)
    case .wheel: self = .wheel(column: try number(0), row: try number(1), columns: try number(2), rows: try number(3))
    case .hover: self = .hover(column: try number(0), row: try number(1))
    case .click: self = .click(column: try number(0), row: try number(1))
    case .secondaryClick: self = .secondaryClick(column: try number(0), row: try number(1))
    case .drag:
      self = .drag(column: try number(0), row: try number(1), toColumn: try number(2), toRow: try number(3))
    case .hold:
      self = .hold(
        column: try number(0), row: try number(1), milliseconds: try number(2), toColumn: try number(3))
    case .resize: self = .resize(width: try number(0), height: numbers.count > 1 ? numbers[1] : nil)
    case .advance: self = .advance(nanoseconds: try number(0))
    case .settle: self = .settle
    case .locale: self = .locale(text)
    case .colorScheme: self = .colorScheme(try part(ColorScheme(rawValue: text)))
    case .dynamicTypeSize: self = .dynamicTypeSize(try part(DynamicTypeSize(rawValue: text)))
    case .mountAgain: self = .mountAgain
    case .program: self = .program(text, numbers.compactMap { $0 })
    }
  }

  /// The keys that a play presses.
  static let keys: [Key] = [
    .tab, .backTab, .space, .return, .escape, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .delete,
    .up.with(.option), .down.with(.option), .right.with(.shift),
  ]
}
