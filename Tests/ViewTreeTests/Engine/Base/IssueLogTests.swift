import Testing
import ViewTreeTesting

@testable import ViewTree

struct IssueLogTests {
  @Test func `issues are unread until they are read, all or those with some words`() {
    let log = IssueLog()
    #expect(log.read() == [] && log.unread == [])
    for issue in ["a frame", "a border", "another frame"] { log.add(issue) }
    expectEqual(log.unread, ["a frame", "a border", "another frame"])
    expectEqual(log.read(containing: "frame"), ["a frame", "another frame"])
    expectEqual(log.unread, ["a border"])
    expectEqual(log.read(containing: "frame"), ["a frame", "another frame"])
    expectEqual(log.read(containing: "none"), [])
    expectEqual(log.unread, ["a border"])
    expectEqual(log.read(), ["a frame", "a border", "another frame"])
    expectEqual(log.unread, [])
    log.add("a link")
    #expect(log.unread == ["a link"] && log.read().count == 4)
  }
}
