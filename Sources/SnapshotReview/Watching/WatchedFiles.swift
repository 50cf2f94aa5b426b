package import Foundation

/// Files whose changes are found by comparing their times and sizes.
package struct WatchedFiles {
  private struct State: Equatable {
    let time: Date?
    let size: Int?
  }

  private let root: URL
  private let skipped: Set<String>
  private var states: [String: State]?

  /// `skipped`: the names of folders whose files do not count; hidden folders never do.
  package init(in root: URL, skipping skipped: Set<String> = ["Snapshots"]) {
    self.root = root
    self.skipped = skipped
  }

  /// Returns whether a file was saved, added or removed since the last call; true at the first call.
  package mutating func haveChanged() -> Bool {
    let current = readStates()
    defer { states = current }
    return current != states
  }

  private func readStates() -> [String: State] {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    var found: [String: State] = [:]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      let values = try? file.resourceValues(forKeys: keys)
      if values?.isDirectory == true {
        if skipped.contains(file.lastPathComponent) { files?.skipDescendants() }
      } else {
        found[file.path] = State(time: values?.contentModificationDate, size: values?.fileSize)
      }
    }
    return found
  }
}
