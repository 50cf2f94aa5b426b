import Foundation
import Testing
import ViewTreeTesting

/// The tests of a view stand where the view does, below the tests of its module, and are called after it.
struct SuitePlacesTests {
  /// Files that no suite is called after, and why.
  private static let exceptions = [
    "ViewTreeApps/Exports": "imports alone", "ViewTreeCompatibility/Exports": "imports alone",
  ]

  /// The path below a folder, without the extension.
  private static func place(_ file: URL, below folder: String) -> String {
    let start = Manual.root.appending(path: folder).path.count + 1
    return String(file.deletingPathExtension().path.dropFirst(start))
  }

  private static func split(_ place: String) -> (folder: String, name: String) {
    let slash = place.lastIndex(of: "/") ?? place.startIndex
    return (String(place[..<slash]), String(place[slash...].drop { $0 == "/" }))
  }

  /// For each folder of the sources the suites of its tests that are called as their file.
  private static func suites() throws -> [String: Set<String>] {
    var suites: [String: Set<String>] = [:]
    for module in PublicSymbol.viewModules {
      for file in Manual.swiftFiles(in: "Tests/\(module)Tests") {
        let (folder, name) = split("\(module)/\(place(file, below: "Tests/\(module)Tests"))")
        guard name.hasSuffix("Tests"), try String(contentsOf: file, encoding: .utf8).contains("struct \(name) ") else {
          continue
        }
        suites[folder, default: []].insert(name)
      }
    }
    return suites
  }

  /// Whether the suites that are there are those of a file: its own, or its folder's.
  ///
  /// A file that extends a type, as `Text+Date`, may leave it to the type's; one without public declarations is a part of
  /// those beside it, and left to their suites.
  private static func isTested(_ place: String, _ text: String, by suites: [String: Set<String>]) -> Bool {
    let (folder, name) = split(place)
    let beside = suites[folder] ?? []
    if beside.contains(name.replacing("+", with: "") + "Tests") { return true }
    if beside.contains(split(folder).name + "Tests") { return true }
    if let plus = name.firstIndex(of: "+"), suites.values.contains(where: { $0.contains(name[..<plus] + "Tests") }) {
      return true
    }
    let declares = text.split(separator: "\n").contains { line in
      !line.drop { $0 == " " }.hasPrefix("//") && line.contains("public ")
    }
    return !declares && !beside.isEmpty
  }

  @Test func `each file of the kit, the views, apps and compatibility has a suite at the same place`() throws {
    let suites = try Self.suites()
    let folders = ["ViewTree/Kit", "ViewTree/Views", "ViewTreeApps", "ViewTreeCompatibility"]
    let files = folders.flatMap { Manual.swiftFiles(in: "Sources/\($0)") }
    #expect(files.count > 130)
    let missing = try files.filter { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return !Self.isTested(Self.place(file, below: "Sources"), text, by: suites)
    }
    let places = Set(missing.map { Self.place($0, below: "Sources") })
    expectEqual(places.subtracting(Self.exceptions.keys), [], "without a suite beside them")
    expectEqual(Set(Self.exceptions.keys).subtracting(places), [], "have a suite, or are not there")
  }

  @Test func `a file without a suite of its name is found`() {
    let suites = ["Views/Stacks": ["GridTests"], "Views/Controls/Menu": ["MenuTests"]] as [String: Set<String>]
    func isTested(_ place: String, _ text: String = "public struct A {}") -> Bool {
      Self.isTested(place, text, by: suites)
    }
    #expect(isTested("Views/Stacks/Grid") && isTested("Views/Controls/Menu/MenuStyle") && isTested("Kit/Grid+Rows"))
    #expect(!isTested("Views/Stacks/GridRow") && !isTested("Kit/Grid"))
    #expect(
      isTested("Views/Stacks/Cells", "  // public struct A {}\nstruct A {}") && !isTested("Kit/Cells", "struct A {}"))
  }
}
