import TextBackend
import ViewTree
struct Item: Identifiable { var name: String; var val: Bool; var id: String { name } }
struct Mine: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isMixed ? "MIXED" : configuration.isOn ? "ON" : "OFF").onTapGesture { configuration.isOn.toggle() }
    }
  }
}
struct Demo: View {
  @State private var n = false
  @State private var items = [Item(name: "Item 1", val: false), Item(name: "Item 2", val: true)]
  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Wi-Fi", isOn: $n)
      Toggle("Bluetooth", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("Sport", systemImage: "figure.baseball", isOn: $n).toggleStyle(.button)
      Toggle("All", sources: $items, isOn: \.val)
      ForEach($items) { $item in Toggle(item.name, isOn: $item.val).toggleStyle(Mine()) }
      ForEach(items, id: \.name) { item in Text("\(item.name) - \(item.val)") }
      Button("Save") { n.toggle() }
    }
  }
}
let screen = Screen(width: 40) { Demo() }
print(screen.text)
print(screen.render(.semantics))
do {
print(try screen.trace { try screen.find(.toggle, "All").tap() }); print(screen.text)
print(try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }); print(screen.text)
print(try screen.trace { try screen.find(.toggle, "Item 1").tap() }); print(screen.text)
} catch { print(error) }
