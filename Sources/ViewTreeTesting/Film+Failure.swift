public import TextBackend
internal import ViewTree

extension Film {
  /// The end of the film for the message of a failure, in at most 40 lines; empty if nothing happened.
  var failureText: String { count == 0 ? "" : "\n\nThe events before it:\n" + text(lines: 39) }
}

/// Returns the end of the film of the screen that was read last, if some text is its picture; otherwise an empty text.
func filmText(ofPicture text: [UInt8]) -> String {
  guard MainThread.isCurrent else { return "" }
  return onMainActor(text) { text in
    guard let screen = Screen.lastRead, Array(screen.text.utf8) == text else { return "" }
    return screen.film.failureText
  }
}

/// Expects a film to match its reference file, so that a review shows each event with what it changed.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].film` and has the film's `text`.
/// Otherwise the rules for a `Screen` apply.
@MainActor public func expectSnapshot(
  of film: Film, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    ofText: stable(film.text), fileExtension: "film", named: name, record: record, function: function,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
