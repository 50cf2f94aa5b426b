import TextBackend
import ViewTree
struct Demo: View {
  @State private var n = 0
  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, world \(n)")
      HStack { Text("a"); Spacer(); Text("b").bold() }.padding().background { Color.blue }
      Text("tap").onTapGesture { n += 1 }
    }
  }
}
let screen = Screen(width: 30) { Demo() }
print(screen.text)
print(screen.render(.tree))
let t = screen.trace { screen.click(column: 1, row: 4) }
print(screen.text, t)
