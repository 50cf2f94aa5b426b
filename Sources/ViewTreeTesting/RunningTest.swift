#if canImport(Testing)
  import Testing
#endif

/// The running test of either framework.
struct RunningTest: Equatable {
  var id: String
  /// The types around the function, from the outside in.
  var suites: [String] = []
  /// The function with its argument labels, such as `` `turning Wi-Fi off`() ``.
  var name: String
  var isParameterized = false
  /// The words of the arguments of the running case; `nil` without arguments, and if one of them has no words.
  var arguments: [String]?

  /// Returns the framework's current test, which is right in helper functions too; outside of both frameworks, the
  /// calling function.
  static func current(function: String, at callSite: CallSite) -> RunningTest {
    #if canImport(Testing)
      if let test = Test.current {
        let id = "\(test.id)"
        return RunningTest(
          id: id, suites: suites(in: id, before: test.name), name: test.name, isParameterized: test.isParameterized,
          arguments: test.isParameterized ? Test.Case.current.flatMap(CaseArguments.words) : nil)
      }
    #endif
    #if canImport(XCTest)
      if let name = RunningXCTest.name { return RunningTest(xctest: name) }
    #endif
    return RunningTest(id: "\(callSite.fileID)/\(function)", name: function)
  }

  /// Returns the suites in an identifier, such as `Module.Outer/Inner/test()/File.swift:3:2`.
  static func suites(in id: String, before name: String) -> [String] {
    guard let end = id.range(of: name + "/", options: .backwards)?.lowerBound,
      let start = id.firstIndex(of: "."), start < end
    else { return [] }
    var suites = [""]
    var isQuoted = false
    for character in id[id.index(after: start)..<end] {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted { suites.append("") } else { suites[suites.count - 1].append(character) }
    }
    return suites.filter { !$0.isEmpty }
  }

  /// An argument of `swift test --filter`, a regular expression, that needs no quotes in a shell.
  var filter: String { Self.filter(of: name) }

  /// Returns the argument for a function with its argument labels.
  static func filter(of name: String) -> String {
    let function = name.lastIndex(of: "(").map { name[..<$0] } ?? name[...]
    let pattern = function.filter { $0 != "`" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "." }
    return String(pattern)
  }
}

extension RunningTest {
  /// The argument that selects a test of XCTest outside of Apple's platforms: `Module.Case/testMethod`.
  func xctestName(in fileID: String) -> String {
    "\(fileID.prefix { $0 != "/" }).\(suites.joined(separator: "."))/\(name.prefix { $0 != "(" })"
  }

  /// `name` is `Case.testMethod`, or on Apple's platforms `-[Module.Case testMethod]`.
  init(xctest name: String) {
    let words = name.split { "-[. ]".contains($0) }
    self.init(id: name, suites: words.dropLast().suffix(1).map(String.init), name: "\(words.last ?? "")()")
  }
}
