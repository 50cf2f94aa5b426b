/// Expects two values to be equal, and shows both if they differ.
///
/// Equivalent to `#expect(a == b)`, which takes the compiler six times as long: a fifth of the build of this package's
/// tests, which compare some thousand values.
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
