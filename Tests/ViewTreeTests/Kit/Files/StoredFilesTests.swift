import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

struct StoredFilesTests {
  private let files = StoredFiles(["Notes/todo.txt": "milk", "Notes/drafts/": "", "b.txt": "bread", ".hidden": ""])

  @Test func `files are read and written by their paths`() {
    #expect(files.text("Notes/todo.txt") == "milk" && files.text("/Notes/../b.txt") == "bread")
    #expect(files["nothing"] == nil && files["Notes"] == nil)
    files["Notes/new/deep.txt"] = Data("x".utf8)
    files["b.txt"] = nil
    expectEqual(files.paths, [".hidden", "Notes/drafts/", "Notes/new/deep.txt", "Notes/todo.txt"])
    files["bytes"] = Data([0xff, 0xfe])
    #expect(files.text("bytes") == nil && files["bytes"]?.count == 2)
  }

  @Test func `a store without files needs no folder, and removes the one it made`() throws {
    let empty = StoredFiles()
    #expect(empty.paths == [] && empty["a"] == nil && empty.isFolder("/") && !empty.exists("a"))
    var kept: StoredFiles? = StoredFiles(["a": "1"])
    let folder = try #require(kept?.folder)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    kept = nil
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a path never leads out of the folder`() {
    expectEqual(StoredFiles.normal("../../etc/passwd"), "/etc/passwd")
    #expect(StoredFiles.normal("../b", from: "/a/c") == "/a/b" && StoredFiles.normal("/x", from: "/a") == "/x")
    #expect(StoredFiles.normal("", from: "/a") == "/a" && StoredFiles.normal("./.", from: "/a/b") == "/a/b")
    expectEqual(files.path(of: files.url(of: "Notes/todo.txt")), "/Notes/todo.txt")
    #expect(files.path(of: URL(filePath: "/etc/passwd")) == nil && files.path(of: files.folder) == "/")
  }

  @Test func `the entries of a folder are sorted by name, folders first`() {
    expectEqual(files.entries(in: "/").map(\.name), ["Notes", "b.txt"])
    expectEqual(files.entries(in: "/Notes").map(\.name), ["drafts", "todo.txt"])
    expectEqual(files.entries(in: "/", withHidden: true).map(\.name), ["Notes", ".hidden", "b.txt"])
    expectEqual(files.entries(in: "/nowhere"), [])
    let more = StoredFiles(["B.txt": "", "b.txt": "", "a.txt": "", "C/": "", "c/": "", "Z/": ""])
    expectEqual(more.entries(in: "/").map(\.name), ["C", "c", "Z", "a.txt", "B.txt", "b.txt"])
  }

  @Test func `dialogs in a folder of the machine begin at their given folder`() {
    let inner = StoredFiles(folder: files.folder, startingIn: files.folder.appending(path: "Notes"))
    #expect(inner.start == "/Notes" && inner.paths == files.paths)
    expectEqual(StoredFiles(folder: files.folder, startingIn: URL(filePath: "/")).start, "/")
  }

  @Test func `writing a file creates all folders of its path`() {
    let files = StoredFiles()
    files["a/b/c.txt"] = Data("x".utf8)
    expectEqual(files.text("a/b/c.txt"), "x")
    expectEqual(files.paths, ["a/b/c.txt"])
  }
}
