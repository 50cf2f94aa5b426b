import Foundation
import Testing
import ViewTreeTesting
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func `a type is found by its extension, its kind of media and its identifier`() {
    expectEqual(UTType(filenameExtension: "PNG"), .png)
    expectEqual(UTType(filenameExtension: "htm"), .html)
    expectEqual(UTType(mimeType: "application/json"), .json)
    expectEqual(UTType("public.swift-source"), .swiftSource)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "words") == nil)
  }

  @Test func `types conform to those above them`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .pythonScript))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
    #expect(UTType.commaSeparatedText.supertypes.contains(.text))
  }

  @Test func `custom types conform to their declared types`() {
    let map = UTType(exportedAs: "org.example.map", conformingTo: .json)
    #expect(map.conforms(to: .json) && map.conforms(to: .text) && map.preferredFilenameExtension == nil)
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    #expect(UTType(exportedAs: "public.png") == .png && UTType(exportedAs: "public.png").conforms(to: .image))
  }

  @Test func `an unknown extension is a type of its own`() throws {
    let type = try #require(UTType(filenameExtension: "xyz", conformingTo: .text))
    #expect(type.isDynamic && type.conforms(to: .text) && type.preferredFilenameExtension == "xyz")
    #expect(UTType.png.isDeclared && UTType.png.isPublic)
  }

  @Test func `a type has its preferred extension`() throws {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.folder.localizedDescription == "folder")
    let folder = URL(filePath: "/tmp")
    expectEqual(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent, "a.json")
    expectEqual(folder.appendingPathComponent("a.json", conformingTo: .json).lastPathComponent, "a.json")
    let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf]))
    expectEqual(copy, [.pdf])
  }
}
