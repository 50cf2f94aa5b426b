import Testing
import ViewTreeTesting

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// A random number generator that a seed repeats (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What a part of the screen is made of; each view reads its own part.
@Observable private final class Part: Identifiable {
  enum Kind: CaseIterable {
    case text, reader, column, row, condition, optional, cases, erased, identified, group, setting, overlay, background,
      custom
  }

  let id: Int
  var kind: Kind
  var number: Int
  var parts: [Part]

  init(depth: Int, using random: inout Seeded) {
    id = Int.random(in: 0..<1_000_000, using: &random)
    kind = depth == 0 ? [.text, .reader].randomElement(using: &random)! : Kind.allCases.randomElement(using: &random)!
    number = Int.random(in: 0..<6, using: &random)
    parts = []
    guard depth > 0 else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) { parts.append(Part(depth: depth - 1, using: &random)) }
  }

  var all: [Part] { [self] + parts.flatMap(\.all) }

  /// Changes something here, and says what.
  func change(using random: inout Seeded) -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: kind = Kind.allCases.randomElement(using: &random)!
    case 1: parts.insert(Part(depth: 2, using: &random), at: Int.random(in: 0...parts.count, using: &random))
    case 2: if let index = parts.indices.randomElement(using: &random) { parts.remove(at: index) }
    case 3: parts.shuffle(using: &random)
    case 4:
      parts.shuffle(using: &random)
      number += 1
      kind = .column
    default: number = Int.random(in: 0..<6, using: &random)
    }
    return "\(id) is now \(kind) \(number) with \(parts.map(\.id))"
  }
}

private struct PartView: View {
  let part: Part
  @Environment(\.number) private var outer

  var body: some View {
    switch part.kind {
    case .text: Text("t\(part.number)")
    case .reader: Reader()
    case .column: VStack(alignment: .leading) { parts }
    case .row: HStack { parts }
    case .condition:
      if part.number.isMultiple(of: 2) {
        parts
      } else {
        Text("else \(outer)")
        parts
      }
    case .optional:
      if part.number > 2 { parts }
    case .cases:
      switch part.number % 3 {
      case 0: parts
      case 1: VStack { parts }
      default: Text("c")
      }
    case .erased: part.number.isMultiple(of: 2) ? AnyView(parts) : AnyView(HStack { parts })
    case .identified: Group { parts }.id(part.number / 2)
    case .group:
      Group {
        Text("g")
        parts
      }
      .padding(.leading, CGFloat(part.number % 3))
    case .setting: parts.environment(\.number, part.number)
    case .overlay: Text("overlaid").overlay(alignment: .leading) { parts }
    case .background: parts.background { if part.number > 3 { Text("#####") } }
    case .custom: parts.modifier(Bracket(number: part.number))
    }
  }

  private var parts: some View { ForEach(part.parts) { PartView(part: $0) } }
}

private struct Reader: View {
  @Environment(\.number) private var number
  var body: some View { Text("n\(number)") }
}

private struct Bracket: ViewModifier {
  let number: Int
  @Environment(\.number) private var outer
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text("<\(outer)")
      if number.isMultiple(of: 2) { content } else { VStack { content } }
      Text(">")
    }
  }
}

/// The oracle: after any sequence of events a screen is what a new one would be.
@MainActor @Suite struct RandomTreeTests {
  @Test(arguments: 0..<12) func `after random events a screen equals a fresh one`(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let root = Part(depth: 4, using: &random)
    root.kind = .column
    let screen = Screen { PartView(part: root) }
    for step in 0..<45 {
      var changes: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changes.append(root.all.randomElement(using: &random)!.change(using: &random))
      }
      let fresh = Screen { PartView(part: root) }
      let isSame = screen.text == fresh.text && screen.render(.tree) == fresh.render(.tree)
      let faults = screen.faults
      #expect(isSame, "seed \(seed), step \(step): \(changes)\n\(screen.render(.tree))\nfresh:\n\(fresh.render(.tree))")
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(changes)")
      if !isSame || !faults.isEmpty { return }
    }
    #expect(screen.issues == [])
  }
}
