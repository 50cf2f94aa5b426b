import ViewTree

/// The results of the workloads.
struct Report: Encodable {
  /// One figure.
  ///
  /// Times are medians; `minimum` is the shortest.
  struct Figure: Encodable {
    let label: String
    let value: Double
    var minimum: Double?
    let unit: String
    let note: String
  }

  struct Section: Encodable {
    let name: String
    let title: String
    private(set) var figures: [Figure] = []
    /// The workloads that were left out, with the reasons.
    private(set) var skipped: [String] = []

    init(name: String, title: String) {
      self.name = name
      self.title = title
    }

    mutating func add(_ label: String, _ value: Double, _ unit: String, note: String = "") {
      figures.append(Figure(label: label, value: value, minimum: nil, unit: unit, note: note))
    }

    mutating func add(_ label: String, _ timing: Timing, _ unit: TimeUnit, note: String = "") {
      figures.append(
        Figure(
          label: label, value: timing.median * unit.perSecond, minimum: timing.minimum * unit.perSecond,
          unit: unit.rawValue, note: note))
    }

    mutating func skip(_ reason: String) { skipped.append(reason) }

    /// The figures one per line, with units and decimal points aligned.
    var table: String {
      let width = figures.map(\.label.count).max() ?? 0
      let rows = figures.map { figure in
        let minimum = figure.minimum.map { String(format: "%12.3f", $0) } ?? String(repeating: " ", count: 12)
        let label = figure.label.padding(toLength: width, withPad: " ", startingAt: 0)
        let unit = figure.unit.padding(toLength: 6, withPad: " ", startingAt: 0)
        let line = "  \(label)\(String(format: "%12.3f", figure.value))\(minimum)  \(unit)  \(figure.note)"
        return line.replacing(/\ +$/, with: "")
      }
      let head = "\(name)  \(title)"
      let columns = String(repeating: " ", count: width + 2) + "      median     minimum"
      return ([head, columns] + rows + skipped.map { "  skipped: \($0)" }).joined(separator: "\n")
    }
  }

  enum TimeUnit: String {
    case ms
    case µs

    var perSecond: Double { self == .ms ? 1e3 : 1e6 }
  }

  var sections: [Section] = []

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
