import TextBackend
import ViewTree

/// One page for a browser with screens and their steps.
@MainActor enum Page {
  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #f5f5f7; max-width: 60em; margin: 2em auto;
      padding: 0 1em }
    figure { display: inline-block; vertical-align: top; margin: 0 1.5em 1.5em 0; max-width: 100%; overflow-x: auto }
    figure > svg, figure > .screen { border: 8px solid #fff; border-radius: 6px; box-shadow: 0 1px 4px #0002 }
    figcaption { font-size: 0.85em; color: #6e6e73 }
    h2 { margin: 2em 0 0 } h2 + p { margin-top: 0 }
    pre { overflow-x: auto }
    """

  static func document(_ screens: [GalleryScreen], _ variant: Variant) async throws -> String {
    var lines = ["<h1>ViewTree</h1>", "<nav>"]
    lines += screens.map { "<a href=\"#\($0.name)\">\($0.name)</a>" } + ["</nav>"]
    for screen in screens {
      lines += [
        "<section id=\"\(screen.name)\">", "<h2>\(screen.name)</h2>", "<p>\(screen.title.escapingMarkup())</p>",
      ]
      try await screen.forEachPossibleStep(variant) { _, title, shown in
        let picture = variant.format == .html ? shown.htmlFragment() : shown.render(.svg)
        lines += [
          "<figure>", picture, "<figcaption>\((title ?? "at first").escapingMarkup())</figcaption>", "</figure>",
        ]
      }
      let appendix = try screen.appendix()
      if !appendix.isEmpty { lines.append("<pre>\(appendix.escapingMarkup())</pre>") }
      lines.append("</section>")
    }
    return HTMLEncoder.page(
      title: "ViewTree", language: "en", style: style, body: lines.joined(separator: "\n"))
  }
}
