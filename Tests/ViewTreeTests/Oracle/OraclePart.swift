import ViewTreeTesting

/// The content of a part of a random screen.
///
/// Each view reads its own part; a screen that is mounted anew finds the same state in it.
@Observable final class OraclePart: Identifiable {
  enum Kind: CaseIterable {
    // Leaves
    case text, label, spacer, divider, color, reader, toggle, closureToggle, stateToggle, stepper, outside
    // Layouts
    case row, column, depth, grid, gridOfParts, thatFits, staircase, changingLayout, geometry
    // Structure
    case group, condition, optional, cases, erased, identified, sprout
    // Containers
    case form, section, list, box, disclosure, labeled, menu, scroll, lazyColumn, lazyRow, bindings, sources
    // Beside, above and around
    case overlay, background, inset, bracket
    // Kinds that hid faults
    case objects, wide, equalWidths, curious, format, hiddenParts, date, selection, nestedMenu
    // Kinds that move, or are presented
    case phases, keyframes, field, sheet, popover, pages, gesture, focused, carried
    // Families of views; see OracleCatalogue
    case control, drawing, collection, navigation, presented, connection, styled
    // Environment and preferences
    case setting, transform, enabling, style, reports, sum, transformedReports

    /// Controls over objects are as many forms as all other kinds together, and a family is many views.
    static func random(isLeaf: Bool, using random: inout SplitMix) -> Kind {
      if random.oneIn(6) { return .objects }
      if random.oneIn(3) { return (isLeaf ? [.control] : families).randomElement(using: &random)! }
      return (isLeaf ? leaves : allCases).randomElement(using: &random)!
    }

    /// Whether nothing of the part's own parts is shown.
    var isLeaf: Bool { Self.leaves.contains(self) }

    static let leaves: [Kind] = [
      .text, .label, .spacer, .divider, .color, .reader, .toggle, .closureToggle, .stateToggle, .stepper, .objects,
      .wide, .format, .date, .outside, .phases, .keyframes, .field, .gesture, .control,
    ]

    static let families: [Kind] = [
      .control, .drawing, .collection, .navigation, .presented, .connection, .styled,
    ]
  }

  /// The modifiers around a part.
  enum Look: CaseIterable {
    case plain, framed, moved, sized, aligned, turned
  }

  /// An element of a collection in the part.
  struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
    var isLong = false
  }

  /// A tree that is a value: it is handed down and compared.
  struct Sprout: Equatable {
    var number: Int
    var isRow: Bool
    var sprouts: [Sprout]
  }

  let id: Int
  var kind: Kind
  var look: Look
  var number: Int
  var flag: Bool
  var isOn: Bool
  var text = ""
  var items: [Item]
  var sprout: Sprout
  var parts: [OraclePart]
  var form: OracleForm
  var catalogue: OracleCatalogue
  var model = OracleModel()
  let object = OracleObject()
  /// The last value of a state in the view: a view that is mounted anew begins with it.
  @ObservationIgnored var remembered = false

  init(depth: Int, using random: inout SplitMix) {
    id = Int.random(in: 0..<1_000_000, using: &random)
    kind = .random(isLeaf: depth == 0, using: &random)
    look = random.oneIn(2) ? .plain : Look.allCases.randomElement(using: &random)!
    number = Int.random(in: 0..<12, using: &random)
    flag = Bool.random(using: &random)
    isOn = Bool.random(using: &random)
    items = (0..<Int.random(in: 0...5, using: &random)).map { Item(id: $0) }
    sprout = .random(depth: 2, using: &random)
    parts = []
    form = OracleForm.allCases.randomElement(using: &random)!
    catalogue = OracleCatalogue(using: &random)
    (model.items, object.items) = (items, items)
    guard depth > 0 else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) { parts.append(OraclePart(depth: depth - 1, using: &random)) }
  }

  var all: [OraclePart] { [self] + parts.flatMap(\.all) }

  /// The lines of the source.
  var name: String { "\(kind)\(catalogue.name(in: kind))" }

  /// The tree, a line for each part.
  func outline(_ indent: Int = 0) -> String {
    let line =
      "\(name) \(id) number \(number) \(look)\(flag ? " flag" : "")\(isOn ? " on" : "") items \(items.map(\.id))"
    return ([String(repeating: "  ", count: indent) + line] + parts.map { $0.outline(indent + 1) })
      .joined(separator: "\n")
  }
}

extension OraclePart.Sprout {
  static func random(depth: Int, using random: inout SplitMix) -> Self {
    let count = depth == 0 ? 0 : Int.random(in: 0...2, using: &random)
    return Self(
      number: Int.random(in: 0..<9, using: &random), isRow: Bool.random(using: &random),
      sprouts: (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
  }

  mutating func change(using random: inout SplitMix) {
    if let index = sprouts.indices.randomElement(using: &random), !random.oneIn(3) {
      return sprouts[index].change(using: &random)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: number += 1
    case 1: isRow.toggle()
    case 2: sprouts.reverse()
    default: sprouts = Self.random(depth: 2, using: &random).sprouts
    }
  }
}

extension OraclePart {
  private static let partLimit = 12

  /// Changes something in the part.
  func change(in root: OraclePart, using random: inout SplitMix) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: kind = .random(isLeaf: false, using: &random)
    case 1: look = Look.allCases.randomElement(using: &random)!
    case 2, 3: number = Int.random(in: 0..<12, using: &random)
    case 4, 5: flag.toggle()
    case 6: isOn.toggle()
    case 7: sprout.change(using: &random)
    case 8: if !parts.isEmpty { parts.remove(at: .random(in: 0..<parts.count, using: &random)) }
    case 9: parts.shuffle(using: &random)
    case 10, 11:
      guard root.all.count < Self.partLimit else { break }
      let depth = Int.random(in: 0...2, using: &random)
      parts.insert(OraclePart(depth: depth, using: &random), at: .random(in: 0...parts.count, using: &random))
    case 12, 13: model.change(using: &random)
    case 14, 15: object.change(using: &random)
    case 16:
      form = OracleForm.allCases.randomElement(using: &random)!
      if random.oneIn(2) { catalogue = OracleCatalogue(using: &random) }
    default: items.change(using: &random)
    }
  }

  /// Chooses the ids of a part and of a container, and a place in it, to move the part there.
  func choosePlace(using random: inout SplitMix) -> [Int] {
    let (moved, target) = (all.randomElement(using: &random)!, all.randomElement(using: &random)!)
    return [moved.id, target.id, Int.random(in: 0...target.parts.count, using: &random)]
  }

  /// Moves a part to another container; returns whether that is possible.
  func movePart(to place: [Int]) -> Bool {
    guard let moved = all.first(where: { $0.id == place[0] }), let source = all.first(where: moved.isPart),
      let target = all.first(where: { $0.id == place[1] }), !moved.all.contains(where: { $0 === target })
    else { return false }
    source.parts.removeAll { $0 === moved }
    target.parts.insert(moved, at: min(place[2], target.parts.count))
    return true
  }

  private func isPart(of container: OraclePart) -> Bool { container.parts.contains { $0 === self } }
}
