internal import SnapshotReview

#if canImport(Testing)
  import Testing
#endif

/// A test as a ledger names it.
struct LedgerTest: Hashable, Sendable {
  /// The test target.
  var module: String
  /// `FormTests/turning Wi-Fi off`; a case of a parameterised test has its arguments after the name.
  var name: String
  /// Whether all cases of the test are combined, because the arguments of a case have no words.
  var combinesCases: Bool

  /// The running test of either framework; `nil` in code that runs outside of a test's task.
  static var current: LedgerTest? {
    #if canImport(Testing)
      if let test = Test.current { return LedgerTest(test, Test.Case.current) }
    #endif
    #if canImport(XCTest)
      if let (module, name) = RunningXCTest.place { return LedgerTest(module: module, name: name) }
    #endif
    return nil
  }

  init(module: String, name: String, combinesCases: Bool = false) {
    (self.module, self.combinesCases) = (module, combinesCases)
    self.name = name.escapingControls()
  }

  #if canImport(Testing)
    init(_ test: Test, _ testCase: Test.Case?) {
      let file = test.sourceLocation.fileID.split(separator: "/")
      let stem = file.last.map { $0.hasSuffix(".swift") ? String($0.dropLast(".swift".count)) : String($0) } ?? ""
      let suites = RunningTest.suites(in: "\(test.id)", before: test.name).drop { $0 == stem }
      let place = ([stem] + suites + [test.name]).joined(separator: "/").filter { $0 != "`" }
      let module = String(file.first ?? "")
      guard test.isParameterized, let testCase else {
        self.init(module: module, name: place.hasSuffix("()") ? String(place.dropLast(2)) : place)
        return
      }
      let words = CaseArguments.words(of: testCase)?.map(SnapshotFileName.make)
      self.init(module: module, name: Self.call(place, with: words), combinesCases: words == nil)
    }

    /// Returns the call of a function, `turn(_:speed:)`, with words for its arguments: `turn(on, speed: 3)`.
    ///
    /// Without words, it is the name for all calls.
    static func call(_ function: String, with words: [String]?) -> String {
      guard let words, function.hasSuffix(")"), let open = function.lastIndex(of: "(") else {
        return "\(function), all cases"
      }
      let labels = function[open...].dropFirst().dropLast().split(separator: ":")
      let arguments = words.enumerated().map { index, words in
        let label = labels.indices.contains(index) ? labels[index] : "_"
        return label == "_" ? words : "\(label): \(words)"
      }
      return "\(function[..<open])(\(arguments.joined(separator: ", ")))"
    }
  #endif
}
