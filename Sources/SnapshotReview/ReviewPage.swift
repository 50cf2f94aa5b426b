package import Foundation
internal import TextBackend
internal import ViewTree

/// A self-contained HTML page with pictures of each finding before and after, their combination, and the line of the
/// test.
package struct ReviewPage {
  private let store: SnapshotFindings
  private var folders: SnapshotFolders { store.folders }
  private let known = Picture.RowTable()

  package init(_ store: SnapshotFindings) { self.store = store }

  /// Writes the page for some findings.
  package func write(_ findings: [SnapshotFinding], to file: URL) throws(SnapshotFileError) {
    var lines = SourceLines(root: folders.root)
    var sections: [String] = []
    for (index, finding) in findings.enumerated() {
      do {
        sections.append(section(finding, index, try store.texts(of: finding), lines.line(of: finding)))
      } catch {
        // A file that cannot be read does not prevent the review of the others.
        sections.append(section(finding, index, error))
      }
    }
    let contents = findings.enumerated().map { index, finding in
      "<li><a href=\"#s\(index)\"><b class=\"\(finding.status)\">\(finding.status)</b> \(finding.path.shownInPage)</a></li>"
    }
    let title = "Snapshots: \(findings.count) to review"
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(Self.style)
      \(FilmStrip.style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <ol>
      \(contents.joined(separator: "\n"))
      </ol>
      \(sections.joined(separator: "\n"))
      \(findings.contains { $0.film != nil } ? FilmStrip.script : "")
      </body>
      </html>
      """
    try SnapshotContent(text: page).write(to: file)
  }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; color: \(Markup.Page.light.foreground); background: #f5f5f7; margin: 2em }
    section { background: #fff; border: 1px solid #d2d2d7; border-radius: 8px; padding: 1em; margin: 1em 0 }
    h1 { font-size: 1.4em } h2 { font-size: 1.05em; margin: 0; overflow-wrap: anywhere } h2 b { margin-right: .4em }
    .pictures { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start }
    figure { margin: 0; max-width: 100%; overflow: auto } figcaption { color: #6e6e73; font-size: .85em }
    figure pre, details pre { font: 14px/1.15 \(Markup.fonts); font-variant-ligatures: none; margin: .3em 0; padding: .6em;
      border: 1px solid #d2d2d7; background: \(Markup.Page.light.background) }
    pre i { font-style: normal; display: inline-block; width: 2ch; text-align: center }
    .blend { color: #86868b } .blend img + img, .blend iframe + iframe { position: absolute; left: 0; top: 0;
      mix-blend-mode: difference } .both { position: relative }
    .removed { background: #ffd7d5; color: #b3120b } .added { background: #ccf2d2; color: #0a6b1f; font-weight: bold }
    .restyled { background: #fff0b3; color: #5c4700 } b.differs { color: #b3120b } b.missing { color: #9a5b00 }
    b.recorded { color: #0a6b1f } code { background: #f0f0f2; padding: .1em .3em; border-radius: 3px }
    iframe { border: 1px solid #d2d2d7; width: 40em; height: 24em } summary { cursor: pointer; color: #0066cc }
    """

  private func section(
    _ finding: SnapshotFinding, _ index: Int, _ texts: (before: SnapshotContent?, after: SnapshotContent?),
    _ line: String
  ) -> String {
    let diff = UnifiedDiff(from: texts.before?.bytes ?? [], to: texts.after?.bytes ?? [])
    let (before, after) = (texts.before?.text, texts.after?.text)
    return """
      <section id="s\(index)">
      <h2><b class="\(finding.status)">\(finding.status)</b>\(finding.path.shownInPage)</h2>
      <p>\(finding.test.shownInPage) · \(finding.file.shownInPage):\(finding.line)<br><code>\(line.shownInPage)</code></p>
      <div class="pictures">
      \(pictures(of: finding, before, after).map(figure).joined(separator: "\n"))
      </div>
      \(finding.film.map { FilmStrip($0, known: known).html } ?? "")
      \(before == nil ? "" : "<details><summary>Diff</summary><pre>\(diff.text(limit: 400).escapingMarkup())</pre></details>")
      <p><code>\(finding.acceptance.shownInPage)</code></p>
      </section>
      """
  }

  private func section(_ finding: SnapshotFinding, _ index: Int, _ error: SnapshotFileError) -> String {
    """
    <section id="s\(index)">
    <h2><b class="\(finding.status)">\(finding.status)</b>\(finding.path.shownInPage)</h2>
    <p>\(error.description.shownInPage)</p>
    </section>
    """
  }

  private func figure(_ name: String, _ content: String) -> String {
    "<figure class=\"\(name)\"><figcaption>\(name)</figcaption>\(content)</figure>"
  }

  /// Returns names and HTML of the pictures: `before`, `after`, and `blend` for the two over each other.
  ///
  /// A missing text has no picture, and `blend` needs both.
  private func pictures(of finding: SnapshotFinding, _ before: String?, _ after: String?) -> [(String, String)] {
    let ending = finding.path.components(separatedBy: ".").last ?? ""
    let (old, new, both) =
      switch ending {
      case "svg": documents(before, after, image)
      case "html": documents(before, after, frame)
      default: cells(finding, before, after, ending)
      }
    return [("before", old), ("after", new), ("blend", both)].compactMap { name, html in html.map { (name, $0) } }
  }

  private func documents(
    _ before: String?, _ after: String?, _ element: (String) -> String
  ) -> (String?, String?, String?) {
    let (old, new) = (before.map(element), after.map(element))
    return (old, new, old.flatMap { old in new.map { "<div class=\"both\">\(old)\($0)</div>" } })
  }

  private func image(_ svg: String) -> String {
    "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }

  private func frame(_ html: String) -> String { "<iframe sandbox srcdoc=\"\(html.escapingMarkup())\"></iframe>" }

  private func cells(
    _ finding: SnapshotFinding, _ before: String?, _ after: String?, _ ending: String
  ) -> (String?, String?, String?) {
    let drawn = finding.picture.map { Picture(cells: $0, known: known) }
    let new = after.map { Picture($0, fileExtension: ending, colors: drawn, known: known) }
    let old = before.map { Picture($0, fileExtension: ending, colors: drawn, known: known) }
    func pre(_ html: String) -> String { "<pre>\(html)</pre>" }
    guard let old, let new else { return (old.map { pre($0.html) }, new.map { pre($0.html) }, nil) }
    let html = PicturePair(old, new).html
    return (pre(html.before), pre(html.after), pre(html.blend))
  }
}

/// The lines of the tests; each file is read once.
private struct SourceLines {
  let root: URL
  private var files: [String: [Substring]] = [:]

  init(root: URL) { self.root = root }

  mutating func line(of finding: SnapshotFinding) -> String {
    let known = files[finding.file] ?? read(finding.file)
    files[finding.file] = known
    guard known.indices.contains(finding.line - 1) else { return "" }
    return known[finding.line - 1].trimmingCharacters(in: .whitespaces)
  }

  private func read(_ file: String) -> [Substring] {
    let url = file.hasPrefix("/") ? URL(fileURLWithPath: file) : root.appending(path: file)
    return (try? String(contentsOf: url, encoding: .utf8))?.sourceLines ?? []
  }
}

extension String {
  /// The text as a page shows it: control characters of a file become their codes, and markup is escaped.
  var shownInPage: String { escapingControls().escapingMarkup() }
}
