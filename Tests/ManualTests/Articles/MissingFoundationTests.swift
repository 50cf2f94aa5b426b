#if os(Linux)
  import Foundation
  import Testing
  import ViewTreeTesting

  /// The manual's lists of what Foundation lacks on Linux: what is provided compiles, what is missing does not.
  @Suite(.enabled(if: BuiltModules() != nil, "the modules do not lie beside the tests"))
  struct MissingFoundationTests {
    /// For each name of the table a line of a program.
    private static let missing: [String: String] = [
      "@objc": "class A { @objc func a() {} }", "Selector": "_ = Selector(\"a\")",
      "#selector": "_ = #selector(NSObject.isEqual(_:))",
      "NSObject.observe": "_ = Progress(totalUnitCount: 1).observe(\\.fractionCompleted) { _, _ in }",
      "objc_getAssociatedObject": "_ = objc_getAssociatedObject",
      "NSPredicate(format:)": "_ = NSPredicate(format: \"a == 1\")", "NSExpression": "_ = NSExpression(format: \"a\")",
      "NSSortDescriptor(key:ascending:)": "_ = NSSortDescriptor(key: \"a\", ascending: true)",
      "ValueTransformer": "_ = ValueTransformer()", "NSFileCoordinator": "_ = NSFileCoordinator()",
      "NSFileVersion": "_ = NSFileVersion.self", "NSMetadataQuery": "_ = NSMetadataQuery()",
      "NSUbiquitousKeyValueStore": "_ = NSUbiquitousKeyValueStore.default", "URL.lines": "_ = url.lines",
      "URL.resourceBytes": "_ = url.resourceBytes", "FileHandle.bytes": "_ = FileHandle.standardInput.bytes",
      "NSDataDetector": "_ = NSDataDetector.self", "NSLinguisticTagger": "_ = NSLinguisticTagger.self",
      "Date.ComponentsFormatStyle": "_ = (date..<date).formatted(.components(style: .wide))",
      ".timeDuration": "_ = (date..<date).formatted(.timeDuration)",
      "ProcessInfo.thermalState": "_ = ProcessInfo.processInfo.thermalState",
      "ProcessInfo.isLowPowerModeEnabled": "_ = ProcessInfo.processInfo.isLowPowerModeEnabled",
      "NSXPCConnection": "_ = NSXPCConnection.self", "OSLogStore": "_ = OSLogStore.self",
      "OSSignposter": "_ = OSSignposter()", "OSAllocatedUnfairLock": "_ = OSAllocatedUnfairLock(initialState: 1)",
      "NSAttributedString(AttributedString)": "_ = NSAttributedString(AttributedString(\"a\"))",
      "NSValue(cgPoint:)": "_ = NSValue(cgPoint: .zero)",
    ]

    /// For each name of the paragraph before the table a line of a program.
    private static let provided: [String: String] = [
      "Measurement.FormatStyle":
        "_ = Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide))",
      "MeasurementFormatter": "_ = MeasurementFormatter().string(from: UnitLength.miles)",
      "PersonNameComponents.FormatStyle": "_ = PersonNameComponents().formatted(.name(style: .short))",
      "PersonNameComponentsFormatter": "_ = PersonNameComponentsFormatter().string(from: PersonNameComponents())",
      "URL.FormatStyle": "_ = url.formatted(.url.scheme(.never))",
      "ListFormatter": "_ = ListFormatter.localizedString(byJoining: [])",
      "DateComponentsFormatter": "_ = DateComponentsFormatter().string(from: 1)",
      "RelativeDateTimeFormatter": "_ = RelativeDateTimeFormatter()",
      "LocalizedStringResource": "_ = LocalizedStringResource(\"a\")",
      "NotificationCenter.notifications(named:)":
        "_ = NotificationCenter.default.notifications(named: Notification.Name(\"a\"))",
      "UndoManager": "_ = UndoManager().canUndo", "\\.undoManager": "_ = EnvironmentValues().undoManager",
      "NSUserActivity": "_ = NSUserActivity(activityType: \"a\")",
      "UserDefaults.value(forKey:)": "_ = UserDefaults.standard.value(forKey: \"a\")", "Timer()": "_ = Timer()",
      "URL.documentsDirectory": "_ = URL.documentsDirectory",
      "Logger": "Logger(subsystem: \"a\", category: \"b\").info(\"\\(url)\")",
    ]

    private static func names(in text: Substring) -> Set<String> {
      Set(text.matches(of: /`([^`]+)`/).map { String($0.output.1) })
    }

    @Test func `the claims of the manual about Foundation hold`() throws {
      let text = try Manual.article("ComingFromSwiftUI")
      let start = try #require(text.range(of: "## What Foundation lacks on Linux")).upperBound
      let table = try #require(text.range(of: "| of | missing |", range: start..<text.endIndex)).lowerBound
      let end = try #require(text.range(of: "\n## ", range: table..<text.endIndex)).lowerBound
      expectEqual(Self.names(in: text[table..<end]).sorted(), Self.missing.keys.sorted())
      let others: Set = ["import SwiftUI", "import os", "import OSLog", "import os.log", "OS_ACTIVITY_DT_MODE=1"]
      expectEqual(Self.names(in: text[start..<table]).subtracting(others).sorted(), Self.provided.keys.sorted())

      let (missing, provided) = (Self.missing.sorted { $0.key < $1.key }, Self.provided.sorted { $0.key < $1.key })
      let head = ["import SwiftUI", "import OSLog", "let (url, date) = (URL(fileURLWithPath: \"/\"), Date())"]
      let program = (head + (missing + provided).map(\.value)).joined(separator: "\n")
      let wrong = try #require(BuiltModules()).linesWithErrors(in: program)
      let first = head.count + 1
      for (index, line) in (missing + provided).enumerated() {
        #expect(wrong.contains(first + index) == (index < missing.count), "\(line.key): \(line.value)")
      }
    }
  }
#endif
