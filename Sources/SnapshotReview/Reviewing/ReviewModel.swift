import Foundation
internal import Observation
internal import ViewTree

/// The state of an interactive review: the findings, and the decisions so far.
@MainActor @Observable package final class ReviewModel {
  /// A decision about a finding.
  package enum Decision: Sendable {
    case accepted, rejected, skipped
  }

  /// The content that is shown for a finding.
  enum Page {
    /// The rows of the pictures side by side; `nil` for rows that are left out.
    case pictures([PicturePair.Line?], hasBefore: Bool, hasAfter: Bool)
    /// The lines of a diff, for a document.
    case diff([String])
    /// The reason why there is nothing to see.
    case failure(String)
  }

  /// The findings that are not accepted or rejected yet.
  private(set) var waiting: [SnapshotFinding]
  /// The index of the finding shown, in ``waiting``.
  private(set) var index = 0
  /// The content of the finding shown; `nil` at the end.
  private(set) var page: Page?
  /// The error of the last decision, if it failed.
  private(set) var error: String?
  private var decisions: [String: Decision] = [:]
  private let total: Int
  private let store: SnapshotFindings
  private let known = Picture.RowTable()

  package init(_ findings: [SnapshotFinding], in store: SnapshotFindings) {
    waiting = findings
    total = findings.count
    self.store = store
    page = makePage()
  }

  /// The finding shown; `nil` if each has a decision.
  var current: SnapshotFinding? { waiting.indices.contains(index) ? waiting[index] : nil }

  /// The position of the finding shown, such as `2 of 5`.
  var position: String { "\(total - waiting.count + index + 1) of \(total)" }

  /// The number of findings with each decision, such as `2 accepted, 1 skipped`.
  package var summary: String {
    let names: [(Decision, String)] = [(.accepted, "accepted"), (.rejected, "rejected"), (.skipped, "skipped")]
    let counts = names.map { decision, name in (decisions.values.count { $0 == decision }, name) }
    let left = total - decisions.count
    let words = (counts + [(left, "left")]).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.joined(separator: ", ")
  }

  /// Applies a decision to the finding shown, and shows the next one.
  func decide(_ decision: Decision) {
    guard let finding = current else { return }
    error = nil
    do throws(SnapshotFileError) {
      switch decision {
      case .accepted: try store.accept(finding)
      case .rejected: try store.reject(finding)
      case .skipped: break
      }
    } catch {
      self.error = error.description
      return
    }
    decisions[finding.path] = decision
    if decision == .skipped { index += 1 } else { waiting.remove(at: index) }
    page = makePage()
  }

  /// Shows the finding before or after, if there is one.
  func move(by step: Int) {
    let next = index + step
    guard waiting.indices.contains(next) else { return }
    (index, error) = (next, nil)
    page = makePage()
  }

  /// Shows the skipped findings again.
  func restart() {
    index = 0
    page = makePage()
  }

  private func makePage() -> Page? {
    guard let finding = current else { return nil }
    do {
      return page(of: finding, try store.texts(of: finding))
    } catch {
      return .failure(error.description)
    }
  }

  private func page(of finding: SnapshotFinding, _ texts: (before: SnapshotContent?, after: SnapshotContent?)) -> Page {
    let ending = finding.path.components(separatedBy: ".").last ?? ""
    if ["svg", "html"].contains(ending) {
      let diff = UnifiedDiff(from: texts.before?.bytes ?? [], to: texts.after?.bytes ?? [])
      return .diff(diff.text(limit: 400).split(separator: "\n").map(String.init))
    }
    let drawn = finding.picture.map { Picture(cells: $0, known: known) }
    func picture(_ content: SnapshotContent?) -> Picture? {
      content.map { Picture($0.text, fileExtension: ending, colors: drawn, known: known) }
    }
    let (before, after) = (picture(texts.before), picture(texts.after))
    if before == nil, after == nil { return .failure("There is no text.") }
    let pair = PicturePair(before ?? Picture("", fileExtension: ""), after ?? Picture("", fileExtension: ""))
    return .pictures(pair.lines(), hasBefore: before != nil, hasAfter: after != nil)
  }
}
