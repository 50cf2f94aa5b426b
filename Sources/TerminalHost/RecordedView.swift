/// The expression with which a recorded test creates the program's view, as far as the view's type reveals it.
struct RecordedView {
  /// The expression in Swift.
  let expression: String
  /// The module of the view.
  let module: String?

  init(_ type: Any.Type) {
    let names = String(reflecting: type).split(separator: ".")
    // Views of builder closures have no name, and private types are not accessible.
    let hasName = names.count > 1 && names[0] != "ViewTree" && names.allSatisfy { !$0.contains { "<(".contains($0) } }
    expression = hasName ? "\(names.dropFirst().joined(separator: "."))()" : "ContentView()"
    module = hasName ? String(names[0]) : nil
  }
}
