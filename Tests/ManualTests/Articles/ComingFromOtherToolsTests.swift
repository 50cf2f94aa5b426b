import Testing
import ViewTreeTesting

// The examples of the article `ComingFromOtherTools`, as they stand there.

struct Cart: View {
  @State private var count = 1
  @State private var isGift = false
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Books: \(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      Toggle("Gift", isOn: $isGift)
      if isGift { TextField("Note", text: $note) }
    }
  }
}

struct Orders: View {
  @State private var orders = ["Books", "Tea"]
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(orders, id: \.self) { Text($0) }.onDelete { orders.remove(atOffsets: $0) }
      }
      .navigationTitle("Orders")
      .toolbar { Button("Clear") { isAsking = true } }
      .alert("Delete all?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { orders = [] }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct Login: View {
  @State private var name = "ada"
  @State private var password = ""
  @State private var message = ""
  @Environment(\.clock) private var clock

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Log in") { Task { await logIn() } }.disabled(password.isEmpty)
      Text(message).accessibilityIdentifier("message")
    }
  }

  private func logIn() async {
    try? await clock.sleep(for: .seconds(2))
    message = "Welcome, \(name)"
  }
}

@MainActor struct ComingFromOtherToolsTests {
  @Test func `a picture instead of an image`() {
    let screen = Screen(width: 20) { Cart() }
    expectSnapshot(of: screen)
    expectSnapshot(of: Cart(), width: 12, options: ScreenOptions(glyphs: .unicode), named: "narrow")
    expectSnapshot(of: screen, as: .tree, named: "tree")
  }

  @Test func `a query instead of an inspection`() throws {
    let screen = Screen(width: 20) { Cart() }
    try screen.find(.button, "Add").tap()
    #expect(try screen.find(id: "count").label == "Books: 2")
    #expect(try screen.find(.toggle, "Gift").toggleState == .off)
    #expect(screen.findAll(.textField).isEmpty)
  }

  @Test func `events instead of a simulator`() async throws {
    let screen = Screen(width: 20) { Cart() }
    try screen.find(.toggle, "Gift").tap()
    try screen.find(.textField, "Note").type("For you")
    screen.press(.escape)
    try await screen.settle()
    #expect(try screen.find(.textField, "Note").value == "For you")
  }

  @Test func `a swipe, a bar and a question`() throws {
    let screen = Screen(width: 30, height: 8) { Orders() }
    try screen.find(.staticText, "Tea").swipe(to: .leading)
    try screen.find(.menuItem, "Delete").tap()
    #expect(try screen.find(.list).findAll(.staticText).map(\.label) == ["Books"])

    try screen.find(.navigationBar, "Orders").find(.button, "Clear").tap()
    try screen.find(.alert, "Delete all?").find(.button, "Delete").tap()
    #expect(screen.findAll(.alert).isEmpty)
    #expect(try screen.find(.list).findAll(.staticText).isEmpty)
  }

  @Test func `fields are cleared and typed into, and a task is waited for`() async throws {
    let screen = Screen(width: 30) { Login() }
    let name = try screen.find(.textField, "Name")
    try name.clear()
    try name.type("grace")
    #expect(throws: ElementError.self) { try screen.find(.button, "Log in").tap() }
    try screen.find(.textField, "Password").type("secret")
    try screen.find(.button, "Log in").tap()
    try await screen.settle(after: .seconds(2))
    #expect(try screen.find(id: "message").label == "Welcome, grace")
  }
}
