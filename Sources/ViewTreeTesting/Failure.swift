#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test.
///
/// Nothing in the message is obeyed by the terminal that shows it. Each framework ignores a failure that is reported to it from a test of the other one, so exactly one is called.
func recordFailure(_ words: String, at callSite: CallSite) {
  let message = words.escapingControls(keepingLines: true)
  #if canImport(Testing)
    if Test.current != nil || isSwiftTestingProcess {
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

/// A detached task does not know its test, but `swift test` starts one process for each framework.
private var isSwiftTestingProcess: Bool {
  let arguments = CommandLine.arguments
  return zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
}
