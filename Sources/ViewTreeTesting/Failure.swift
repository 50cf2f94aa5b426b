#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test.
///
/// A detached task does not know its test, but `swift test` starts one process for each framework.
///
/// Control characters in the message are escaped, so that the terminal does not execute them. Each framework ignores a
/// failure that is reported from a test of the other one, so exactly one is called.
func recordFailure(_ words: String, at callSite: CallSite) {
  let message = words.escapingControls(keepingLines: true)
  #if canImport(Testing)
    if Test.current != nil || RunningSwiftTesting.isAvailable {
      let location = SourceLocation(
        fileID: "\(callSite.fileID)", filePath: "\(callSite.filePath)",
        line: Int(callSite.line), column: Int(callSite.column))
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: callSite.filePath, line: callSite.line)
  #else
    preconditionFailure("\(callSite): \(message)")
  #endif
}

/// Attaches a text to the results of the running test: `swift test --attachments-path`, or Xcode's report.
///
/// XCTest has attachments on Apple's platforms only; elsewhere the text is only in the file below `.build/snapshots`.
@MainActor func attach(_ text: String, named name: String, at callSite: CallSite) {
  #if canImport(Testing)
    if Test.current != nil || RunningSwiftTesting.isAvailable {
      let location = SourceLocation(
        fileID: "\(callSite.fileID)", filePath: "\(callSite.filePath)",
        line: Int(callSite.line), column: Int(callSite.column))
      return Attachment.record(text, named: name, sourceLocation: location)
    }
  #endif
  #if canImport(XCTest) && canImport(ObjectiveC)
    XCTContext.runActivity(named: name) { activity in
      let attachment = XCTAttachment(string: text)
      attachment.name = name
      activity.add(attachment)
    }
  #endif
}
