import Foundation
import Testing

@testable import ViewTreeTesting

#Preview("Alone") { Text("alone") }

#Preview("Sized", traits: .fixedLayout(width: 5, height: 3)) { Text("mid") }

#Preview(
  "Forms",
  traits: .snapshots(as: [.text, .semantics], variants: SnapshotVariants(sizes: [20, 12], glyphs: [.unicode]))
) { Toggle("Forms", isOn: .constant(true)) }

#Preview("Left out", traits: .snapshots(as: [])) { LeftOut() }

private struct LeftOut: View {
  static var evaluations = 0

  var body: some View {
    let _ = Self.evaluations += 1
    Text("\(Date.now)")
  }
}

@MainActor struct ExpectPreviewsTests {
  /// The previews of this module, each with its reference file.
  @Test func `the previews of the test's module are compared`() {
    let before = LeftOut.evaluations
    expectPreviews()
    expectEqual(LeftOut.evaluations, before, "without formats, a preview is not even drawn")
  }

  @Test func `previews in variants and formats`() {
    expectPreviews(
      width: 30, variants: SnapshotVariants(sizes: [30, 10], colorSchemes: [.light, .dark]), as: [.text, .cells])
  }

  @Test(.snapshots(options: ScreenOptions(layoutDirection: .rightToLeft), variants: SnapshotVariants(sizes: [9])))
  func `previews take the settings of the test`() { expectPreviews(width: 30) }

  @Test func `a module without previews is a failure that names it`() {
    withKnownIssue {
      expectPreviews(of: "Nowhere", fileID: "M/F.swift", filePath: "/M/F.swift", line: 7, column: 3)
    } matching: { issue in
      issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue.hasPrefix("The module Nowhere has neither a #Preview") == true
    }
  }

  @Test func `a test compares its own previews, and those of the module that it is called after`() {
    func names(_ module: String) -> Set<String> { Set(previewsToCompare(nil, besides: module).map(\.module)) }
    expectEqual(names("ViewTreeTestingTests"), ["ViewTreeTestingTests"])
    expectEqual(names("ViewTreeTestingTestsTests"), ["ViewTreeTestingTests"])
    expectEqual(names("Other"), Set(Previews.all.map(\.module)))
  }
}
