import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

struct ReviewPageTests {
  let folder: TemporaryFolder
  let store: SnapshotFindings

  init() throws {
    folder = try .package()
    store = try folder.findings
  }

  func page() throws -> String {
    try ReviewPage(store).write(store.all, to: store.folders.report)
    return try folder.read(".build/snapshots/report.html")
  }

  @Test func `a page has the pictures, the line of the test and the command`() throws {
    try folder.write("struct A {\n    expectSnapshot(of: B<C>())\n}", to: "Tests/A.swift")
    try store.add(
      "AppTests/A/f.txt", before: "[ ] Wi-Fi\n", after: "[x] Wi-Fi\n", picture: "\"[x] Wi-Fi\"\n  0..2 fg=green")
    let page = try page()
    expectText(page, contains: "`a &lt;b&gt;`() · Tests/A.swift:2<br><code>expectSnapshot(of: B&lt;C&gt;())</code>")
    expectText(page, contains: "<figcaption>before</figcaption><pre><span style=\"color:#")
    expectText(page, contains: "<figcaption>after</figcaption>")
    expectText(page, contains: "<figcaption>blend</figcaption><pre>[<span class=\"added\">x</span>] Wi-Fi</pre>")
    expectText(page, contains: "-[ ] Wi-Fi\n+[x] Wi-Fi")
    expectText(page, contains: "swift run snapshots accept AppTests/A/f.txt")
  }

  @Test func `the line of a test is found in a file whose lines end in CR and LF`() throws {
    try folder.write(raw: "\r\n  second()\r\n3\r\n", to: "Tests/A.swift")
    try store.add("AppTests/A/f.txt", before: "a\n", after: "b\n")
    expectText(try page(), contains: "A.swift:2<br><code>second()</code>")
  }

  @Test func `a new picture stands alone`() throws {
    try store.add("AppTests/A/f.txt", before: nil, after: "new")
    let page = try page()
    expectText(page, contains: "<figcaption>after</figcaption><pre>new</pre>")
    #expect(!page.contains("<figcaption>before") && !page.contains("<figcaption>blend"))
  }

  @Test func `an image and a document are shown as such`() throws {
    try store.add("AppTests/A/f.svg", before: "<svg/>", after: "<svg id='1'/>")
    try store.add("AppTests/A/f.html", before: "<p>\"a\"", after: "<p>b")
    let page = try page()
    expectText(page, contains: "<img alt=\"\" src=\"data:image/svg+xml;base64,")
    expectText(page, contains: "<iframe sandbox srcdoc=\"&lt;p&gt;&quot;a&quot;")
    expectEqual(page.components(separatedBy: "<div class=\"both\">").count, 3)
  }

  @Test func `a file that cannot be read leaves the others on the page`() throws {
    try store.add("AppTests/A/f.txt", before: "old\n", after: "new\n")
    try store.add("AppTests/A/g.txt", before: nil, after: "new\n")
    try folder.write("", to: "Snapshots/AppTests/A/g.txt/inner")
    let page = try page()
    #expect(page.contains("<figcaption>before</figcaption>") && page.contains("AppTests/A/g.txt</h2>\n<p>"))
  }

  @Test func `a page without findings has a note`() throws { #expect(try page().contains("Snapshots: 0 to review")) }
}
