public import ViewTree

extension Element {
  /// Scrolls through the element, a page at a time from its start, until something in it is there: a row of a lazy
  /// container is made when it comes near.
  ///
  ///     try screen.find(.list).scroll(to: .staticText, "Row 900").tap()
  ///
  /// Returns what was looked for, scrolled to. Throws where it is not there at the end either.
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
  /// Scrolls through everything that scrolls on the screen, a page at a time from its start, until something is there: a
  /// row of a lazy container is made when it comes near.
  ///
  ///     try screen.scroll(to: .button, "Row 900").tap()
  ///
  /// Returns what was looked for, scrolled to. Throws where it is not there at the end either. Where a sheet or a menu is
  /// open, what lies below it does not scroll.
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

  /// What a trace calls it, however many pages are turned.
  fileprivate func scrollEvent(to role: Role, _ label: String) -> EventName {
    .words("scroll to \(role) \"\(label)\"")
  }

  /// `turn` turns to the first page, or to the next one, and says whether anything moved.
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
    throw error("scrolled to its end, \(problem)", fileID: fileID, line: line)
  }
}
