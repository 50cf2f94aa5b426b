import Foundation

@testable import ViewTree

/// A colour that shows in text: every cell holds its letter.
nonisolated struct LetterColor: View, LeafView {
  typealias Body = Never

  let letter: Character

  struct Fill: Leaf {
    let letter: Character

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: context.metrics.idealLength)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) { context.pattern(letter, GlyphStyle()) }
  }

  func leaf(in environment: EnvironmentValues) -> Fill { Fill(letter: letter) }
}

/// Builds the views of the cases from their expression trees.
///
/// A node is an object with one key, the name of the view or modifier. Unknown names and arguments are failures, not
/// ignored.
@MainActor struct CaseViewBuilder {
  /// Called when the content of a `GeometryReader` is made.
  var onProxy: @MainActor (CGSize) -> Void = { _ in }

  func view(_ node: JSON) -> AnyView {
    guard let (name, arguments) = node.object.first, node.object.count == 1 else {
      preconditionFailure("no view: \(node)")
    }
    let view = container(name, arguments) ?? leaf(name, arguments) ?? modified(name, arguments)
    guard let view else { preconditionFailure("unknown view \(name)") }
    let id = arguments.string("id") ?? (name == "ScrollView" ? "s" : nil)
    return id.map { AnyView(view.accessibilityIdentifier($0)) } ?? view
  }

  private func views(_ nodes: JSON?) -> some View {
    ForEach(Array((nodes?.array ?? []).enumerated()), id: \.offset) { view($0.element) }
  }

  private func leaf(_ name: String, _ arguments: JSON) -> AnyView? {
    switch name {
    case "Color": return AnyView(LetterColor(letter: arguments.string("id")?.first ?? "x"))
    case "Spacer": return AnyView(Spacer(minLength: arguments.length("minLength")))
    case "Divider": return AnyView(Divider())
    case "EmptyView": return AnyView(EmptyView())
    case "Text": return text(arguments)
    default: return nil
    }
  }

  private func text(_ arguments: JSON) -> AnyView {
    var view = AnyView(Text(verbatim: arguments.string("text") ?? ""))
    if let limit = arguments.int("lineLimit") {
      view =
        arguments["reserve"] == nil
        ? AnyView(view.lineLimit(limit)) : AnyView(view.lineLimit(limit, reservesSpace: true))
    }
    switch arguments.string("truncationMode") {
    case "head": view = AnyView(view.truncationMode(.head))
    case "middle": view = AnyView(view.truncationMode(.middle))
    default: break
    }
    return view
  }

  private func container(_ name: String, _ arguments: JSON) -> AnyView? {
    let children = arguments["children"]
    let spacing = arguments.length("spacing")
    let alignment = arguments.string("alignment")
    switch name {
    case "HStack": return AnyView(HStack(alignment: vertical(alignment), spacing: spacing) { views(children) })
    case "VStack": return AnyView(VStack(alignment: horizontal(alignment), spacing: spacing) { views(children) })
    case "ZStack": return AnyView(ZStack(alignment: both(alignment)) { views(children) })
    case "Group": return AnyView(Group { views(children) })
    case "ViewThatFits": return AnyView(ViewThatFits(in: axes(arguments.string("in"))) { views(children) })
    case "ScrollView": return AnyView(ScrollView(axes(arguments.string("axes"))) { view(arguments["child"] ?? .null) })
    case "Grid": return grid(arguments)
    case "GeometryReader":
      return AnyView(
        GeometryReader { proxy in
          let _ = onProxy(proxy.size)
          views(children)
        })
    default: return nil
    }
  }

  private func grid(_ arguments: JSON) -> AnyView {
    let rows = Array((arguments["rows"]?.array ?? []).enumerated())
    return AnyView(
      Grid(
        alignment: both(arguments.string("alignment")), horizontalSpacing: arguments.length("horizontalSpacing"),
        verticalSpacing: arguments.length("verticalSpacing")
      ) {
        ForEach(rows, id: \.offset) { row($0.element) }
      })
  }

  private func row(_ node: JSON) -> AnyView {
    if case .array = node { return AnyView(GridRow { views(node) }) }
    guard let row = node["GridRow"] else { return view(node) }
    return AnyView(GridRow(alignment: row.string("alignment").map { vertical($0) }) { views(row["cells"]) })
  }

  private func modified(_ name: String, _ arguments: JSON) -> AnyView? {
    guard let child = arguments["child"] else { return nil }
    let content = view(child)
    let alignment = both(arguments.string("alignment"))
    let value = arguments.length("value") ?? 0
    switch name {
    case "frame": return frame(content, arguments)
    case "padding":
      func inset(_ edge: String) -> CGFloat { arguments.length(edge) ?? 0 }
      let insets = EdgeInsets(
        top: inset("top"), leading: inset("leading"), bottom: inset("bottom"), trailing: inset("trailing"))
      return AnyView(content.padding(insets))
    case "fixedSize":
      return AnyView(
        content.fixedSize(
          horizontal: arguments["horizontal"]?.bool ?? true, vertical: arguments["vertical"]?.bool ?? true))
    case "aspectRatio":
      return AnyView(
        content.aspectRatio(arguments.length("ratio"), contentMode: arguments.string("mode") == "fill" ? .fill : .fit))
    case "layoutPriority": return AnyView(content.layoutPriority(Double(value)))
    case "offset": return AnyView(content.offset(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
    case "position": return AnyView(content.position(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
    case "overlay": return AnyView(content.overlay(alignment: alignment) { view(arguments["content"] ?? .null) })
    case "background": return AnyView(content.background(alignment: alignment) { view(arguments["content"] ?? .null) })
    case "hidden": return AnyView(content.hidden())
    case "lineLimit": return AnyView(content.lineLimit(arguments.int("value")))
    case "multilineTextAlignment":
      let alignments: [String: TextAlignment] = ["leading": .leading, "center": .center, "trailing": .trailing]
      return AnyView(content.multilineTextAlignment(alignments[arguments.string("value") ?? ""]!))
    case "alignmentGuide": return guide(content, arguments)
    case "gridColumnAlignment": return AnyView(content.gridColumnAlignment(horizontal(arguments.string("value"))))
    case "gridCellColumns": return AnyView(content.gridCellColumns(arguments.int("count") ?? 1))
    case "gridCellAnchor": return AnyView(content.gridCellAnchor(point(arguments.string("value"))))
    case "gridCellUnsizedAxes": return AnyView(content.gridCellUnsizedAxes(axes(arguments.string("axes"))))
    default: return nil
    }
  }

  private func frame(_ content: AnyView, _ arguments: JSON) -> AnyView {
    let alignment = both(arguments.string("alignment"))
    if arguments["width"] != nil || arguments["height"] != nil {
      return AnyView(
        content.frame(width: arguments.length("width"), height: arguments.length("height"), alignment: alignment))
    }
    return AnyView(
      content.frame(
        minWidth: arguments.length("minWidth"), idealWidth: arguments.length("idealWidth"),
        maxWidth: arguments.length("maxWidth"),
        minHeight: arguments.length("minHeight"), idealHeight: arguments.length("idealHeight"),
        maxHeight: arguments.length("maxHeight"), alignment: alignment))
  }

  /// `_ in 25`, or `d in d.width / 2`.
  private func guide(_ content: AnyView, _ arguments: JSON) -> AnyView {
    let source = arguments.string("compute") ?? ""
    let body = source.components(separatedBy: " in ").last ?? ""
    let compute: (ViewDimensions) -> CGFloat = { dimensions in
      if let number = Double(body) { return CGFloat(number) }
      switch body {
      case "d.width / 2": return dimensions.width / 2
      case "d.height / 2": return dimensions.height / 2
      default: preconditionFailure("unknown guide \(source)")
      }
    }
    let name = arguments.string("guide")
    return horizontals[name ?? ""] != nil && !(name == "center" && arguments.string("axis") == "vertical")
      ? AnyView(content.alignmentGuide(horizontal(name), computeValue: compute))
      : AnyView(content.alignmentGuide(vertical(name), computeValue: compute))
  }
}

private let horizontals: [String: HorizontalAlignment] = [
  "leading": .leading, "center": .center, "trailing": .trailing,
]

private let verticals: [String: VerticalAlignment] = [
  "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
  "lastTextBaseline": .lastTextBaseline,
]

private func horizontal(_ name: String?) -> HorizontalAlignment { horizontals[name ?? "center"]! }
private func vertical(_ name: String?) -> VerticalAlignment { verticals[name ?? "center"]! }

private func both(_ name: String?) -> Alignment {
  let named: [String: Alignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
    "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]
  return named[name ?? "center"]!
}

private func point(_ name: String?) -> UnitPoint {
  let named: [String: UnitPoint] = ["topLeading": .topLeading, "center": .center, "bottomTrailing": .bottomTrailing]
  return named[name ?? "center"]!
}

private func axes(_ name: String?) -> Axis.Set {
  let named: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]]
  return named[name ?? "both"]!
}
