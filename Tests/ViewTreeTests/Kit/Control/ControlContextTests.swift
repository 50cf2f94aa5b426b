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

  @Test func `each container asks its own of the controls in it`() throws {
    try expectEqual(asked(Asked()), bits([]))
    try expectEqual(asked(Form { Asked() }), bits([.rows, .switches, .boxes]))
    try expectEqual(asked(Menu("Menu") { Asked() }), bits([.items, .plainSections]))
  }

  @Test func `what a container asks ends where something is presented`() throws {
    try expectEqual(asked(Form { Text("row").sheet(isPresented: .constant(true)) { Asked() } }), bits([]))
  }

  @Test func `what is asked are bits of their own`() {
    let all: [ControlContext] = [.rows, .switches, .items, .bar, .boxes, .plainSections]
    expectEqual(all.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(all.reduce([]) { $0.union($1) }, ControlContext(rawValue: 63))
  }
}
