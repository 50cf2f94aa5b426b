import Foundation
import Testing

@testable import ViewTree

/// One of the ground-truth cases: a view, what it is offered, and the frames that SwiftUI gives it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let id: String
  let title: String
  let evidence: String
  let checks: [Check]

  struct Check: Sendable {
    let view: JSON
    let proposal: ProposedViewSize
    let size: CGSize?
    let frames: [String: CGRect]
    let rows: [String]?
    let selected: Int?
    let proxySize: CGSize?
  }

  var testDescription: String { "\(id) \(title)" }

  static let all: [LayoutCase] = load().filter { $0.string("kind") == "layout" }.map(LayoutCase.init)

  /// All objects of the file.
  static func load() -> [JSON] {
    guard let url = Bundle.module.url(forResource: "swiftui-cases", withExtension: "json", subdirectory: "Cases"),
      let data = try? Data(contentsOf: url), let objects = try? JSONDecoder().decode([JSON].self, from: data)
    else { preconditionFailure("Cases/swiftui-cases.json cannot be read") }
    return objects
  }
}

extension LayoutCase {
  fileprivate init(_ object: JSON) {
    id = object.string("id") ?? ""
    title = object.string("title") ?? ""
    evidence = object.string("evidence") ?? ""
    let checks = object["checks"]?.array ?? [object]
    self.checks = checks.map { Check($0, view: $0["view"] ?? object["view"] ?? .null) }
  }
}

extension LayoutCase.Check {
  fileprivate init(_ object: JSON, view: JSON) {
    self.view = view
    let lengths = object["proposal"]?.array ?? []
    proposal = ProposedViewSize(width: lengths.first?.length, height: lengths.last?.length)
    size = object["size"].map { Self.size($0) }
    frames =
      object["frames"]?.object.mapValues { frame in
        let numbers = frame.array.map { $0.length ?? 0 }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      } ?? [:]
    rows = object["rows"]?.array.compactMap(\.string)
    selected = object["selected"]?.length.map { Int($0) }
    proxySize = object["proxySize"].map { Self.size($0) }
  }

  private static func size(_ value: JSON) -> CGSize {
    let numbers = value.array.map { $0.length ?? 0 }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

/// A value of a JSON file.
enum JSON: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) { self = .bool(value); return }
    if let value = try? container.decode(Double.self) { self = .number(value); return }
    if let value = try? container.decode(String.self) { self = .string(value); return }
    if let value = try? container.decode([JSON].self) { self = .array(value); return }
    self = (try? container.decode([String: JSON].self)).map { .object($0) } ?? .null
  }

  subscript(key: String) -> JSON? { object[key] }
  var object: [String: JSON] { if case .object(let value) = self { value } else { [:] } }
  var array: [JSON] { if case .array(let value) = self { value } else { [] } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// A number, or `"inf"`, or a number in quotes; `nil` for everything else.
  var length: CGFloat? {
    switch self {
    case .number(let value): CGFloat(value)
    case .string("inf"): .infinity
    case .string(let text): Double(text).map { CGFloat($0) }
    default: nil
    }
  }

  func string(_ key: String) -> String? { self[key]?.string }
  func length(_ key: String) -> CGFloat? { self[key]?.length }
  func int(_ key: String) -> Int? { self[key]?.length.map { Int($0) } }
}
