internal import TextBackend

extension Film {
  /// The end of the film for the message of a failure, in at most 40 lines; empty if nothing happened.
  var failureText: String { count == 0 ? "" : "\n\nThe events before it:\n" + text(lines: 39) }
}
