import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

struct SnapshotReferenceTests {
  func path(_ test: String, in suites: [String] = [], name: String? = nil, variant: String? = nil) -> String {
    let file = "AppTests/Settings+Wi-Fi.swift"
    return SnapshotReference(
      fileID: file, suites: suites, test: test, name: name, variant: variant, fileExtension: "txt"
    ).path
  }

  @Test func `a path names module, file, test and snapshot`() {
    expectEqual(path("off()"), "AppTests/Settings+Wi-Fi/off.txt")
    expectEqual(path("off()", name: "before", variant: "20-de_DE"), "AppTests/Settings+Wi-Fi/off.before@20-de_DE.txt")
    expectEqual(path("off()", variant: "unicode"), "AppTests/Settings+Wi-Fi/off@unicode.txt")
    expectEqual(path("off()", name: "before"), "AppTests/Settings+Wi-Fi/off.before.txt")
  }

  @Test func `a name that equals the extension is not repeated`() {
    expectEqual(path("off()", name: "txt"), "AppTests/Settings+Wi-Fi/off.txt")
    expectEqual(path("off()", name: "txt", variant: "20"), "AppTests/Settings+Wi-Fi/off@20.txt")
  }

  @Test func `a suite is a folder, unless it is called as its file`() {
    expectEqual(path("off()", in: ["Settings+Wi-Fi"]), "AppTests/Settings+Wi-Fi/off.txt")
    expectEqual(
      path("off()", in: ["`Settings+Wi-Fi`", "`in the dark`"]), "AppTests/Settings+Wi-Fi/in-the-dark/off.txt")
    expectEqual(path("off()", in: ["Other", "Inner"]), "AppTests/Settings+Wi-Fi/Other/Inner/off.txt")
  }

  @Test func `an argument without a label leaves nothing in the path`() {
    expectEqual(path("size(width:height:)"), "AppTests/Settings+Wi-Fi/size-width-height.txt")
    expectEqual(path("picture(_:)", name: "1"), "AppTests/Settings+Wi-Fi/picture.1.txt")
    expectEqual(path("`a (b) c_`(_:in:)"), "AppTests/Settings+Wi-Fi/a-b-c_-in.txt")
  }

  @Test func `a name without letters is spelled out`() {
    expectEqual(path("f(_:)", name: "<="), "AppTests/Settings+Wi-Fi/f.less-than-sign-equals-sign.txt")
    expectEqual(path("f(_:)", name: "🙂"), "AppTests/Settings+Wi-Fi/f.slightly-smiling-face.txt")
    expectEqual(path("f(_:)", name: ""), "AppTests/Settings+Wi-Fi/f.empty.txt")
  }

  @Test(
    arguments: [
      ("`turning Wi-Fi off`()", "turning-Wi-Fi-off"), ("turning Wi-Fi off()", "turning-Wi-Fi-off"),
      ("size(width:height:)", "size-width-height"), ("with_underscore", "with_underscore"),
      ("`größer als 1.5`()", "größer-als-1-5"), ("e\u{301}", "\u{E9}"),
      ("a\u{E0061}\u{E007F}b\u{200F}\u{200D}c", "abc"),
    ])
  func `a test name becomes a readable file name`(name: String, expected: String) {
    expectEqual(Array(SnapshotFileName.make(from: name).utf8), Array(expected.utf8))
  }

  @Test(
    arguments: [
      "..", ".", "", "/", "../../etc/passwd", "/etc/passwd", "a/../b", "..\\..\\c", "~/.ssh", "a\0b", "a\nb", ".hidden",
      "\u{2215}\u{202E}", "a:b", "-rf", "🙂", String(repeating: "../", count: 100), String(repeating: "ä", count: 999),
    ])
  func `a hostile name is one plain file name`(name: String) {
    let reference = SnapshotReference(
      fileID: "\(name)/\(name)", suites: ["A", name], test: name, name: name, variant: name, fileExtension: name)
    expectEqual(reference.components.count, 5)
    for component in reference.components {
      #expect(!component.isEmpty && !component.hasPrefix(".") && !component.contains(".."))
      #expect(component.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 0x20 })
    }
    expectEqual(reference.path.split(separator: "/").count, 5)
  }

  @Test func `a long name is cut and stays apart from others with the same beginning`() {
    let sentence = String(repeating: "a long sentence ", count: 20)
    let (first, second) = (SnapshotFileName.make(from: sentence + "1"), SnapshotFileName.make(from: sentence + "2"))
    #expect(first != second)
    #expect(first.utf8.count <= 80 && second.utf8.count <= 80)
    #expect(path(sentence, name: sentence).split(separator: "/").last!.utf8.count <= 255)
  }

  @Test func `a name is cut only if it must be, and no more than it must`() {
    let whole = String(repeating: "a", count: 80)
    expectEqual(SnapshotFileName.make(from: whole), whole)
    // A name that may be a cut one has more than 72 bytes.
    for (count, start) in [(72, nil), (73, 62)] {
      let name = String(repeating: "a", count: count - 8) + "-1234567"
      expectEqual(SnapshotFileName.kept(of: name)?.count, start, "\(count)")
    }
    let cut = SnapshotFileName.make(from: whole + "b")
    #expect(cut.utf8.count == 80 && cut.hasPrefix("aaaa") && cut.contains("-"))
  }

  @Test func `a file that is not Swift keeps its ending, and a name loses the hyphens at its ends`() {
    let reference = SnapshotReference(fileID: "M/Folder/File.txt", test: "-a-", fileExtension: "txt")
    expectEqual(reference.components, ["M", "File-txt", "a.txt"])
  }
}
