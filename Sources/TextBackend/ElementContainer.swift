public import ViewTree

/// A type in which elements can be searched for: a screen, or an element with others inside.
///
///     try screen.find(.list, "Devices").find(.button, "Remove").tap()
///
/// The `find` methods without an index require exactly one match. Their error suggests similar elements, and lists the
/// elements that exist in at most 60 lines.
@MainActor public protocol ElementContainer {
  /// All elements published inside, from the top; each element precedes those inside it.
  var descendants: [Element] { get }

  /// The location that error messages append, such as `on the screen`.
  var placeInWords: String { get }
}

extension ElementContainer {
  /// Returns the only element with a role.
  public func find(_ role: Role, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element {
    try only(.role(role), fileID: fileID, line: line) { $0.role == role }
  }

  /// Returns the only element with a role and a label.
  public func find(
    _ role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try only(.label(role, label), fileID: fileID, line: line) { $0.role == role && $0.label == label }
  }

  /// Returns one of several elements with a role and a label, by its index from the top, counted from 0.
  ///
  /// Throws if there is no element with the index.
  public func find(
    _ role: Role, _ label: String, at index: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try element(at: index, of: .label(role, label), fileID: fileID, line: line) {
      $0.role == role && $0.label == label
    }
  }

  /// Returns one of the elements with a role, by its index from the top, counted from 0.
  ///
  /// Throws if there is no element with the index.
  public func find(
    _ role: Role, at index: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try element(at: index, of: .role(role), fileID: fileID, line: line) { $0.role == role }
  }

  /// Returns the only element with a role whose label contains a text; the comparison is case-sensitive.
  public func find(
    _ role: Role, containing text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try only(.containing(role, text), fileID: fileID, line: line) { $0.role == role && $0.label.contains(text) }
  }

  /// Returns the only element with an accessibility identifier.
  public func find(id: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element {
    try only(.identifier(id), fileID: fileID, line: line) {
      $0.identifiers.contains(id)
    }
  }

  /// Returns the only element with a label; if a container and its title share the label, as in an alert, returns the
  /// title.
  public func find(label: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element {
    try only(.label(nil, label), fileID: fileID, line: line) { element in
      element.label == label && !element.descendants.contains { $0.label == label }
    }
  }

  /// Returns the only element that satisfies a condition.
  ///
  ///     try screen.find { $0.role == .toggle && $0.toggleState == .mixed }
  public func find(
    fileID: StaticString = #fileID, line: UInt = #line, where isWanted: (Element) throws -> Bool
  ) throws -> Element {
    try only(.condition, fileID: fileID, line: line, where: isWanted)
  }

  /// Returns the first element from the top with a role and a label.
  ///
  /// Throws if there is none.
  public func findFirst(
    _ role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element { try find(role, label, at: 0, fileID: fileID, line: line) }

  /// Returns the first element from the top with a role whose label contains a text.
  ///
  /// Throws if there is none.
  public func findFirst(
    _ role: Role, containing text: String = "", fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    let query: ElementQuery = text.isEmpty ? .role(role) : .containing(role, text)
    return try element(at: 0, of: query, fileID: fileID, line: line) {
      $0.role == role && (text.isEmpty || $0.label.contains(text))
    }
  }

  /// Returns the first element from the top that satisfies a condition.
  ///
  /// Throws if there is none.
  public func findFirst(
    fileID: StaticString = #fileID, line: UInt = #line, where isWanted: (Element) throws -> Bool
  ) throws -> Element {
    try element(at: 0, of: .condition, fileID: fileID, line: line, where: isWanted)
  }

  /// Returns all elements with a role, from the top; empty if there are none.
  public func findAll(_ role: Role) -> [Element] { descendants.filter { $0.role == role } }

  /// Returns all elements with a role and a label, from the top.
  public func findAll(_ role: Role, _ label: String) -> [Element] {
    descendants.filter { $0.role == role && $0.label == label }
  }

  /// Returns all elements with a role whose label contains a text, from the top.
  public func findAll(_ role: Role, containing text: String) -> [Element] {
    descendants.filter { $0.role == role && $0.label.contains(text) }
  }

  /// Returns all elements that satisfy a condition, from the top.
  public func findAll(where isWanted: (Element) throws -> Bool) rethrows -> [Element] {
    try descendants.filter(isWanted)
  }

  private func only(
    _ query: ElementQuery, fileID: StaticString, line: UInt, where isWanted: (Element) throws -> Bool
  ) throws -> Element {
    let all = descendants
    let found = try all.filter(isWanted)
    if found.count == 1 { return found[0] }
    throw error(problem(query, found, among: all, where: isWanted), fileID: fileID, line: line)
  }

  private func element(
    at index: Int, of query: ElementQuery, fileID: StaticString, line: UInt, where isWanted: (Element) throws -> Bool
  ) throws -> Element {
    let all = descendants
    let found = try all.filter(isWanted)
    if found.indices.contains(index) { return found[index] }
    if found.isEmpty { throw error(problem(query, [], among: all, where: isWanted), fileID: fileID, line: line) }
    let problem = "no \(query.words) with the index \(index) \(placeInWords); found \(found.count), counted from 0"
    throw error(index < 0 ? problem : withMoreRows(problem, in: all), fileID: fileID, line: line)
  }

  fileprivate func problem(
    _ query: ElementQuery, _ found: [Element], among all: [Element], where isWanted: (Element) throws -> Bool
  ) -> String {
    if found.isEmpty, let problem = (self as? Screen)?.problemOfBlocked(query, where: isWanted) { return problem }
    let problem = query.problem(found, among: all, in: placeInWords)
    return found.isEmpty && query.mayBeInRow(besides: all) ? withMoreRows(problem, in: all) : problem
  }

  /// Appends to a problem that the missing element may be in a row that does not exist yet, if there are such rows.
  private func withMoreRows(_ problem: String, in all: [Element]) -> String {
    let start = problem + (problem.hasSuffix("?") ? " Rows" : "; rows")
    let own = (self as? Element).flatMap { $0.current == nil ? nil : $0 }
    if let list = all.last(where: \.node.hasMoreRows) ?? own.flatMap({ $0.node.hasMoreRows ? $0 : nil }) {
      return "\(start) of \(list.name) that are far from its visible part do not exist yet: use its scroll(to:)"
    }
    let hasMoreRows = (self as? Screen)?.frames.hasMoreRows ?? false
    return hasMoreRows
      ? "\(start) that are far from the visible part do not exist yet: use screen.scroll(to:)" : problem
  }

  /// The maximum number of elements that an error lists.
  private var longestList: Int { 60 }

  func error(_ problem: String, fileID: StaticString, line: UInt) -> ElementError {
    let lines = listing.split(separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count > longestList ? "\n… \(lines.count - longestList) more" : ""
    let list = lines.prefix(longestList).joined(separator: "\n")
    let end = problem.hasSuffix("?") ? "" : "."
    return ElementError(
      "\(problem)\(end) Elements there:\n\(list.isEmpty ? "(nothing)" : list)\(more)", fileID: fileID, line: line)
  }

  private var listing: String {
    if let screen = self as? Screen { return SemanticsEncoder.encode(screen.elements) }
    if let element = self as? Element { return SemanticsEncoder.encode(element.children) }
    return SemanticsEncoder.encode(descendants)
  }
}

extension Screen: ElementContainer {
  /// The elements published at the top level, from the top.
  public var elements: [Element] { elements(frames.semantics.roots) }

  /// All published elements; each element precedes those inside it.
  public var descendants: [Element] { elements(frames.semantics.all) }

  /// The location that error messages append.
  public var placeInWords: String { isClosed ? "on the closed screen" : "on the screen" }

  /// A note that the requested element exists behind a presentation, if it does.
  fileprivate func problemOfBlocked(_ query: ElementQuery, where isWanted: (Element) throws -> Bool) -> String? {
    let events = frames.events
    guard let found = elements(events.blockedNodes).first(where: { (try? isWanted($0)) == true }),
      let blocker = events.blocker(of: found.node)
    else { return nil }
    return "\(query.words) is behind \(blocker.name); \(blocker.remedy)"
  }

  func elements(_ nodes: [SemanticNode]) -> [Element] { nodes.map { Element(node: $0, screen: self) } }

  /// Returns the only element with a role and a label.
  ///
  /// Throws if there is none or more than one; the error lists the elements on the screen.
  public func find(_ role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element
  {
    // The index finds it without visiting every element.
    let found = frames.semantics.nodes(role, label)
    if found.count == 1 { return Element(node: found[0], screen: self) }
    let problem = problem(.label(role, label), elements(found), among: descendants) {
      $0.role == role && $0.label == label
    }
    throw error(problem, fileID: fileID, line: line)
  }

  /// Returns all elements with a role, in the order of the screen.
  public func findAll(_ role: Role) -> [Element] { elements(frames.semantics.nodes(role)) }
}

extension Element: ElementContainer {
  /// All elements published inside the element at present; empty if the element is gone.
  public var descendants: [Element] { screen.elements(current?.descendants ?? []) }

  /// The location that error messages append.
  public var placeInWords: String {
    if current != nil { return "in \(name)" }
    if node.isShown, let blocker = screen.frames.events.blocker(of: node) {
      return "in \(name), which is behind \(blocker.name) (\(blocker.remedy))"
    }
    return "in \(name), which is no longer on the screen"
  }
}
