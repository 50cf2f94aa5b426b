package import TextBackend
internal import ViewTree

/// The cost of each event in the tests of one test target.
///
/// Its text has a line for each test, and below it a line for each event:
///
///     FormTests/turning Wi-Fi off hides the networks
///       find(.toggle, "Wi-Fi").tap() · evaluated 3 · unneeded 1 · measured 8 · placed 4 · cells 120 · wrote 1
///       2 × press(.tab) · nothing
///
/// Equal events in a row share a line. Counts of zero are left out.
package struct Ledger: Equatable, Sendable {
  /// An event with its cost.
  package struct Event: Hashable, Codable, Sendable {
    package var name: String
    package var counts: EventCounts

    package init(name: String, counts: EventCounts) { (self.name, self.counts) = (name, counts) }
  }

  /// Equal events in a row.
  package struct Run: Hashable, Codable, Sendable {
    package var event: Event
    package var count: Int

    package init(_ event: Event, count: Int = 1) { (self.event, self.count) = (event, count) }
  }

  /// The events of each test, in order, by the name of the test.
  package var tests: [String: [Run]]

  package init(tests: [String: [Run]] = [:]) { self.tests = tests.filter { !$0.value.isEmpty } }

  /// The sum of all events.
  package var total: EventCounts { tests.values.joined().reduce(EventCounts()) { $0 + $1.counts } }
}

extension Ledger.Run {
  /// The cost of all events of the run.
  package var counts: EventCounts {
    var counts = event.counts
    for (_, path) in EventCounts.names { counts[keyPath: path] *= count }
    return counts
  }
}

// MARK: - Text

extension Ledger {
  /// A line of a ledger that does not have its form.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    package var line: Int
    package var text: String

    package var description: String { "line \(line) is no line of a ledger: \(text)" }
  }

  /// The text of the file, sorted by the names of the tests.
  ///
  /// - Parameter module: The name of the test target.
  package func text(of module: String) -> String {
    var lines = ["# The cost of each event in \(module). To write this file: VIEWTREE_LEDGER=1 swift test"]
    for (name, runs) in tests.sorted(by: { $0.key < $1.key }) {
      lines += ["", name] + runs.map(\.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text of a file.
  package init(text: String) throws(ParseError) {
    var tests: [String: [Run]] = [:]
    var name = ""
    // Not by `isNewline`: a name may contain other separators of lines.
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if !line.hasPrefix(Run.indent) {
        name = String(line)
      } else {
        guard !name.isEmpty, let run = Run(line: line) else {
          throw ParseError(line: index + 1, text: String(line))
        }
        tests[name, default: []].append(run)
      }
    }
    self.init(tests: tests)
  }
}

extension Ledger.Run {
  fileprivate static let indent = "  "
  private static let separator = " · "
  private static let free = "nothing"

  fileprivate var line: String {
    Self.indent + (count == 1 ? "" : "\(count) × ") + event.name + Self.separator + event.counts.words
  }

  /// Reads a line; `nil` if it does not have the form.
  fileprivate init?(line: some StringProtocol) {
    var parts = line.dropFirst(Self.indent.count).components(separatedBy: Self.separator)
    var counts = EventCounts()
    var hasCounts = false
    // From the end, because a name may contain the separator.
    while parts.count > 1, let last = parts.last, counts.read(last, isFree: last == Self.free) {
      hasCounts = true
      parts.removeLast()
    }
    guard hasCounts else { return nil }
    let name = parts.joined(separator: Self.separator)
    if let match = name.wholeMatch(of: /([0-9]+) × (.*)/), let count = Int(match.1), count > 0 {
      self.init(Ledger.Event(name: String(match.2), counts: counts), count: count)
    } else {
      self.init(Ledger.Event(name: name, counts: counts))
    }
  }
}

extension EventCounts {
  /// The counts that are not zero: `evaluated 3 · cells 120`, or `nothing`.
  package var words: String {
    let words = Self.names.compactMap { name, count in
      self[keyPath: count] == 0 ? nil : "\(name) \(self[keyPath: count])"
    }
    return words.isEmpty ? "nothing" : words.joined(separator: " · ")
  }

  /// Reads one count, such as `evaluated 3`; returns whether the words are one.
  fileprivate mutating func read(_ words: String, isFree: Bool) -> Bool {
    if isFree { return isZero }
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number > 0,
      let count = Self.names.first(where: { $0.0 == parts[0] })?.1, self[keyPath: count] == 0
    else { return false }
    self[keyPath: count] = number
    return true
  }
}
