/// Expects two values to be equal, and shows both when they are not.
///
/// What `#expect(a == b)` does, which takes the compiler six times as long: of the tests of this package, which compare
/// some thousand values, that was a fifth of their build.
package func expectEqual<T: Equatable>(
  _ actual: T, _ expected: T, _ words: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard actual != expected else { return }
  let values = "\(String(reflecting: actual)) is not \(String(reflecting: expected))"
  let words = words()
  recordFailure(
    words.isEmpty ? values : "\(words): \(values)",
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
