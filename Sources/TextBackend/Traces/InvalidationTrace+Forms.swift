import ViewTree

extension InvalidationTrace {
  /// The nested views from the root: first the writes, then a line for each view; views of one type in one place share
  /// a line.
  ///
  ///     tap toggle "Wi-Fi"
  ///       wrote SettingsView._wifi  false → true
  ///     SettingsView · evaluated 1 · _wifi
  ///       Toggle "Wi-Fi" · evaluated 1 · isOn false → true
  ///       AboutRow · skipped 1
  public var tree: String {
    var order: [String] = []
    var found: [String: [Entry]] = [:]
    for entry in entries {
      let key = entry.names.map { $0.hasPrefix("[") ? "[]" : $0 }.joined(separator: "/")
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(entry)
    }
    let children = Dictionary(grouping: order) { Self.nearest(around: $0) { found[$0] != nil } }
    func lines(_ key: String, depth: Int) -> [String] {
      let own = Self.groups(of: found[key]!).map { group in
        let causes = group.causes.map(\.description).joined(separator: "; ")
        return String(repeating: "  ", count: depth) + group.counted + (causes.isEmpty ? "" : " · \(causes)")
      }
      return own + (children[key] ?? []).flatMap { lines($0, depth: depth + 1) }
    }
    let views = (children[nil] ?? []).flatMap { lines($0, depth: 0) }
    return (eventLines() + (views.isEmpty ? [Self.emptyWords] : views)).joined(separator: "\n")
  }

  /// The innermost enclosing path that is there.
  private static func nearest(around path: String, where isThere: (String) -> Bool) -> String? {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if isThere(String(rest)) { return String(rest) }
    }
    return nil
  }

  /// Returns the causes and effects in one event as a Mermaid flow chart: states are rounded, views are boxes.
  ///
  /// - Parameter event: Its index in ``events``; an invalid one has an empty chart.
  public func mermaid(event: Int = 0) -> String {
    guard events.indices.contains(event) else { return "graph LR" }
    let (written, event) = (writes.filter { $0.event == event }, events[event])
    var lines = ["graph LR"]
    var names: [String: String] = [:]
    func name(_ key: String, _ text: () -> String, _ open: String, _ close: String) -> String {
      if let known = names[key] { return known }
      names[key] = "n\(names.count)"
      lines.append("  n\(names.count - 1)\(open)\"\(text().escapingMermaid())\"\(close)")
      return "n\(names.count - 1)"
    }
    func view(_ type: String) -> String {
      name(
        "view \(type)",
        {
          let count = event.types.first { $0.name == type }
          let unneeded = count.map { $0.unneeded > 0 ? ", unneeded \($0.unneeded)" : "" } ?? ""
          return "\(type) · evaluated \(count?.evaluations ?? 0)\(unneeded)"
        }, "[", "]")
    }
    func state(_ label: String) -> String {
      name("state \(label)", { written.first { $0.name == label }?.description ?? label }, "([", "])")
    }
    let shown = event.steps.prefix(60)
    for step in shown where !step.from.isEmpty {
      let from = step.isState ? state(step.from) : view(step.from)
      let times = step.evaluations > 1 ? " ×\(step.evaluations)" : ""
      let cause = (step.cause + times).escapingMermaid()
      lines.append("  \(from) -->|\"\(cause)\"| \(view(step.to))")
    }
    if event.steps.count > shown.count { lines.append("  more[\"and \(event.steps.count - shown.count) more\"]") }
    return lines.joined(separator: "\n")
  }

  /// Returns the events from left to right, with the evaluations of each type below each, as an SVG drawing.
  ///
  /// Needed evaluations are blue, unneeded ones red; the numbers of writes and skips stand below the name of the event.
  /// The first 50 events are drawn. The drawing contains no times: it is the same in every run.
  public func timeline() -> String {
    let (shown, all) = (Array(events.prefix(50)), events.count + moreEvents)
    var types: [String] = []
    for event in shown { for type in event.types where !types.contains(type.name) { types.append(type.name) } }
    let (left, column, row, top) = (24 + 8 * (types.map(\.count).max() ?? 0), 96, 24, 150)
    let size = (width: left + column * max(shown.count, 1) + 80, height: top + row * max(types.count, 1) + 16)
    let largest = shown.flatMap { $0.types.map(\.evaluations) }.max() ?? 1
    var lines = [
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="\##(size.width)" height="\##(size.height)" "##
        + ##"viewBox="0 0 \##(size.width) \##(size.height)" font-family="system-ui, sans-serif" font-size="12">"##,
      "<title>\(all) event\(all == 1 ? "" : "s")\(all > shown.count ? ", the first \(shown.count) of them drawn" : ""), "
        + "\(totalEvaluations) evaluation\(totalEvaluations == 1 ? "" : "s"), \(totalUnneeded) unneeded</title>",
      ##"<rect width="100%" height="100%" fill="#fff"/>"##,
    ]
    for (index, type) in types.enumerated() {
      lines.append(##"<text x="8" y="\##(top + row * index + 16)">\##(type.escapingMarkup())</text>"##)
    }
    for (index, event) in shown.enumerated() {
      let x = left + column * index
      let title = event.title
      let words = title.count > 28 ? title.prefix(27) + "…" : title[...]
      lines.append(
        ##"<text transform="translate(\##(x + 8) \##(top - 24)) rotate(-40)">\##(String(words).escapingMarkup())</text>"##
      )
      let counts = "\(event.writes) written" + (event.skips > 0 ? ", \(event.skips) skipped" : "")
      lines.append(##"<text x="\##(x + 4)" y="\##(top - 6)" fill="#666" font-size="9">\##(counts)</text>"##)
      lines.append(##"<line x1="\##(x)" y1="\##(top)" x2="\##(x)" y2="\##(size.height - 8)" stroke="#ddd"/>"##)
      for type in event.types {
        let y = top + row * types.firstIndex(of: type.name)! + 4
        let full = max(2, (column - 40) * type.evaluations / max(largest, 1))
        let red = full * type.unneeded / max(type.evaluations, 1)
        if full > red {
          lines.append(##"<rect x="\##(x + 4)" y="\##(y)" width="\##(full - red)" height="14" fill="#4a90d9"/>"##)
        }
        if red > 0 {
          lines.append(##"<rect x="\##(x + 4 + full - red)" y="\##(y)" width="\##(red)" height="14" fill="#d9534f"/>"##)
        }
        lines.append(##"<text x="\##(x + 8 + full)" y="\##(y + 12)" fill="#333">\##(type.evaluations)</text>"##)
      }
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }
}
