internal import Foundation

/// Applies rules to the source of a project: first all files are read, then each is checked with what all declare.
package struct Linter: Sendable {
  private let rules: Set<LintRule>

  /// Creates a linter that applies some rules.
  package init(rules: Set<LintRule> = Set(LintRule.allCases)) { self.rules = rules }

  /// The files of a run, and its findings by file and line.
  package struct Result: Sendable {
    /// The findings, in the order of the files and lines.
    package let findings: [LintFinding]
    /// The number of files, and of their lines.
    package let files: Int
    /// The number of lines of all files.
    package let lines: Int
    /// The files that are no valid Swift source, and were left alone.
    package let unreadable: [String]
  }

  /// Checks files, each with its path and its text.
  package func check(_ texts: [(path: String, text: String)]) -> Result {
    let files = concurrentMap(texts) { SourceFile(path: $0.path, text: $0.text) }
    let index = TypeIndex(files.compactMap(\.self))
    let found = concurrentMap(Array(texts.indices)) { number in
      files[number].map { findings(in: $0, index, texts[number].text) } ?? []
    }
    return Result(
      findings: found.flatMap(\.self), files: texts.count,
      lines: files.reduce(0) { $0 + ($1?.lineCount ?? 0) },
      unreadable: zip(files, texts).compactMap { $0 == nil ? $1.path : nil })
  }

  /// Checks files and the Swift files in folders; a folder whose name begins with a dot is skipped.
  ///
  /// A file that several paths name is checked once: read twice, each of its types would have a double.
  ///
  /// - Throws: An error if a path does not exist or cannot be read, or if there is no file.
  package func check(paths: [String]) throws -> Result {
    var known: Set<String> = []
    let files = try paths.flatMap(Self.files(at:)).filter { known.insert(Self.resolved($0)).inserted }
    if files.isEmpty { throw LintError("there is no Swift file in \(paths.joined(separator: ", "))") }
    return check(try files.map { (path: $0, text: try Self.read($0)) })
  }

  private func findings(in file: SourceFile, _ index: TypeIndex, _ text: String) -> [LintFinding] {
    let found = rules.flatMap { rule in
      let check = rule.check.init(file: file, index: index)
      return file.types.flatMap(check.findings)
    }
    guard !found.isEmpty else { return [] }
    let exemptions = LintExemptions(text)
    // A type inside of another one is read twice.
    var known: Set<[Int]> = []
    return found.sorted { ($0.line, $0.column, $0.rule.rawValue) < ($1.line, $1.column, $1.rule.rawValue) }.filter {
      let place = [$0.line, $0.column, LintRule.allCases.firstIndex(of: $0.rule)!]
      return known.insert(place).inserted && !exemptions.cover($0)
    }
  }

  // MARK: Files

  private static func files(at path: String) throws -> [String] {
    guard let type = type(of: resolved(path)) else { throw LintError("there is no file or folder \(path)") }
    guard type == .typeDirectory else { return [path] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted().filter { !$0.hasPrefix(".") }
    var found: [String] = []
    for name in names {
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      switch self.type(of: inner) {
      case .typeDirectory: found += try files(at: inner)
      case .typeRegular where name.hasSuffix(".swift"): found.append(inner)
      default: break
      }
    }
    return found
  }

  /// The path without links; a link in a folder is not followed, but one that is named is.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardized.resolvingSymlinksInPath().path
  }

  /// The type of a file, which may be a link; `nil` if there is none.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func read(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw LintError("\(path) cannot be read") }
    return String(decoding: data, as: UTF8.self)
  }
}

/// An error of a run, with its remedy or its path.
package struct LintError: Error, CustomStringConvertible {
  /// The error in words.
  package let description: String

  init(_ description: String) { self.description = description }
}

extension LintRule {
  /// The check of the rule.
  fileprivate var check: any FileRule.Type {
    switch self {
    case .closureBinding: ClosureBindingRule.self
    case .indexID: IndexIDRule.self
    case .objectInBody: ObjectInBodyRule.self
    case .observedObject: ObservedObjectRule.self
    case .plainBinding: PlainBindingRule.self
    case .erasedRow: ErasedRowRule.self
    case .rowDestination: RowDestinationRule.self
    case .newID: NewIDRule.self
    }
  }
}
