public import ViewTree

extension Element {
  /// Scrolls through the element page by page from its start until it contains the requested element.
  ///
  /// A lazy container creates a row only when it comes near.
  ///
  ///     try screen.find(.list).scroll(to: .staticText, "Row 900").tap()
  ///
  /// Returns the element, scrolled into view. Throws if it has not appeared at the end.
  @discardableResult public func scroll(
    to role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try screen.noting(scrollCall(to: role, label), of: self) {
      try screen.frames.whileNamed(scrollEvent(to: role, label)) {
        try scroll(to: role, label, fileID: fileID, line: line) { isStart in
          screen.frames.handle { node.turnPage(toStart: isStart) }
        }
      }
    }
  }
}

extension Screen {
  /// Scrolls through all scrollable views on the screen page by page from the start until the requested element
  /// appears.
  ///
  /// A lazy container creates a row only when it comes near.
  ///
  ///     try screen.scroll(to: .button, "Row 900").tap()
  ///
  /// Returns the element, scrolled into view. Throws if it has not appeared at the end. Views below an open sheet or
  /// menu do not scroll.
  @discardableResult public func scroll(
    to role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Element {
    try noting(scrollCall(to: role, label), of: nil) {
      try frames.whileNamed(scrollEvent(to: role, label)) {
        try scroll(to: role, label, fileID: fileID, line: line, turningPages: frames.turnPage)
      }
    }
  }
}

extension ElementContainer {
  fileprivate func scrollCall(to role: Role, _ label: String) -> String {
    "scroll(to: \(role.code), \(label.swiftLiteral))"
  }

  /// The name of the event in a trace, independent of the number of pages.
  fileprivate func scrollEvent(to role: Role, _ label: String) -> EventName {
    .words("scroll to \(role) \"\(label)\"")
  }

  /// Scrolls with `turn`, which moves to the first or the next page and returns whether anything moved.
  fileprivate func scroll(
    to role: Role, _ label: String, fileID: StaticString, line: UInt, turningPages turn: (_ isStart: Bool) -> Bool
  ) throws -> Element {
    _ = turn(true)
    repeat {
      if let found = findAll(where: { $0.role == role && $0.label == label }).first {
        try found.scrollTo(fileID: fileID, line: line)
        return found
      }
    } while turn(false)
    let problem = ElementQuery.label(role, label).problem([], among: descendants, in: placeInWords)
    throw error("after scrolling to the end, \(problem)", fileID: fileID, line: line)
  }
}
