import Foundation
import ViewTreeTesting

/// A trace as it is read from a file, made of the numbers that a test needs.
struct TraceDraft {
  private var entries: [[String: Any]] = []
  private var events: [[String: Any]] = []
  private var writes: [[String: Any]] = []
  var moreEvents = 0

  /// Adds a view; its type is the last name in its path.
  mutating func add(
    _ path: String, label: String = "", evaluations: Int = 0, skips: Int = 0, unneeded: Int = 0, instances: Int = 1,
    causes: [[String: Any]] = []
  ) {
    let names = path.split(separator: "/").map(String.init)
    entries.append([
      "typeName": names[names.count - 1], "path": names, "label": label, "evaluations": evaluations, "skips": skips,
      "unneeded": unneeded, "instances": instances, "causes": causes,
    ])
  }

  mutating func addEvent(
    _ name: String, writes: Int = 0, evaluations: Int = 0, unneeded: Int = 0, skips: Int = 0,
    types: [(name: String, evaluations: Int, unneeded: Int)] = [], steps: [[String: Any]] = []
  ) {
    events.append([
      "name": name, "writes": writes, "evaluations": evaluations, "unneeded": unneeded, "skips": skips, "steps": steps,
      "types": types.map {
        ["name": $0.name, "evaluations": $0.evaluations, "unneeded": $0.unneeded] as [String: Any]
      },
    ])
  }

  mutating func addWrite(
    _ name: String, event: Int = 0, old: String = "0", new: String = "1", binding: String = "", function: String = ""
  ) {
    writes.append([
      "name": name, "binding": binding, "function": function, "event": event, "old": old, "new": new, "part": "",
      "partOld": old, "partNew": new,
    ])
  }

  static func step(
    _ from: String, isState: Bool = false, to: String, cause: String = "why", evaluations: Int = 1
  ) -> [String: Any] {
    ["from": from, "isState": isState, "to": to, "cause": cause, "evaluations": evaluations, "unneeded": 0]
  }

  static func cause(
    _ name: String, _ source: String = "", evaluations: Int = 1, unneeded: Int = 0, inputs: [[String: Any]] = [],
    kind: String = "other", isInNewRow: Bool = false
  ) -> [String: Any] {
    [
      "name": name, "source": source, "evaluations": evaluations, "unneeded": unneeded, "inputs": inputs, "kind": kind,
      "isInNewRow": isInNewRow,
    ]
  }

  static func closure(_ path: String) -> [String: Any] {
    ["reason": "", "advice": "", "kind": "closure", "path": path]
  }

  static func closures(_ path: String, at place: String, advice: String) -> [String: Any] {
    ["reason": "", "advice": advice, "kind": "closures", "path": path, "new": place]
  }

  static func value(_ path: String, _ old: String, _ new: String) -> [String: Any] {
    ["reason": "", "advice": "", "kind": "value", "path": path, "part": "", "old": old, "new": new]
  }

  static func words(_ reason: String, advice: String = "") -> [String: Any] { ["reason": reason, "advice": advice] }

  func trace() throws -> InvalidationTrace {
    let file: [String: Any] = [
      "entries": entries, "events": events, "writes": writes, "moreWrites": 0, "moreEvents": moreEvents, "measured": 1,
      "answered": 2, "placed": 3, "drawn": 4, "cells": 5, "bytes": 6, "states": [Any](), "equalWrites": [Any](),
    ]
    return try JSONDecoder().decode(InvalidationTrace.self, from: JSONSerialization.data(withJSONObject: file))
  }
}
