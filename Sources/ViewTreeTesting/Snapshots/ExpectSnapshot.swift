@_exported public import TextBackend
@_exported public import ViewTree

/// Expects a screen to match its reference file.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].<extension>` in the package of the test, or in the
/// folder named by `SNAPSHOT_DIR`; a suite whose name differs from its file is a folder before the test. A missing file
/// is written. The first one written fails its test, and the last line of the run counts all; see ``SnapshotRecord``. A
/// difference fails the test with a unified diff, the path of the full actual text (below `.build/snapshots`, or
/// `SNAPSHOT_ARTIFACTS`), the command that accepts exactly this file, and the view tree; the actual text is attached to
/// the test. `swift run snapshots report` shows before and after in colour.
///
/// - Parameters:
///   - screen: The screen in its current state; a later call compares it again.
///   - format: The format of the snapshot. A format with an extension of its own has a file of its own.
///   - name: The name of the snapshot, required for the second one in a test. In a parameterized test, it follows the
///     arguments of the case, which name the snapshot by themselves; a name that contains the arguments stands alone.
///   - record: The snapshots to write here, unless `SNAPSHOT_RECORD` or CI decides.
///   - function: The name of the test in XCTest; a helper function passes on its own parameter.
@MainActor public func expectSnapshot(
  of screen: Screen, as format: SnapshotFormat = .text, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: screen, as: format, named: name, variant: nil, record: record, function: function,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a screen to match its reference files, one for each format.
///
///     expectSnapshot(of: screen, as: [.text, .cells, .semantics])
///
/// Formats have extensions of their own, and need no names. Otherwise the rules for one format apply.
@MainActor public func expectSnapshot(
  of screen: Screen, as formats: [SnapshotFormat], named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for format in formats {
    expectSnapshot(
      of: screen, as: format, named: name, record: record, fileID: fileID, filePath: filePath, function: function,
      line: line, column: column)
  }
}

/// Expects a view, drawn on a new screen in each of some variants, to match its reference files.
///
///     expectSnapshot(of: SettingsView(), width: 40, variants: SnapshotVariants(sizes: [20, 40], glyphs: [.ascii, .unicode]))
///
/// A `nil` height fits the content. Each variant has a new screen and a file of its own, named after its differences
/// from `width`, `height` and `options`: `settings.txt`, `settings@20.txt`, `settings@unicode.txt`,
/// `settings@20-unicode.txt`. Otherwise the rules for a `Screen` apply.
@MainActor public func expectSnapshot<V: View>(
  of view: V, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
  variants: SnapshotVariants = .standard, as format: SnapshotFormat = .text,
  named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: view, width: width, height: height, options: options, variants: variants, as: [format], named: name,
    record: record, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// Expects a view to match its reference files, one for each format and variant.
@MainActor public func expectSnapshot<V: View>(
  of view: V, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
  variants: SnapshotVariants = .standard, as formats: [SnapshotFormat],
  named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let base = SnapshotVariant(size: .init(width: width, height: height), options: options)
  for variant in variants.all(of: base) {
    let screen = Screen(
      view, width: variant.size.width, height: variant.size.height, options: variant.options, fileID: fileID,
      filePath: filePath, line: line, column: column)
    for format in formats {
      expectSnapshot(
        of: screen, as: format, named: name, variant: variant.name(besides: base), record: record, function: function,
        at: callSite)
    }
  }
}

@MainActor func expectSnapshot(
  of screen: Screen, part: Element? = nil, as format: SnapshotFormat, named name: String?, variant: String? = nil,
  record: SnapshotRecord?, function: String, at callSite: CallSite
) {
  let check = SnapshotCheck(
    test: .current(function: function, at: callSite), callSite: callSite, name: name, variant: variant,
    fileExtension: format.fileExtension, record: record)
  check.expect(screen, part: part, as: format)
}

/// Expects a text to match its reference file with an extension such as `film`.
@MainActor func expectSnapshot(
  ofText text: String, fileExtension: String, named name: String?, record: SnapshotRecord?, function: String,
  at callSite: CallSite
) {
  let check = SnapshotCheck(
    test: .current(function: function, at: callSite), callSite: callSite, name: name, fileExtension: fileExtension,
    record: record)
  check.expect(text)
}

extension SnapshotCheck {
  /// Fails the running test unless the screen matches its reference.
  @MainActor func expect(_ screen: Screen, part: Element? = nil, as format: SnapshotFormat) {
    func render(_ format: SnapshotFormat) -> String { part?.render(format) ?? screen.render(format) }
    expect(
      render(format), picture: format == .text ? { render(.cells) } : { nil }, film: { screen.film.script }
    ) {
      $0.message(filter: test.filter, of: screen, as: format)
    }
  }

  /// Fails the running test unless a text equals its reference.
  @MainActor func expect(_ text: String) {
    expect(text, picture: { nil }, film: { nil }) { $0.message(filter: test.filter) }
  }

  @MainActor private func expect(
    _ text: String, picture: () -> String?, film: () -> FilmScript?, message: (SnapshotFailure) -> String
  ) {
    do { try compare(text, picture: picture, film: film) } catch {
      // One failure reports that the run has recorded; its last line counts the snapshots.
      if case .recorded(_, .new) = error, !run.reportsRecording() { return }
      if error.isAboutDifference { attach(text, named: path.replacing("/", with: "-"), at: callSite) }
      recordFailure(message(error), at: callSite)
    }
  }
}
