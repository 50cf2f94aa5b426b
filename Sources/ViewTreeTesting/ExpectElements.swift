/// Expects a screen or an element to contain at least some elements, in their order, whatever stands between them.
///
/// ```swift
/// expectElements(of: screen, """
///   list "Devices"
///     toggle "Wi-Fi" on
///     button /Remove .*/
///   button "Save" disabled
///   """)
/// ```
///
/// Each line names an element in the form of `.semantics`: a role, or `*` for any; a label in quotation marks, or a
/// regular expression between slashes that matches the whole label; and words that the rest of the element's line
/// contains in this order, such as its value, `disabled`, `focused` or `#id`. A word between slashes is a regular
/// expression that a word matches. A role alone matches every label. An indented line stands for an element somewhere
/// inside the one above it.
///
/// A failure shows the first line without an element, and the elements that exist.
@MainActor public func expectElements(
  of container: some ElementContainer, _ pattern: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let patterns = try ElementPattern.all(in: pattern)
    var search = ElementSearch(of: container)
    if search.matches(patterns) { return }
    recordFailure(search.message(patterns), at: callSite)
  } catch { recordFailure(error.message, at: callSite) }
}
