/// A presentation that keeps events from a render node below it: an alert, a sheet, an open menu.
@MainActor package struct BlockingPresentation {
  private let nodes: [SemanticNode]
  /// Whether Escape closes it.
  private let closesByEscape: Bool

  fileprivate init(_ presentation: PresentationRenderNode) {
    nodes = SemanticNode.nodes(in: presentation)
    closesByEscape = !presentation.preference(DismissDisabledKey.self)
  }

  /// The render node of the presentation, if it has one of the roles ``boxes``.
  fileprivate var box: SemanticNode? { nodes.count == 1 && Self.boxes.contains(nodes[0].role) ? nodes[0] : nil }

  private static let boxes: Set<Role> = [.alert, .confirmationDialog, .sheet, .popover]
  private static let questions: Set<Role> = [.alert, .confirmationDialog]

  /// The presentation with its title: `the alert "Delete?"`.
  package var name: String {
    guard let box else { return isMenu ? "an open menu" : "a presentation above the screen" }
    return "the \(box.role)" + (box.label.isEmpty ? "" : " \"\(box.label)\"")
  }

  private var isMenu: Bool { nodes.contains { $0.role == .menuItem } }

  /// The instruction to follow before the render node can be used.
  package var remedy: String {
    let escape = closesByEscape ? ["screen.press(.escape)"] : []
    if box == nil, isMenu {
      return (["choose one of its items first"] + escape.map { "close it: \($0)" }).orList(", or ")
    }
    let all = nodes.flatMap { [$0] + $0.descendants }
    let buttons = all.filter { $0.role == .button && $0.isEnabled && !$0.label.isEmpty }.prefix(Self.named)
      .map { "\"\($0.label)\"" }
    if let box, Self.questions.contains(box.role) {
      return buttons.isEmpty ? "answer it first" : "answer it first: tap \(buttons.orList())"
    }
    let ways = buttons.map { "tap \($0)" } + escape
    return ways.isEmpty ? "close it first by setting its binding" : "close it first: \(ways.orList())"
  }

  /// The maximum number of buttons named.
  private static let named = 3
}

extension [String] {
  /// The render nodes as a list in words: `a, b or c`.
  fileprivate func orList(_ or: String = " or ") -> String {
    count > 1 ? dropLast().joined(separator: ", ") + or + self[count - 1] : first ?? ""
  }
}

extension EventDispatcher {
  /// Returns the presentation above a render node that keeps events from it, if there is one.
  ///
  /// `ofClick`: a click beside an open menu or a popover only closes that, except on the view that opened it.
  package func blocker(of node: SemanticNode, ofClick: Bool = false) -> BlockingPresentation? {
    let layers = presentations
    if layers.isEmpty { return nil }
    let root = node.renderNode.chain.last
    let above = layers.firstIndex { $0 === root }.map { layers[($0 + 1)...] } ?? layers[...]
    if let modal = above.last(where: \.isModal) { return BlockingPresentation(modal) }
    guard ofClick, let popup = above.last(where: { $0.presentation.modality == .popup }),
      node.isExpanded != true, !popup.isOpened(by: node)
    else { return nil }
    return BlockingPresentation(popup)
  }

  /// Closes the open menu that has the options of a picker, and the menus around that, as a choice in it does.
  package func closeMenu(of picker: SemanticNode) {
    guard let top = presentations.last, top.hasOptions(of: picker) else { return }
    presentations.last { $0.presentation.modality != .part }?.close()
  }

  /// The elements below a modal presentation, each before those in it, which are not published because of it.
  package var blockedNodes: [SemanticNode] {
    let layers = presentations
    guard let top = layers.lastIndex(where: \.isModal) else { return [] }
    let below = [root] + layers[..<top].map { $0 as RenderNode }
    return below.flatMap { SemanticNode.nodes(in: $0) }.flatMap { [$0] + $0.descendants }
  }
}

extension PresentationRenderNode {
  /// Whether a render node presents it: it is the only one of the presenting view, or contains that view.
  fileprivate func isOpened(by node: SemanticNode) -> Bool {
    openers.contains { opener in
      node.renderNode.contains(opener)
        || opener.contains(node.renderNode) && SemanticNode.nodes(in: opener).count == 1
    }
  }

  /// The render nodes of the presenting view.
  private var openers: [RenderNode] {
    var openers: [RenderNode] = []
    presentationAnchor?.forEachRenderNode { openers.append($0.renderNode) }
    return openers
  }

  /// Whether it is a menu that a part of the picker presents, or in which the picker is.
  fileprivate func hasOptions(of picker: SemanticNode) -> Bool {
    openers.contains(where: picker.renderNode.contains)
      || !isModal && BlockingPresentation(self).box == nil && contains(picker.renderNode)
  }
}
