import Foundation

extension String {
  /// The lines as the compiler counts them: each ends in LF, or in CR and LF, which are one `Character`.
  package var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

/// The Swift sources of a package, without hidden folders and snapshots.
enum SwiftSources {
  /// Calls `body` with the name and the text of each source.
  static func forEach(in root: URL, _ body: (_ name: Substring, _ text: String) -> Void) {
    let paths = FileManager.default.enumerator(atPath: root.path)
    while let path = paths?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || path == "Snapshots" {
        paths?.skipDescendants()
      } else if name.hasSuffix(".swift"),
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      {
        body(name, text)
      }
    }
  }
}
