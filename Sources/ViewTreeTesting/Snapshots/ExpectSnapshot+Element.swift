/// Expects the picture of an element to match its reference file.
///
///     expectSnapshot(of: try screen.find(.list, "Devices"))
///
/// The picture contains the cells of the element, as far as it is visible: see `Element.render(_:)`. An element of
/// which nothing is visible is a failure. Otherwise the rules for a `Screen` apply.
@MainActor public func expectSnapshot(
  of element: Element, as format: SnapshotFormat = .text, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: element, as: [format], named: name, record: record, fileID: fileID, filePath: filePath, function: function,
    line: line, column: column)
}

/// Expects an element to match its reference files, one for each format.
@MainActor public func expectSnapshot(
  of element: Element, as formats: [SnapshotFormat], named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let problem = element.problemOfPicture { return recordFailure(problem, at: callSite) }
  for format in formats {
    expectSnapshot(
      of: element.screen, part: element, as: format, named: name, record: record, function: function, at: callSite)
  }
}
