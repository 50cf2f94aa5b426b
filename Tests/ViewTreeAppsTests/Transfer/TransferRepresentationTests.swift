import Foundation
import Testing

@testable import ViewTreeApps
import ViewTreeTesting

private struct Card: Codable, Transferable, Equatable {
  var number = 1
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .pdf) { _ in Data("pdf".utf8) }.exportingCondition { $0.number > 1 }
    ProxyRepresentation { (card: Card) in
      "card \(card.number)"
    } importing: {
      guard let number = Int($0.dropFirst(5)) else { throw CocoaError(.formatting) }
      return Card(number: number)
    }
    .suggestedFileName { "card-\($0.number)" }
    .visibility(.ownProcess)
  }
}

private struct Page: Transferable, Equatable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .html) { page in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
      try Data(page.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Page(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

/// A value that is only read: from a text, from JSON, or from a file of HTML.
private struct Words: Transferable, Equatable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (text: String) in Words(text: text) })
    DataRepresentation(importedContentType: .json) { Words(text: "json \($0.count)") }
    FileRepresentation(importedContentType: .html) { received in
      let (isOriginal, ending) = (received.isOriginalFile, received.file.pathExtension)
      return Words(text: "\(isOriginal) \(ending) " + (try String(contentsOf: received.file, encoding: .utf8)))
    }
  }
}

/// A value that is only written: as a text, as JSON, or as a file of HTML.
private struct Report: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (_: Report) in "text" }).suggestedFileName("first")
    DataRepresentation(exportedContentType: .json) { _ in Data("json".utf8) }.suggestedFileName("second")
    FileRepresentation(exportedContentType: .html) { _ in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
      try Data("html".utf8).write(to: file)
      return SentTransferredFile(file)
    }
  }
}

/// A value with two proxies of the same type.
private struct Doubled: Transferable, Equatable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      "first \($0.text)"
    } importing: {
      Doubled(text: "first \($0)")
    }
    ProxyRepresentation {
      "second \($0.text)"
    } importing: {
      Doubled(text: "second \($0)")
    }
  }
}

struct TransferRepresentationTests {
  @Test func `the first of several proxies of a type counts`() {
    expectEqual(String.value(of: Doubled(text: "a")), "first a")
    expectEqual(Doubled.value(of: "a"), Doubled(text: "first a"))
  }

  @Test func `a value may be only read, or only written`() async throws {
    #expect(Words.value(of: "a") == Words(text: "a") && String.value(of: Words(text: "a")) == nil)
    expectEqual(Words.importTypes, [.utf8PlainText, .json, .html])
    expectEqual(Words(text: "a").exportTypes, [])
    for (type, text) in [(UTType.utf8PlainText, "ab"), (.json, "json 2"), (.html, "false html ab")] {
      try await expectEqual(Words.imported(from: Data("ab".utf8), as: type), Words(text: text))
    }
    #expect(Report.value(of: "a") == nil && String.value(of: Report()) == "text")
    #expect(Report.importTypes == [] && Report().suggestedFileName == "first")
    expectEqual(Report().exportTypes, [.utf8PlainText, .json, .html])
    for (type, text) in [(UTType.utf8PlainText, "text"), (.json, "json"), (.html, "html")] {
      try await expectEqual(Report().exported(as: type), Data(text.utf8))
      #expect(try await Report.imported(from: Data(), as: type) == nil)
    }
  }

  @Test func `a value is carried as data of each of its types`() async throws {
    expectEqual(Card().exportTypes, [.json, .utf8PlainText])
    expectEqual(Card(number: 2).exportTypes, [.json, .pdf, .utf8PlainText])
    try await expectEqual(Card().exported(as: .json), Data(#"{"number":1}"#.utf8))
    try await expectEqual(Card(number: 2).exported(as: .pdf), Data("pdf".utf8))
    try await expectEqual(Card().exported(as: .plainText), Data("card 1".utf8))
    await #expect(throws: TransferError.self) { try await Card().exported(as: .pdf) }
    await #expect(throws: TransferError.self) { try await Card().exported(as: .movie) }
    expectEqual(Card(number: 3).suggestedFileName, "card-3")
  }

  @Test func `a value is read from data of each of its types`() async throws {
    try await expectEqual(Card.imported(from: Data(#"{"number":4}"#.utf8), as: .json), Card(number: 4))
    try await expectEqual(Card.imported(from: Data("card 5".utf8), as: .utf8PlainText), Card(number: 5))
    #expect(try await Card.imported(from: Data(), as: .pdf) == nil)
    expectEqual(Card.importTypes, [.json, .utf8PlainText])
    await #expect(throws: (any Error).self) { try await Card.imported(from: Data("x".utf8), as: .json) }
  }

  @Test func `a value becomes one of another type, and back`() {
    #expect(String.value(of: Card(number: 6)) == "card 6" && Card.value(of: "card 7") == Card(number: 7))
    #expect(Card.value(of: Card()) == Card() && Card.value(of: "none") == nil && Card.value(of: 3) == nil)
    #expect(URL.value(of: Card()) == nil && AttributedString.value(of: "a") == AttributedString("a"))
  }

  @Test func `a value is carried as a file, which is read where it was copied to`() async throws {
    let data = try await Page(text: "<p>").exported(as: .html)
    try await expectEqual(Page.imported(from: data, as: .html), Page(text: "<p>"))
  }

  @Test func `texts, addresses and bytes are carried as they are`() async throws {
    try await expectEqual(String.imported(from: "a".exported(as: .text), as: .utf8PlainText), "a")
    let url = try #require(URL(string: "https://example.com"))
    try await expectEqual(URL.imported(from: url.exported(as: .url), as: .url), url)
    try await expectEqual(Data.imported(from: Data([1]).exported(as: .data), as: .data), Data([1]))
    await #expect(throws: (any Error).self) { try await URL.imported(from: Data(), as: .url) }
    struct Plain: Transferable {}
    #expect(Plain().exportTypes == [] && Plain.value(of: Plain()) != nil)
  }
}
