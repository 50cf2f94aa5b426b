import ViewTreeTesting

/// A model that is observed property by property.
@Observable final class OracleModel {
  /// An object inside another one.
  @Observable final class Inner {
    var isOn = false
  }

  var isOn = false
  var isOpen = true
  var maybe: Bool? = false
  var items: [OraclePart.Item] = []
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var selection: Set<Int> = []
  var inner = Inner()
  var color = Color.red
}

extension OracleModel {
  /// The days of a month that a picker offers, without pages of other months.
  static let firstDays = Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 10 * 86_400)

  /// The selection as days of January 2001.
  var days: Set<DateComponents> {
    get {
      Set(selection.map { Self.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: Self.day($0)) })
    }
    set { selection = Set(newValue.compactMap { $0.day.map { $0 - 1 } }) }
  }

  private static var calendar: Calendar { EnvironmentValues().calendar }

  private static func day(_ number: Int) -> Date { firstDays.lowerBound + 86_400 * Double(number) }
}

/// The same as an object that announces each change as a whole.
final class OracleObject: ObservableObject {
  @Published var isOn = false
  @Published var isOpen = true
  @Published var maybe: Bool? = false
  @Published var items: [OraclePart.Item] = []
}

extension OracleModel {
  /// Changes one property.
  func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: isOn.toggle()
    case 1: isOpen.toggle()
    case 2: maybe = [nil, false, true].randomElement(using: &random)!
    case 3: items.change(using: &random)
    case 4: date += 86_400 * Double(Int.random(in: -40...40, using: &random))
    case 5: selection.formSymmetricDifference([Int.random(in: 0...5, using: &random)])
    case 6: inner.isOn.toggle()
    case 7: color = [.red, .green, .yellow.opacity(0.5), .primary].randomElement(using: &random)!
    default: inner = Inner()
    }
  }
}

extension OracleObject {
  /// Changes one property.
  func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: isOn.toggle()
    case 1: isOpen.toggle()
    case 2: maybe = [nil, false, true].randomElement(using: &random)!
    default: items.change(using: &random)
    }
  }
}

extension [OraclePart.Item] {
  /// Adds, removes, moves or changes elements.
  mutating func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let first = (map(\.id).max() ?? 0) + 1
      let new = (first..<first + Int.random(in: 1...9, using: &random)).map { OraclePart.Item(id: $0) }
      if count < 40 { insert(contentsOf: new, at: .random(in: 0...count, using: &random)) }
    case 1:
      let start = Int.random(in: 0...count, using: &random)
      removeSubrange(start..<Swift.min(start + Int.random(in: 1...4, using: &random), count))
    case 2: shuffle(using: &random)
    case 3: reverse()
    case 4: if let index = indices.randomElement(using: &random) { self[index].isLong.toggle() }
    default: if let index = indices.randomElement(using: &random) { self[index].isOn.toggle() }
    }
  }
}
