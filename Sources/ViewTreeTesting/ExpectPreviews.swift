/// Expects each preview, `#Preview` or `PreviewProvider`, to match its reference file.
///
///     @MainActor @Test func previews() { expectPreviews() }
///
/// Without a module name, the previews of the test's own module are compared, and in `AppTests` those of `App`; if
/// there are none, those of the whole program. Each preview has its own file, named after the test and the preview;
/// otherwise the rules of `expectSnapshot(of:)` apply. It is a failure if there is no preview.
///
/// - Parameters:
///   - module: The module whose previews are compared.
///   - width: The width in columns of a preview whose traits give no size.
///   - height: The height in rows of a preview whose traits give no size; `nil` fits the content.
///   - options: The options of each preview's screen.
///   - format: The format of the snapshots.
///   - record: The snapshots to write here, unless `SNAPSHOT_RECORD` or CI decides.
@MainActor public func expectPreviews(
  of module: String? = nil, width: Int = 80, height: Int? = nil, options: ScreenOptions = .init(),
  as format: SnapshotFormat = .text, record: SnapshotRecord? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let previews = previewsToCompare(module, besides: String("\(fileID)".prefix { $0 != "/" }))
  guard !previews.isEmpty else {
    let place = module.map { "module \($0)" } ?? "program"
    return recordFailure(
      "The \(place) has neither a #Preview nor a PreviewProvider. Add one, or add its module to the dependencies of the test target.",
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  let isOneModule = previews.allSatisfy { $0.module == previews[0].module }
  for preview in previews {
    expectSnapshot(
      of: preview.screen(width: width, height: height, options: options), as: format,
      named: isOneModule ? preview.name : "\(preview.module) \(preview.name)", record: record, fileID: fileID,
      filePath: filePath, function: function, line: line, column: column)
  }
}

@MainActor func previewsToCompare(_ module: String?, besides testModule: String) -> [Previews.Entry] {
  let all = Previews.all
  if let module { return all.filter { $0.module == module } }
  let tested = testModule.hasSuffix("Tests") ? String(testModule.dropLast("Tests".count)) : testModule
  let own = all.filter { $0.module == testModule || $0.module == tested }
  return own.isEmpty ? all : own
}
