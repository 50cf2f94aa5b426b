import Testing

@testable import ViewTreeTesting

struct SnapshotReferenceTests {
  func path(_ test: String, name: String? = nil) -> String {
    let file = "AppTests/Settings+Wi-Fi.swift"
    return SnapshotReference(fileID: file, test: test, name: name, fileExtension: "txt").path
  }

  @Test func `a path names module, file, test and snapshot`() {
    #expect(path("off()") == "Snapshots/AppTests/Settings+Wi-Fi/off.txt")
    #expect(path("off()", name: "before") == "Snapshots/AppTests/Settings+Wi-Fi/off.before.txt")
  }

  @Test(
    arguments: [
      ("`turning Wi-Fi off`()", "turning-Wi-Fi-off"), ("turning Wi-Fi off()", "turning-Wi-Fi-off"),
      ("size(width:height:)", "size-width-height"), ("with_underscore", "with_underscore"),
      ("`größer als 1.5`()", "größer-als-1-5"), ("e\u{301}", "\u{E9}"),
      ("a\u{E0061}\u{E007F}b\u{200F}\u{200D}c", "abc"),
    ])
  func `a test name becomes a readable file name`(name: String, expected: String) {
    #expect(Array(SnapshotReference.fileName(name).utf8) == Array(expected.utf8))
  }

  @Test(
    arguments: [
      "..", ".", "", "/", "../../etc/passwd", "/etc/passwd", "a/../b", "..\\..\\c", "~/.ssh", "a\0b", "a\nb", ".hidden",
      "\u{2215}\u{202E}", "a:b", "-rf", "🙂", String(repeating: "../", count: 100), String(repeating: "ä", count: 999),
    ])
  func `a hostile name is one plain file name`(name: String) {
    let reference = SnapshotReference(
      fileID: "\(name)/\(name)", test: name, name: name, fileExtension: name)
    #expect(reference.components.count == 4)
    for component in reference.components {
      #expect(!component.isEmpty && !component.hasPrefix(".") && !component.contains(".."))
      #expect(component.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 0x20 })
    }
    #expect(reference.path.split(separator: "/").count == 4)
  }

  @Test func `a long name is cut and stays apart from others with the same beginning`() {
    let sentence = String(repeating: "a long sentence ", count: 20)
    let (first, second) = (SnapshotReference.fileName(sentence + "1"), SnapshotReference.fileName(sentence + "2"))
    #expect(first != second)
    #expect(first.utf8.count <= 80 && second.utf8.count <= 80)
    #expect(path(sentence, name: sentence).split(separator: "/").last!.utf8.count <= 255)
  }

  @Test func `a name is cut only if it must be, and no more than it must`() {
    let whole = String(repeating: "a", count: 80)
    #expect(SnapshotReference.fileName(whole) == whole)
    let cut = SnapshotReference.fileName(whole + "b")
    #expect(cut.utf8.count == 80 && cut.hasPrefix("aaaa") && cut.contains("-"))
  }

  @Test func `a file that is not Swift keeps its ending, and a name loses the hyphens at its ends`() {
    let reference = SnapshotReference(fileID: "M/Folder/File.txt", test: "-a-", fileExtension: "txt")
    #expect(reference.components == ["Snapshots", "M", "File-txt", "a.txt"])
  }
}
