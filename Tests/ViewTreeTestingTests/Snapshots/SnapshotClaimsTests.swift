import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

struct SnapshotClaimsTests {
  let claims = SnapshotClaims()

  func claim(
    _ path: String, _ test: String = "a()", isNamed: Bool = false, isCase: Bool = false, line: UInt = 1,
    text: String = "on"
  ) -> SnapshotClaims.Claim {
    .init(
      path: path, test: test, callSite: .here(line: line), isNamed: isNamed, isCase: isCase,
      content: SnapshotContent(text: text))
  }

  func isNew(_ claim: SnapshotClaims.Claim) -> Bool {
    (try? claims.add(claim)) != nil
  }

  @Test func `different paths do not clash`() {
    #expect(isNew(claim("a.txt")))
    #expect(isNew(claim("a.svg")))
  }

  @Test func `a second unnamed snapshot in a test is a failure that names the first`() throws {
    try claims.add(claim("a.txt", line: 7))
    let error = #expect(throws: SnapshotFailure.self) { try claims.add(claim("a.txt", line: 9)) }
    expectEqual(
      error?.message(filter: "a"),
      "This test compares a second unnamed snapshot: a.txt was compared at AppTests/Settings.swift:7:1. "
        + "Add `named:` to one of them.")
  }

  @Test func `the same place clashes with itself, as in a loop`() throws {
    try claims.add(claim("a.b.txt", isNamed: true))
    #expect(throws: SnapshotFailure.self) { try claims.add(claim("a.b.txt", isNamed: true, text: "off")) }
  }

  @Test func `a path that two comparisons share is explained by what they have in common`() {
    func words(_ first: SnapshotClaims.Claim, _ second: SnapshotClaims.Claim) -> String {
      let claims = SnapshotClaims()
      do {
        try claims.add(first)
        try claims.add(second)
      } catch { return String(error.message(filter: "a").prefix { $0 != ":" && $0 != "." }) }
      return ""
    }
    let second = "This test compares a second unnamed snapshot"
    let places = "Two places share the snapshot a"
    let cases = "Two cases of this test share the snapshot a"
    expectEqual(words(claim("a.txt"), claim("a.txt", line: 2)), second)
    // A name that is the extension is left out of the path.
    expectEqual(words(claim("a.txt"), claim("a.txt", isNamed: true, line: 2)), places)
    expectEqual(words(claim("a.txt", isNamed: true), claim("a.txt", line: 2)), places)
    expectEqual(words(claim("a.txt", isNamed: true), claim("a.txt", isNamed: true, line: 2)), places)
    expectEqual(words(claim("a.txt"), claim("a.txt", "b()", line: 2)), places)
    expectEqual(words(claim("a.txt", isCase: true), claim("a.txt", isCase: true, text: "off")), cases)
    expectEqual(words(claim("a.txt", isCase: true), claim("a.txt", isCase: true, line: 2)), second)
    expectEqual(words(claim("a.txt", isCase: true), claim("a.txt", "b()", isCase: true)), places)
    expectEqual(words(claim("a.txt"), claim("a.txt", text: "off")), second)
  }

  @Test func `a test that is run again compares the same again`() throws {
    for _ in 0..<3 {
      try claims.add(claim("a.txt"))
      try claims.add(claim("a.b.txt", isNamed: true, line: 2))
    }
    #expect(!isNew(claim("a.txt", line: 3)), "another line with the same text is another place")
    #expect(!isNew(claim("a.txt", "b()")), "and so is another test")
  }

  @Test func `two tests with one path clash, also when it differs only in case`() throws {
    try claims.add(claim("Wi-Fi.txt", "a()"))
    for path in ["Wi-Fi.txt", "wi-fi.txt"] {
      let error = #expect(throws: SnapshotFailure.self) { try claims.add(claim(path, "b()")) }
      expectEqual(
        error?.message(filter: "a"),
        "Two places share the snapshot \(path): Wi-Fi.txt was compared in a() at AppTests/Settings.swift:1:1. "
          + "Add `named:` with a name of its own.")
    }
  }

  @Test func `one of many parallel claims wins`() async {
    let winners = await withTaskGroup(of: Bool.self) { group in
      for line in UInt(0)..<100 {
        group.addTask { isNew(claim("a", line: line)) }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    expectEqual(winners, 1)
  }

  @Test(arguments: ["Snapshots/App/File/TEST.txt", "Snapshots/app/File/test.txt", "snapshots/App/File/test.txt"])
  func `a name that differs only in case is found`(existing: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: existing)
    let folders = try SnapshotFolders(environment: ["SNAPSHOT_DIR": folder.url.path], filePath: "/")
    let reference = SnapshotReference(fileID: "App/File.swift", test: "test()", fileExtension: "txt")
    let clash = try #require(claims.nameClash(of: reference, in: folders))
    #expect((folder.url.path + "/" + existing).hasPrefix(clash))
    let other = SnapshotReference(fileID: "Other/File.swift", test: "test()", fileExtension: "txt")
    expectEqual((SnapshotClaims().nameClash(of: other, in: folders) == nil), existing.hasPrefix("Snapshots"))
  }
}
