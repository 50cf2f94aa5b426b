import ViewTree

/// Expects a screen to be usable by keyboard and screen reader, and its text to be readable in both colour schemes.
///
///     expectAccessible(screen)
///     expectAccessible(screen, without: [.contrast]) { $0.element == #"image "logo""# }
///
/// A failure lists each finding with its place and the change that removes it; see `Screen.audit(without:)`.
///
/// - Parameters:
///   - screen: The screen in its current state. The audit may move the focus for a moment.
///   - rules: The rules that are left out.
///   - isAccepted: Returns whether a finding is no failure.
@MainActor public func expectAccessible(
  _ screen: Screen, without rules: Set<AccessibilityRule> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  accepting isAccepted: (AccessibilityFinding) -> Bool = { _ in false }
) {
  let findings = screen.audit(without: rules).filter { !isAccepted($0) }
  guard !findings.isEmpty else { return }
  let most = 20
  let more = findings.count > most ? "\n… \(findings.count - most) more" : ""
  recordFailure(
    """
    The screen has \(findings.count) \(findings.count == 1 ? "fault" : "faults") of accessibility:

    \(findings.prefix(most).map(\.description).joined(separator: "\n"))\(more)

    To leave out a rule: expectAccessible(screen, without: [.\(findings[0].rule.rawValue)]).
    """, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
