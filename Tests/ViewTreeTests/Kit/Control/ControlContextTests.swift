import Testing
import ViewTreeTesting

@MainActor struct ControlContextTests {
  private struct Asked: View {
    @Environment(\.controlContext) private var context

    var body: some View { Text("asked \(context.rawValue)") }
  }

  private func asked(_ view: some View) throws -> String {
    let screen = Screen(view, width: 30, height: 9)
    if let menu = screen.findAll(.menu).first { try menu.tap() }
    let texts = screen.findAll(.staticText).map(\.label)
    return try #require(texts.first { $0.hasPrefix("asked ") }).replacing("asked ", with: "")
  }

  private func bits(_ context: ControlContext) -> String { "\(context.rawValue)" }

  @Test func `each container has its own requirements for controls`() throws {
    try expectEqual(asked(Asked()), bits([]))
    try expectEqual(asked(Form { Asked() }), bits([.rows, .switches, .boxes]))
    try expectEqual(asked(Menu("Menu") { Asked() }), bits([.items, .plainSections]))
  }

  @Test func `the requirements of a container end at a presentation`() throws {
    try expectEqual(asked(Form { Text("row").sheet(isPresented: .constant(true)) { Asked() } }), bits([]))
  }

  @Test func `each requirement is a bit of its own`() {
    let all: [ControlContext] = [.rows, .switches, .items, .bar, .boxes, .plainSections]
    expectEqual(all.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(all.reduce([]) { $0.union($1) }, ControlContext(rawValue: 63))
  }

  @Test func `each surrounding is a bit of its own`() {
    let all: [ControlContext] = [.rows, .switches, .items, .bar, .boxes, .plainSections]
    expectEqual(all.map(\.rawValue), [1, 2, 4, 8, 16, 32])
  }
}
