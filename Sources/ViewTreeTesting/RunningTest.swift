#if canImport(Testing)
  import Testing
#endif

/// The test that runs now, in either framework.
struct RunningTest: Equatable {
  var id: String
  /// The function with its argument labels, such as `` `turning Wi-Fi off`() ``.
  var name: String
  var isParameterized = false

  /// What the framework says, which is right in a helper function too; outside of both the function that calls.
  static func current(function: String, at callSite: CallSite) -> RunningTest {
    #if canImport(Testing)
      if let test = Test.current {
        return RunningTest(id: "\(test.id)", name: test.name, isParameterized: test.isParameterized)
      }
    #endif
    #if canImport(XCTest)
      if let name = RunningXCTest.name { return RunningTest(xctest: name) }
    #endif
    return RunningTest(id: "\(callSite.fileID)/\(function)", name: function)
  }

  /// An argument of `swift test --filter`, a regular expression, that needs no quotes in a shell.
  var filter: String {
    let function = name.lastIndex(of: "(").map { name[..<$0] } ?? name[...]
    let pattern = function.filter { $0 != "`" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "." }
    return String(pattern)
  }
}

extension RunningTest {
  /// `name` is `Case.testMethod`, or on Apple's platforms `-[Case testMethod]`.
  init(xctest name: String) {
    let method = name.split { ". ]".contains($0) }.last ?? ""
    self.init(id: name, name: "\(method)()")
  }
}
