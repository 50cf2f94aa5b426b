/// The chosen unit of a written date, and the digits typed for it.
struct DateTyping: Equatable {
  private(set) var chosen: DateUnit?
  /// The digits typed so far for the chosen unit.
  var digits = ""
  /// True while the digits are not yet a number for the unit; the date is then unchanged.
  var isPending = false
  /// The date before the first digit was typed.
  var start: Date?

  /// Discards the digits.
  mutating func clear() { (digits, isPending) = ("", false) }

  mutating func choose(_ unit: DateUnit) { self = DateTyping(chosen: unit) }
}

/// The keys of a written date: Left and Right choose a unit, Up and Down change it, digits set it.
struct DateKeys {
  let fields: [PickerDates.Field]
  /// Whether Up and Down turn a wheel, on which the next value is below.
  var isWheel = false
  @Binding var typing: DateTyping

  private var units: [DateUnit] { fields.compactMap(\.unit) }

  /// The chosen unit, or the first until one is chosen.
  var unit: DateUnit? {
    if let unit = typing.chosen, units.contains(unit) { return unit }
    return units.first
  }

  /// Handles a key; returns whether it had a use.
  @MainActor func handle(_ key: Key, _ selection: Binding<Date>, _ dates: PickerDates) -> Bool {
    switch key {
    case .up: move(up, selection, dates)
    case .down: move(-up, selection, dates)
    case .left: choose(by: -1)
    case .right: choose(by: 1)
    default:
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
      return type(character, selection, dates)
    }
    return true
  }

  private var up: Int { isWheel ? -1 : 1 }

  @MainActor private func move(_ count: Int, _ selection: Binding<Date>, _ dates: PickerDates) {
    guard let unit else { return }
    typing.clear()
    selection.wrappedValue = dates.moving(unit, by: count, of: selection.wrappedValue)
  }

  private func choose(by step: Int) {
    guard let unit, let index = units.firstIndex(of: unit) else { return }
    typing.choose(units[min(max(index + step, 0), units.count - 1)])
  }

  // MARK: Typing

  @MainActor private func type(_ character: Character, _ selection: Binding<Date>, _ dates: PickerDates) -> Bool {
    if let digit = character.wholeNumberValue, (0...9).contains(digit) { return type(digit, selection, dates) }
    guard units.contains(.halfDay), let isMorning = dates.isMorning(character) else { return false }
    typing.clear()
    selection.wrappedValue = dates.setting(.halfDay, to: isMorning ? 0 : 1, of: selection.wrappedValue)
    return true
  }

  /// Appends a digit.
  ///
  /// If no further digit can follow, the next unit is chosen.
  @MainActor private func type(_ digit: Int, _ selection: Binding<Date>, _ dates: PickerDates) -> Bool {
    guard let unit, unit != .halfDay else { return false }
    let start = typing.digits.isEmpty ? selection.wrappedValue : typing.start ?? selection.wrappedValue
    let digits = typing.digits + String(digit)
    let number = Int(digits) ?? 0
    let limits = unit.limits(isTwelveHours: units.contains(.halfDay))
    let isWhole = digits.count >= limits.digits || number * 10 > limits.range.upperBound
    // A year needs all of its digits.
    let isNumber = limits.range.contains(number) && (isWhole || unit != .year)
    (typing.digits, typing.start, typing.isPending) = (digits, start, !isNumber)
    if isNumber { selection.wrappedValue = dates.setting(unit, to: number, of: start) }
    if isWhole {
      typing.clear()
      if isNumber { choose(by: 1) }
    }
    return true
  }
}

extension DateUnit {
  /// The range of numbers for the unit, and the number of digits.
  fileprivate func limits(isTwelveHours: Bool) -> (range: ClosedRange<Int>, digits: Int) {
    switch self {
    case .year: (1...9999, 4)
    case .month: (1...12, 2)
    case .day: (1...31, 2)
    case .hour: isTwelveHours ? (1...12, 2) : (0...23, 2)
    case .minute: (0...59, 2)
    case .halfDay: (0...1, 1)
    }
  }
}

extension PickerDates {
  /// Returns true if the letter stands for the first half of the day, false for the second, `nil` for neither.
  fileprivate func isMorning(_ character: Character) -> Bool? {
    let letter = character.lowercased()
    if calendar.amSymbol.lowercased().hasPrefix(letter) || letter == "a" { return true }
    return calendar.pmSymbol.lowercased().hasPrefix(letter) || letter == "p" ? false : nil
  }

  /// Returns the date with one unit set to a number; a day beyond the month becomes the month's last day.
  ///
  /// An hour from 1 to 12 keeps the half of the day.
  func setting(_ unit: DateUnit, to number: Int, of date: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let hour = parts.hour ?? 0
    switch unit {
    case .year: parts.year = number
    case .month: parts.month = number
    case .day: parts.day = number
    case .minute: parts.minute = number
    case .halfDay: parts.hour = hour % 12 + (number == 0 ? 0 : 12)
    case .hour: parts.hour = showsHalves ? number % 12 + (hour < 12 ? 0 : 12) : number
    }
    let day = parts.day ?? 1
    parts.day = 1
    guard let month = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: month) else {
      return date
    }
    parts.day = min(day, days.upperBound - 1)
    return calendar.date(from: parts).map { merged($0, into: date) } ?? date
  }

  private var showsHalves: Bool { fields(of: Date(timeIntervalSince1970: 0)).contains { $0.unit == .halfDay } }
}
