import Foundation
import Testing

@testable import ViewTreeApps
import ViewTreeTesting

private struct Card: Codable, Transferable, Equatable {
  var number = 1
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(importedContentType: .pdf) { Card(number: $0.count) }
    ProxyRepresentation { "card \($0.number)" }
  }
}

struct NSItemProviderTests {
  /// The values that a handler received.
  private final class Answers: Sendable {
    private let all = Locked<[String]>([])
    func add(_ answer: String) { all.withLock { $0.append(answer) } }
    var text: String { all.withLock { $0.joined(separator: ", ") } }
  }

  private let answers = Answers()

  @Test func `a text and an address are handed on at once`() throws {
    let answers = answers
    let text = NSItemProvider(object: "milk" as NSString)
    expectEqual(text.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    #expect(
      text.hasItemConformingToTypeIdentifier("public.text") && !text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
    text.loadObject(ofClass: NSString.self) { object, _ in answers.add(object.map { "\($0)" } ?? "?") }
    text.loadObject(ofClass: String.self) { string, _ in answers.add(string ?? "?") }
    text.loadObject(ofClass: URL.self) { url, error in answers.add(url == nil && error != nil ? "none" : "?") }
    let url = NSItemProvider(object: try #require(NSURL(string: "https://a.b")))
    url.loadObject(ofClass: URL.self) { url, _ in answers.add(url?.absoluteString ?? "?") }
    expectEqual(answers.text, "milk, milk, none, https://a.b")
  }

  private final class Reader: NSItemProviderReading {
    let type: String
    init(type: String) { self.type = type }
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.json", "public.plain-text"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Reader {
      guard !data.isEmpty else { throw CocoaError(.coderReadCorrupt) }
      return Reader(type: typeIdentifier)
    }
  }

  @Test func `an object is read from its best type that the provider has`() {
    let answers = answers
    func load(_ types: [UTType], data: Data = Data("1".utf8)) -> Bool {
      let provider = NSItemProvider()
      for type in types {
        provider.registerDataRepresentation(for: type) { handler in
          handler(data, nil)
          return nil
        }
      }
      provider.loadObject(ofClass: Reader.self) { object, error in
        answers.add((object as? Reader)?.type ?? (error is CocoaError ? "unreadable" : error == nil ? "?" : "none"))
      }
      return provider.canLoadObject(ofClass: Reader.self)
    }
    #expect(load([.plainText, .json]) && load([.plainText]) && load([.json]) && load([.json], data: Data()))
    #expect(!load([.image]))
    expectEqual(answers.text, "public.json, public.plain-text, public.json, unreadable, none")
  }

  @Test func `of several data of a type, and of several values, the first counts`() throws {
    let answers = answers
    let provider = NSItemProvider()
    for word in ["one", "two"] {
      provider.registerDataRepresentation(for: .json) { handler in
        handler(Data(word.utf8), nil)
        return nil
      }
      provider.register(word)
    }
    provider.loadDataRepresentation(for: .json) { data, _ in
      answers.add(String(decoding: data ?? Data(), as: UTF8.self))
    }
    provider.loadTransferable(type: String.self) { answers.add((try? $0.get()) ?? "?") }
    expectEqual(answers.text, "one, one")
    expectEqual(String.value(of: provider), "one")
  }

  @Test func `an error names the best type that is missing`() throws {
    let answers = answers
    @Sendable func add(_ error: (any Error)?) {
      if case .noRepresentation(let type)? = error as? TransferError { answers.add(type.identifier) }
    }
    let provider = NSItemProvider()
    let loads = [
      provider.loadObject(ofClass: Reader.self) { _, error in add(error) },
      provider.loadDataRepresentation(for: .pdf) { _, error in add(error) },
      provider.loadTransferable(type: Card.self) { result in
        if case .failure(let error) = result { add(error) }
      },
    ]
    expectEqual(answers.text, "public.json, com.adobe.pdf, public.json")
    expectEqual(loads.map(\.totalUnitCount), [1, 1, 1])
  }

  @Test func `data of a type are created on request`() throws {
    let answers = answers
    let provider = NSItemProvider()
    provider.suggestedName = "note"
    provider.registerDataRepresentation(for: .json) { handler in
      answers.add("asked")
      handler(Data("[]".utf8), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.json] && answers.text == "")
    provider.loadDataRepresentation(for: .text) { data, _ in answers.add("\(data?.count ?? -1)") }
    provider.loadItem(forTypeIdentifier: "public.json") { item, _ in answers.add("\(item is Data)") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in answers.add("\(error != nil)") }
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      answers.add("\(url?.lastPathComponent ?? "?") \(text ?? "?")")
    }
    expectEqual(answers.text, "asked, 2, asked, true, true, asked, note.json []")
    let item = NSItemProvider(item: "x", typeIdentifier: "public.plain-text")
    #expect(item.hasRepresentationConforming(to: .text))
  }

  @Test func `a file is known by its name`() throws {
    let answers = answers
    let files = StoredFiles(["a.txt": "milk"])
    let provider = try #require(NSItemProvider(contentsOf: files.url(of: "a.txt")))
    #expect(provider.suggestedName == "a" && provider.hasRepresentationConforming(to: .plainText))
    provider.loadDataRepresentation(for: .plainText) { data, _ in answers.add(String(decoding: data!, as: UTF8.self)) }
    provider.loadDataRepresentation(for: .fileURL) { data, _ in answers.add("\(data!.starts(with: Data("file:".utf8)))")
    }
    #expect(answers.text == "milk, true" && NSItemProvider(contentsOf: files.url(of: "nothing")) == nil)
  }

  @Test func `a value is carried in all of its representations`() async throws {
    let provider = NSItemProvider()
    provider.register(Card(number: 3))
    expectEqual(provider.registeredContentTypes, [.json, .utf8PlainText])
    let text = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .json) { data, _ in
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }
    }
    expectEqual(text, #"{"number":3}"#)
    let card = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Card.self) { continuation.resume(with: $0) }
    }
    expectEqual(card, Card(number: 3))
    expectEqual(String.value(of: provider), "card 3")
    let json = NSItemProvider(item: Data(#"{"number":5}"#.utf8), typeIdentifier: "public.json")
    let read = try await withCheckedThrowingContinuation { continuation in
      json.loadTransferable(type: Card.self) { continuation.resume(with: $0) }
    }
    expectEqual(read, Card(number: 5))
    await #expect(throws: (any Error).self) {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<URL, any Error>) in
        json.loadTransferable(type: URL.self) { continuation.resume(with: $0) }
      }
    }
  }

  private struct Sealed: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .utf8PlainText) { (_: Sealed) in Data("data".utf8) }
      ProxyRepresentation { (_: Sealed) in "proxy" }
    }
  }

  @Test func `a value's own data come before those of its proxy`() async {
    let provider = NSItemProvider()
    provider.register(Sealed())
    let text = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .utf8PlainText) { data, _ in
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }
    }
    expectEqual(text, "data")
  }

  @Test func `a value is loaded from its best type that the provider has`() async throws {
    func provider(_ contents: (UTType, String)...) -> NSItemProvider {
      let provider = NSItemProvider()
      for (type, text) in contents {
        provider.registerDataRepresentation(for: type) { handler in
          handler(Data(text.utf8), nil)
          return nil
        }
      }
      return provider
    }
    func load(_ provider: NSItemProvider) async throws -> Card {
      try await withCheckedThrowingContinuation { continuation in
        provider.loadTransferable(type: Card.self) { continuation.resume(with: $0) }
      }
    }
    try await expectEqual(load(provider((.pdf, "12"), (.json, #"{"number":5}"#))), Card(number: 5))
    try await expectEqual(load(provider((.pdf, "12"))), Card(number: 2))
    await #expect(throws: DecodingError.self) { try await load(provider((.json, "x"))) }
    let answers = answers
    provider((.json, "1"), (.plainText, "2")).loadDataRepresentation(for: .text) { data, _ in
      answers.add(String(decoding: data ?? Data(), as: UTF8.self))
    }
    expectEqual(answers.text, "1")
  }
}
