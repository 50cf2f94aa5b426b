import Testing
import ViewTreeTesting

@MainActor struct FlatSectionTests {
  private func list(_ alignment: HorizontalAlignment) -> some View {
    ScrollView(showsIndicators: false) {
      LazyVStack(alignment: alignment, pinnedViews: .sectionHeaders) {
        Section {
          Text("a")
        } header: {
          Text("long one")
        }
        Section {
          Text("b")
        } header: {
          Text("hh")
        }
      }
    }
  }

  @Test func `a pinned header is aligned as its rows are, also if it is as wide as they may be`() {
    expectText(Screen(list(.leading), width: 8, height: 4).text, equals: "long one\na\nhh\nb")
    expectText(Screen(list(.trailing), width: 8, height: 4).text, equals: "long one\n       a\n      hh\n       b")
    expectText(Screen(list(.center), width: 8, height: 4).text, startsWith: "long one\n")
  }

  @Test func `a control in the heading of a row of a lazy stack is one by itself`() throws {
    var taps = 0
    let screen = Screen(width: 20, height: 4) {
      ScrollView {
        LazyVStack {
          Section {
            Text("a")
          } header: {
            HStack {
              Text("Title")
              Button("Edit") { taps += 1 }
            }
          }
        }
      }
    }
    try screen.find(.button, "Edit").tap()
    expectEqual(taps, 1)
  }
}
