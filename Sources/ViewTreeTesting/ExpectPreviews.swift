/// Expects each preview, `#Preview` or `PreviewProvider`, to match its reference file.
///
///     @MainActor @Test func previews() { expectPreviews() }
///
/// Without a module name, the previews of the test's own module are compared, and in `AppTests` those of `App`; if
/// there are none, those of the whole program. Each preview has its own file, named after the test and the preview;
/// otherwise the rules of `expectSnapshot(of:)` apply. It is a failure if there is no preview.
///
/// A preview with the trait `.snapshots(as:variants:)` chooses its own formats and variants. Sizes among the variants
/// do not apply to a preview whose traits give it a size.
///
/// - Parameters:
///   - module: The module whose previews are compared.
///   - width: The width in columns of a preview whose traits give no size.
///   - height: The height in rows of a preview whose traits give no size; `nil` fits the content.
///   - options: The options of each preview's screen.
///   - variants: The variants in which each preview is drawn.
///   - format: The format of the snapshots.
///   - record: The snapshots to write here, unless `SNAPSHOT_RECORD` or CI decides.
@MainActor public func expectPreviews(
  of module: String? = nil, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
  variants: SnapshotVariants = .standard, as format: SnapshotFormat = .text, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  expectPreviews(
    of: module, width: width, height: height, options: options, variants: variants, as: [format], record: record,
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// Expects each preview to match its reference files, one for each format and variant.
///
///     expectPreviews(variants: SnapshotVariants(colorSchemes: [.light, .dark]), as: [.text, .cells])
@MainActor public func expectPreviews(
  of module: String? = nil, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
  variants: SnapshotVariants = .standard, as formats: [SnapshotFormat], record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let previews = previewsToCompare(module, besides: String("\(fileID)".prefix { $0 != "/" }))
  guard !previews.isEmpty else {
    let place = module.map { "module \($0)" } ?? "program"
    return recordFailure(
      "The \(place) has neither a #Preview nor a PreviewProvider. Add one, or add its module to the dependencies of the test target.",
      at: callSite)
  }
  let isOneModule = Set(previews.map(\.module)).count == 1
  let base = SnapshotVariant(size: .init(width: width, height: height), options: options)
  for preview in previews {
    let name = isOneModule ? preview.name : "\(preview.module) \(preview.name)"
    var variants = preview.snapshots?.variants ?? variants
    if !preview.fillsScreen { variants.sizes = [] }
    let formats = preview.snapshots?.formats ?? formats
    guard !formats.isEmpty else { continue }
    for variant in variants.all(of: base) {
      let screen = preview.screen(
        width: variant.size.width, height: variant.size.height, options: variant.options)
      for format in formats {
        expectSnapshot(
          of: screen, as: format, named: name, variant: variant.name(besides: base), record: record,
          function: function, at: callSite)
      }
    }
  }
}

@MainActor func previewsToCompare(_ module: String?, besides testModule: String) -> [Previews.Entry] {
  let all = Previews.all
  if let module { return all.filter { $0.module == module } }
  let tested = testModule.hasSuffix("Tests") ? String(testModule.dropLast("Tests".count)) : testModule
  let own = all.filter { $0.module == testModule || $0.module == tested }
  return own.isEmpty ? all : own
}
