import Testing
import ViewTreeTesting

@testable import ViewTree

/// Offers its only view the proposal of a case, and puts it at the origin.
struct ProposingLayout: Layout {
  let offer: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: offer) }
  }
}

@MainActor struct LayoutCasesTests {
  @Test func `all cases are read`() { expectEqual(LayoutCase.all.count, 164) }

  @Test(arguments: LayoutCase.all.filter { !$0.evidence.contains("DISPUTED") })
  func `the layout is SwiftUI's`(_ layoutCase: LayoutCase) {
    for (number, check) in layoutCase.checks.enumerated() {
      let differences = differences(check)
      #expect(differences.isEmpty, "\(layoutCase.id), check \(number): \(differences.joined(separator: "; "))")
    }
  }

  private func differences(_ check: LayoutCase.Check) -> [String] {
    var proxySize: CGSize?
    let view = CaseViewBuilder(onProxy: { proxySize = $0 }).view(check.view)
    let screen = screen(check, view)
    var differences: [String] = []
    func compare(_ name: String, _ actual: CGRect?, _ expected: CGRect) {
      guard let actual, actual.isClose(to: expected) else {
        return differences.append(
          "\(name) is \(actual?.shortDescription ?? "not shown"), expected \(expected.shortDescription)")
      }
    }
    if let size = check.size { compare("root", screen.frame(id: "root"), CGRect(origin: .zero, size: size)) }
    for (id, frame) in check.frames.sorted(by: { $0.key < $1.key }) { compare(id, screen.frame(id: id), frame) }
    if let expected = check.proxySize, proxySize != expected {
      differences.append("the proxy's size is \(proxySize.map { "\($0)" } ?? "not read"), expected \(expected)")
    }
    if let rows = check.rows { differences += pictureDifferences(screen, rows) }
    if let selected = check.selected { differences += selectionDifferences(screen, check.view, selected) }
    differences += screen.issues
    return differences
  }

  private func screen(_ check: LayoutCase.Check, _ view: AnyView) -> Screen {
    func cells(_ length: CGFloat?, _ count: Int?) -> Int {
      count ?? length.flatMap { $0.isFinite ? Int($0.rounded(.up)) : nil } ?? 40
    }
    var options = ScreenOptions(glyphs: .unicode)
    options.metrics = .swiftUI
    return Screen(
      width: cells(check.size?.width, check.rows?.map { $0.count }.max()),
      height: cells(check.size?.height, check.rows?.count),
      options: options
    ) {
      ProposingLayout(offer: check.proposal) { view.accessibilityIdentifier("root") }
    }
  }

  private func pictureDifferences(_ screen: Screen, _ rows: [String]) -> [String] {
    let picture = screen.text.replacing("─", with: "-").replacing("│", with: "|")
    let expected = rows.map { $0.trimmingSuffix(while: { $0 == " " }) }.joined(separator: "\n")
    return picture.trimmingSuffix(while: { $0 == "\n" }) == expected.trimmingSuffix(while: { $0 == "\n" })
      ? [] : ["the picture is\n\(picture)\nexpected\n\(expected)\n"]
  }

  /// Exactly the selected child of a `ViewThatFits` shows: each child's id, or that of something in it.
  private func selectionDifferences(_ screen: Screen, _ view: JSON, _ selected: Int) -> [String] {
    let children = view["ViewThatFits"]?["children"]?.array ?? []
    let shown = children.indices.filter { index in ids(in: children[index]).contains { screen.frame(id: $0) != nil } }
    return shown == [selected] ? [] : ["shows the children \(shown), expected \(selected)"]
  }

  private func ids(in node: JSON) -> [String] {
    switch node {
    case .object(let object): (object["id"]?.string.map { [$0] } ?? []) + object.values.flatMap { ids(in: $0) }
    case .array(let array): array.flatMap { ids(in: $0) }
    default: []
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    func close(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.001 }
    return close(minX, other.minX) && close(minY, other.minY) && close(width, other.width)
      && close(height, other.height)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, predicate(last) { text.removeLast() }
    return String(text)
  }
}
