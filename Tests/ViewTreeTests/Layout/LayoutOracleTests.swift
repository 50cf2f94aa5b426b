import Testing
import ViewTreeTesting

@testable import ViewTree

/// Random trees under random changes: what a screen updates step by step equals a screen that is mounted anew in the
/// same state.
@MainActor struct LayoutOracleTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 25, 31, 45, 67, 169] as [UInt64])
  func `a changed screen equals a fresh one`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let model = OracleModel(.random(depth: 4, &random))
    let live = screen(model)
    for step in 0..<32 {
      model.root.change(&random)
      let fresh = screen(OracleModel(model.root))
      guard live.text == fresh.text, live.render(.tree) == fresh.render(.tree) else {
        expectText(live.text, equals: fresh.text)
        expectText(live.render(.tree), equals: fresh.render(.tree))
        Issue.record("seed \(seed), step \(step):\n\(model.root.outline(0))")
        return
      }
    }
    #expect(live.issues.isEmpty)
  }

  private func screen(_ model: OracleModel) -> Screen { Screen(width: 24, height: 12) { OracleView(model: model) } }
}

/// A generator with a seed, the same on every platform.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Observable private final class OracleModel {
  var root: OracleNode

  init(_ root: OracleNode) { self.root = root }
}

/// What a view of the tree is made of.
private struct OracleNode: Equatable {
  enum Kind: CaseIterable {
    case text, spacer, divider, horizontal, vertical, depth, thatFits, grid, scroll, reader, group
  }

  var id: Int
  var kind: Kind
  var number: Int
  var padding: Int?
  var width: Int?
  var isWide: Bool
  var isHidden: Bool
  var hasBorder: Bool
  var priority: Int
  var children: [OracleNode]

  static func random(depth: Int, _ random: inout SplitMix) -> OracleNode {
    let kind: Kind =
      depth == 0
      ? [.text, .spacer, .divider].randomElement(using: &random)! : Kind.allCases.randomElement(using: &random)!
    let isLeaf = [.text, .spacer, .divider].contains(kind)
    let count = isLeaf ? 0 : Int.random(in: 1...3, using: &random)
    return OracleNode(
      id: Int.random(in: 0..<1_000_000, using: &random), kind: kind, number: Int.random(in: 0..<100, using: &random),
      padding: Int.random(in: 0..<4, using: &random) == 0 ? 1 : nil,
      width: Int.random(in: 0..<5, using: &random) == 0 ? 7 : nil,
      isWide: Int.random(in: 0..<6, using: &random) == 0, isHidden: Int.random(in: 0..<12, using: &random) == 0,
      hasBorder: Int.random(in: 0..<8, using: &random) == 0, priority: Int.random(in: 0..<6, using: &random) / 5,
      children: (0..<count).map { _ in .random(depth: depth - 1, &random) })
  }

  /// The tree, a line for each node, with what is not as usual.
  func outline(_ indent: Int) -> String {
    let parts: [String?] = [
      "\(kind) \(number)", padding.map { "padding \($0)" }, width.map { "width \($0)" }, isWide ? "wide" : nil,
      isHidden ? "hidden" : nil, hasBorder ? "border" : nil, priority > 0 ? "priority \(priority)" : nil,
    ]
    let line = String(repeating: "  ", count: indent) + parts.compactMap { $0 }.joined(separator: ", ")
    return ([line + "\n"] + children.map { $0.outline(indent + 1) }).joined()
  }

  /// Changes something somewhere.
  mutating func change(_ random: inout SplitMix) {
    if !children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
      let index = children.indices.randomElement(using: &random)!
      return children[index].change(&random)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: number += 1
    case 1: padding = padding == nil ? Int.random(in: 1...2, using: &random) : nil
    case 2: width = width == nil ? Int.random(in: 3...12, using: &random) : nil
    case 3: isWide.toggle()
    case 4: isHidden.toggle()
    case 5: hasBorder.toggle()
    case 6: priority = 1 - priority
    case 7: if !children.isEmpty { children.shuffle(using: &random) } else { number += 11 }
    case 8: if children.count > 1 { children.removeLast() } else { number += 7 }
    default:
      if children.isEmpty { number *= 3 } else { children.insert(.random(depth: 1, &random), at: 0) }
    }
  }
}

private struct OracleView: View {
  let model: OracleModel

  var body: some View { OracleNodeView(node: model.root) }
}

private struct OracleNodeView: View {
  let node: OracleNode

  var body: some View {
    if node.isWide {
      content.frame(maxWidth: .infinity, alignment: node.number.isMultiple(of: 2) ? .leading : .center)
    } else {
      content
    }
  }

  private var content: some View {
    kind
      .padding(.horizontal, node.padding.map { CGFloat($0) } ?? 0)
      .frame(width: node.width.map { CGFloat($0) })
      .border(.red, width: node.hasBorder ? 1 : 0)
      .opacity(node.isHidden ? 0 : 1)
      .layoutPriority(Double(node.priority))
  }

  @ViewBuilder private var kind: some View {
    switch node.kind {
    case .text: Text("text \(node.number) of \(node.id % 10)")
    case .spacer: Spacer(minLength: CGFloat(node.number % 3))
    case .divider: Divider()
    case .horizontal: HStack(spacing: CGFloat(node.number % 2)) { children }
    case .vertical: VStack(alignment: node.number.isMultiple(of: 2) ? .leading : .trailing) { children }
    case .depth: ZStack(alignment: .bottomTrailing) { children }
    case .thatFits: ViewThatFits { children }
    case .grid: Grid { GridRow { children } }
    case .scroll: ScrollView(node.number.isMultiple(of: 2) ? .vertical : .horizontal) { children }
    case .reader:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minX))")
        children
      }
    case .group: Group { children }
    }
  }

  private var children: some View { ForEach(node.children, id: \.id) { OracleNodeView(node: $0) } }
}
