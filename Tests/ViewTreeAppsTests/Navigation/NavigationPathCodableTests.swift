import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor @Suite struct NavigationPathCodableTests {
  struct Place: Codable, Hashable { var name: String }
  private struct Secret: Codable, Hashable {}
  struct Plain: Hashable {}

  @Test func `a path is written to a file and read again`() throws {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    path.append(Place(name: "Lisbon"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path && read.codable == path.codable)
    // The last value comes first, each with its type.
    let words = try JSONDecoder().decode([String].self, from: data)
    #expect(words.count == 8 && words[1] == #"{"name":"Lisbon"}"# && words[3] == "3" && words[5] == #""b""#)
    #expect(NavigationPath().codable != nil)
  }

  @Test func `a path with a value that cannot be encoded, or of a type that is gone`() {
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
    path = NavigationPath([Secret()])
    #expect(path.codable == nil)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["NoType", "1"]"#.utf8))
    }
    #expect(String(describing: error).contains("NoType is not a Codable and Hashable type of this program"))
  }
}
