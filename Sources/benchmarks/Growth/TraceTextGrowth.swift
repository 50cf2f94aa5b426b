import TextBackend
import ViewTree

/// The texts of a trace and of a report of bindings.
enum TraceTextGrowth: GrowthStep {
  static let name = "trace-text"
  static let title = "all forms of a trace in which each of N toggles was flipped, and the report of their bindings"
  static let sizes = [50, 100, 200, 400]
  static let rounds = 2

  static func prepare(size: Int) throws -> () throws -> Void {
    let screen = Screen(StateForm(rows: size))
    let toggles = screen.findAll(.toggle)
    let trace = try screen.trace { for toggle in toggles { try toggle.tap() } }
    try GrowthFailure.unless(trace.writes.count == size, "not each was flipped")
    return {
      _ = trace.table(.types) + trace.table(.instances) + trace.tree + trace.mermaid() + trace.timeline()
      _ = try trace.json()
      try GrowthFailure.unless(trace.difference(from: trace).isEmpty, "a trace differs from itself")
      try GrowthFailure.unless(screen.bindingReport().rows.count > 1, "no binding is reported")
    }
  }
}
