import Testing
import ViewTreeTesting

@MainActor struct ColorMotionTests {
  private func colors<V: View>(_ view: V, after times: Int...) throws -> String {
    let moments = try Moments(width: 8, view)
    return times.map { time in
      moments.screen.advance(by: .milliseconds(time))
      let cells = moments.screen.render(.cells)
      return cells.split(separator: "\n").compactMap { line in
        line.range(of: "[fb]g=#?[0-9a-z]+", options: .regularExpression).map { String(line[$0]) }
      }
      .joined(separator: "/")
    }.joined(separator: " ")
  }

  @Test func `texts and shapes go from one colour to the other`() throws {
    let (old, new) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0.5))
    try expectEqual(
      colors(Starter { Text("a").foregroundStyle($0 ? new : old) }, after: 0, 250, 250, 500),
      "fg=#0000ff fg=#4000df fg=#8000c0 fg=#ff0080")
    let long = "a long text in several lines"
    try expectEqual(
      colors(Starter { Text(long).foregroundStyle($0 ? new : old).frame(height: 2) }, after: 500, 500),
      "fg=#8000c0/fg=#8000c0 fg=#ff0080/fg=#ff0080")
    try expectEqual(colors(Starter { ($0 ? new : old).frame(height: 1) }, after: 500, 500), "bg=#8000c0 bg=#ff0080")
    try expectEqual(
      colors(Starter { Rectangle().fill($0 ? new : old).frame(height: 1) }, after: 500, 500), "bg=#8000c0 bg=#ff0080")
    try expectEqual(
      colors(Starter { Rectangle().stroke($0 ? new : old).frame(height: 2) }, after: 500, 500),
      "fg=#8000c0/fg=#8000c0 fg=#ff0080/fg=#ff0080")
  }

  @Test func `a new stroke of a shape appears at once`() throws {
    let view = Starter { Rectangle().fill(.red).stroke(.blue, lineWidth: $0 ? 1 : 0).frame(width: 4, height: 3) }
    try expectEqual(Moments(view).row(0, after: 500), "+--+")
  }

  @Test func `names are left and reached by their components`() throws {
    try expectEqual(
      colors(Starter { Text("a").foregroundStyle($0 ? .white : .black) }, after: 0, 500, 500),
      "fg=#000000 fg=#808080 fg=white")
  }

  @Test func `the terminal's own colour and a new text are not interpolated`() throws {
    try expectEqual(colors(Starter { Text("a").foregroundStyle($0 ? Color.red : .primary) }, after: 0), "fg=red")
    try expectEqual(colors(Starter { Text($0 ? "a" : "b").foregroundStyle($0 ? .red : .blue) }, after: 500), "fg=red")
    try expectEqual(colors(Starter { ($0 ? Color.red : .clear).frame(height: 1) }, after: 500), "bg=red")
  }

  @Test func `a colour that is sent back on its way goes back from there`() throws {
    var moments = try Moments(
      width: 8, Starter { Text("a").foregroundStyle(Color(red: $0 ? 1 : 0, green: 0, blue: 0)) })
    moments.screen.advance(by: .milliseconds(400))
    expectText(moments.screen.render(.cells), contains: "fg=#660000")
    try moments.go()
    expectText(moments.screen.render(.cells), contains: "fg=#000000")
    moments.screen.advance(by: .milliseconds(500))
    expectText(moments.screen.render(.cells), contains: "fg=#330000")
    let trace = moments.screen.trace { moments.screen.advance(by: .milliseconds(100)) }
    expectEqual(trace.totalEvaluations, 0)
  }
}
