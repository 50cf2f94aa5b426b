import Testing
import ViewTreeTesting

/// A presentation over a page of a stack is in no page, unless it has a stack of its own.
@MainActor @Suite struct NavigationBoundaryTests {
  private struct Pages<Presented: View>: View {
    @ViewBuilder let presented: () -> Presented
    @State private var path = [1]
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Button("show") { isShown = true }
              .navigationTitle("Page \(number)")
              .sheet(isPresented: $isShown) { presented() }
          }
      }
    }
  }

  private func screen<V: View>(@ViewBuilder _ presented: @escaping () -> V) throws -> Screen {
    let screen = Screen(Pages(presented: presented), width: 32, height: 10)
    expectEqual(screen.row(0), "[ < Root ] Page 1")
    try screen.find(.button, "show").tap()
    return screen
  }

  @Test func `a sheet does not change the bar of the page below it`() throws {
    let screen = try screen {
      Text("sheet").navigationTitle("Sheet").navigationBarBackButtonHidden()
        .navigationDestination(for: Int.self) { Text("other \($0)") }
        .navigationDestination(isPresented: .constant(true)) { Text("over") }
      NavigationLink("link") { Text("linked") }
      NavigationLink("value", value: 2)
    }
    expectEqual(screen.row(0), "[ < Root ] Page 1")
    #expect(screen.text.contains("sheet") && !screen.text.contains("over"))
    #expect(try !screen.find(.button, "link").isEnabled && !screen.find(.button, "value").isEnabled)
    screen.press(.escape)
    expectEqual(screen.row(0), "[ < Root ] Page 1")
    expectEqual(screen.issues, [])
  }

  @Test func `an alert does not change the bar of the page below it`() {
    let screen = Screen(width: 32, height: 10) {
      NavigationStack {
        Text("root").navigationTitle("Root").alert("Sure?", isPresented: .constant(true)) {
          Button("No") {}.navigationTitle("Alert")
        }
      }
    }
    expectEqual(screen.row(0), "Root")
  }

  @Test func `a sheet with a stack of its own has its own title and links`() throws {
    let screen = try screen {
      NavigationStack {
        NavigationLink("link") { Text("linked").navigationTitle("Linked") }.navigationTitle("Sheet")
      }
    }
    expectEqual(screen.row(0), "[ < Root ] Page 1")
    expectText(screen.text, contains: "Sheet")
    try screen.find(.button, "link").tap()
    #expect(screen.text.contains("[ < Sheet ] Linked") && screen.row(0) == "[ < Root ] Page 1")
  }
}

extension Screen {
  fileprivate func row(_ index: Int) -> String {
    String(text.split(separator: "\n", omittingEmptySubsequences: false)[index])
  }
}
