/// How a recorded test makes the view of the program, as far as the type of that tells.
struct RecordedView {
  /// In Swift.
  let expression: String
  /// The module that the view is in.
  let module: String?

  init(_ type: Any.Type) {
    let names = String(reflecting: type).split(separator: ".")
    // What builder closures make has no name of its own, and what is private none for others.
    let hasName = names.count > 1 && names[0] != "ViewTree" && names.allSatisfy { !$0.contains { "<(".contains($0) } }
    expression = hasName ? "\(names.dropFirst().joined(separator: "."))()" : "ContentView()"
    module = hasName ? String(names[0]) : nil
  }
}
