import Testing

@testable import ViewTreeTesting

struct SnapshotModeTests {
  static let callSites: [SnapshotRecord?] = [nil, .never, .missing, .failed, .all]
  static let noCI: [String?] = [nil, "0", "false", "FALSE"]
  static let someCI: [String?] = ["1", "true", "yes", ""]

  func mode(_ record: String?, _ ci: String?, _ callSite: SnapshotRecord?) throws(SnapshotFailure) -> SnapshotMode {
    var environment: [String: String] = [:]
    environment["SNAPSHOT_RECORD"] = record
    environment["CI"] = ci
    return try SnapshotMode(environment: environment, callSite: callSite)
  }

  @Test func `the environment variable comes first`() throws {
    for chosen in SnapshotRecord.allCases {
      for ci in Self.noCI + Self.someCI {
        for callSite in Self.callSites {
          try expectEqual(mode(chosen.rawValue, ci, callSite).record, chosen, "\(chosen) \(ci ?? "-")")
        }
      }
    }
  }

  @Test func `in CI no call site can record`() throws {
    for ci in Self.someCI {
      for callSite in Self.callSites {
        let mode = try mode(nil, ci, callSite)
        #expect(mode.record == .never && mode.isCI, "\(ci ?? "-")")
      }
    }
  }

  @Test func `elsewhere the call site counts, and missing is the default`() throws {
    for ci in Self.noCI {
      for callSite in Self.callSites {
        let mode = try mode(nil, ci, callSite)
        #expect(mode.record == callSite ?? .missing && !mode.isCI, "\(ci ?? "-")")
      }
    }
  }

  @Test(arguments: ["", "true", "ALL", "all ", "record"])
  func `another value is an error that lists the known ones`(value: String) {
    for ci in Self.noCI + Self.someCI {
      let error = #expect(throws: SnapshotFailure.self) { try mode(value, ci, .all) }
      expectEqual(error, .unknownMode(value))
    }
    expectText(
      SnapshotFailure.unknownMode(value).message(filter: "test"),
      equals: "SNAPSHOT_RECORD is \"\(value)\". Set it to one of: never, missing, failed, all.")
  }
}
