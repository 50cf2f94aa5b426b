import Testing
import ViewTreeTesting

@MainActor @Suite struct BindingSemanticsTests {
  private let probe = Probe()

  private struct Item: Equatable, Identifiable {
    var id: Int
    var name: String
  }

  private enum Time: Equatable {
    case tonight
    case custom(Int)

    subscript(custom number: Int) -> Bool {
      get { self == .custom(number) }
      set { if newValue { self = .custom(number) } }
    }
  }

  private struct Child<Value>: View {
    @Binding var value: Value
    let name: String
    let probe: Probe
    var body: some View {
      let _ = probe.ran(name)
      Text("\(name) \(value)")
    }
  }

  @Test func `a parent that only passes a binding is not run again, the child that reads it is (12, B06)`() {
    struct Parent: View {
      let probe: Probe
      @State private var text = ""
      var body: some View {
        let _ = probe.ran("parent")
        VStack {
          Child(value: $text, name: "text", probe: probe)
          Text("static")
        }
        .offers("type", to: probe) { text += "a" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    for _ in 0..<3 { screen.perform("type", probe) }
    #expect(probe.runs("parent") == 1)
    #expect(probe.runs("text") == 4)
  }

  @Test func `a view is evaluated when its binding becomes one of a different kind`() {
    struct Shown: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Parent: View {
      let probe: Probe
      let other: Int
      @State private var kind: Int
      @State private var items = [10, 11]
      @State private var others = [12]
      @State private var single = 13
      @State private var time = Item(id: 14, name: "")
      @State private var maybe: Int? = 15

      init(probe: Probe, from kind: Int, to other: Int) {
        (self.probe, self.other, _kind) = (probe, other, State(initialValue: kind))
      }

      private var bindings: [Binding<Int>] {
        [
          $items[0], $items[1], $others[0], $single, $time.id, Binding($maybe) ?? .constant(0), .constant(16),
          Binding(get: { 17 }, set: { _ in }),
        ]
      }
      var body: some View {
        Shown(value: bindings[kind]).offers("change", to: probe) { kind = other }
      }
    }
    for first in 0..<8 {
      for second in 0..<8 {
        let screen = Screen { Parent(probe: probe, from: first, to: second) }
        expectText(screen.text, equals: "\(10 + first)")
        screen.perform("change", probe)
        expectEqual(screen.text, "\(10 + second)", "\(first)")
      }
    }
  }

  @Test func `a projection with an argument is compared by the argument (10)`() {
    struct Parent: View {
      let probe: Probe
      @State private var time = Time.tonight
      @State private var number = 1
      @State private var unrelated = 0
      var body: some View {
        VStack {
          Text("\(unrelated)")
          Child(value: $time[custom: number], name: "custom", probe: probe)
        }
        .offers("unrelated", to: probe) { unrelated += 1 }
        .offers("number", to: probe) { number += 1 }
        .offers("time", to: probe) { time = .custom(number) }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("unrelated", probe)
    #expect(probe.runs("custom") == 1)
    screen.perform("number", probe)
    #expect(probe.runs("custom") == 2)
    screen.perform("time", probe)
    #expect(probe.runs("custom") == 3)
    expectText(screen.text, endsWith: "custom true")
  }

  @Test func `a deep key path made anew in each pass is the same, and reaches only its part (10, B18)`() {
    struct Model {
      var a = Item(id: 1, name: "x")
      var b = Item(id: 2, name: "y")
    }
    struct Parent: View {
      let probe: Probe
      @State private var model = Model()
      @State private var unrelated = 0
      var body: some View {
        VStack {
          Text("\(unrelated)")
          Child(value: $model.a.name, name: "a", probe: probe)
          Child(value: $model.b.name, name: "b", probe: probe)
        }
        .offers("unrelated", to: probe) { unrelated += 1 }.offers("b", to: probe) { model.b.name += "!" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("unrelated", probe)
    screen.perform("b", probe)
    #expect(probe.runs("a") == 1)
    #expect(probe.runs("b") == 2)
  }

  @Test func `elements of a binding to a collection reach only their own rows (13)`() {
    struct Parent: View {
      let probe: Probe
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        let _ = probe.ran("parent")
        VStack(alignment: .leading) {
          ForEach($items) { $item in Child(value: $item.name, name: "row\(item.id)", probe: probe) }
          Child(value: $items[1].name, name: "second", probe: probe)
        }
        .offers("write", to: probe) { items[1].name = "z" }
        .offers("through", to: probe) { for item in $items { item.name.wrappedValue += "!" } }
        .offers("remove", to: probe) { items.removeFirst() }
        .offers("add", to: probe) { items.append(Item(id: 3, name: "c")) }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("write", probe)
    #expect(probe.runs("row1") == 1)
    #expect(probe.runs("row2") == 2)
    #expect(probe.runs("second") == 2)
    #expect(probe.runs("parent") == 1)
    screen.perform("through", probe)
    expectText(screen.text, equals: "row1 a!\nrow2 z!\nsecond z!")
    screen.perform("add", probe)
    screen.perform("remove", probe)
    expectText(screen.text, equals: "row2 z!\nrow3 c\nsecond c")
  }

  @Test func `a binding to an array is a collection of bindings (13)`() {
    struct Parent: View {
      let probe: Probe
      @State private var numbers = [1, 2, 3]
      var body: some View {
        Text(numbers.map { "\($0)" }.joined(separator: " "))
          .offers("go", to: probe) {
            probe.note("\($numbers.count)")
            $numbers.last?.wrappedValue = 9
            for binding in $numbers where binding.wrappedValue == 2 { binding.wrappedValue = 7 }
            $numbers[0].wrappedValue += 10
          }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("go", probe)
    #expect(probe.text == "3")
    #expect(screen.text == "11 7 9")
  }

  @Test func `a binding to the value of an optional is nil without one (14)`() {
    struct Parent: View {
      let probe: Probe
      @State private var name: String?
      var body: some View {
        VStack(alignment: .leading) {
          if let name = Binding($name) { Child(value: name, name: "some", probe: probe) } else { Text("none") }
        }
        .offers("set", to: probe) { name = "a" }
        .offers("write", to: probe) { Binding($name)?.wrappedValue += "b" }
        .offers("nil", to: probe) { name = nil }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("write", probe)
    #expect(screen.text == "none")
    screen.perform("set", probe)
    screen.perform("write", probe)
    #expect(screen.text == "some ab")
    screen.perform("nil", probe)
    #expect(screen.text == "none")
    expectEqual(screen.issues, [])
  }

  @Test func `writing nil through an optional projection is ignored (14, B30)`() {
    struct Parent: View {
      let probe: Probe
      @State private var x = 1
      var body: some View {
        Text("\(x)")
          .offers("nil", to: probe) { Binding<Int?>($x).wrappedValue = nil }
          .offers("20", to: probe) { Binding<Int?>($x).wrappedValue = 20 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("nil", probe)
    #expect(screen.text == "1")
    screen.perform("20", probe)
    #expect(screen.text == "20")
  }

  @Test func `a binding that is a plain property is not subscribed (15)`() {
    struct Plain: View {
      let binding: Binding<Int>
      let probe: Probe
      var body: some View {
        let _ = probe.ran("plain")
        Text("\(binding.wrappedValue)")
      }
    }
    struct Parent: View {
      let probe: Probe
      @State private var x = 1
      var body: some View { Plain(binding: $x, probe: probe).offers("add", to: probe) { x += 1 } }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("add", probe)
    #expect(probe.runs("plain") == 1)
  }

  @Test func `a view that is passed a plain binding property is subscribed (15)`() throws {
    struct Mark: View {
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? "on" : "off") }
    }
    struct Between: View {
      let isOn: Binding<Bool>
      let tab: Binding<Int>
      let probe: Probe
      var body: some View {
        let _ = probe.ran("between")
        Mark(isOn: isOn)
        TabView(selection: tab) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .frame(height: 3)
      }
    }
    struct Owner: View {
      let probe: Probe
      @State private var isOn = false
      @State private var tab = 1
      var body: some View {
        Between(isOn: $isOn, tab: $tab, probe: probe)
          .offers("change", to: probe) { (isOn, tab) = (true, 2) }
      }
    }
    let screen = Screen(width: 10) { Owner(probe: probe) }
    screen.perform("change", probe)
    #expect(screen.text.contains("on") && screen.text.contains("two"), "\(screen.text)")
    #expect(probe.runs("between") == 1)
  }

  @Test func `an equal write to an element leaves its collection alone`() {
    var items = [1, 2]
    var writes = 0
    let binding = Binding {
      items
    } set: {
      items = $0
      writes += 1
    }
    for value in [1, 1, 3, 3] { binding[0].wrappedValue = value }
    #expect((items, writes) == ([3, 2], 1))
  }

  @Test func `a constant ignores writes`() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func `a binding can be made of another by @Previewable as well`() {
    struct Preview: View {
      let probe: Probe
      @Previewable @State var isOn = false
      var body: some View {
        Child(value: $isOn, name: "on", probe: probe).offers("flip", to: probe) { isOn.toggle() }
      }
    }
    let screen = Screen { Preview(probe: probe) }
    screen.perform("flip", probe)
    #expect(screen.text == "on true")
  }

  @Test func `a converted binding made anew is the same, and one of another place is not`() {
    struct Parent: View {
      let probe: Probe
      @State private var first = 1
      @State private var second = 2
      @State private var item: Item? = Item(id: 1, name: "x")
      @State private var isOther = false
      @State private var unrelated = 0
      var body: some View {
        let number = isOther ? $second : $first
        VStack(alignment: .leading) {
          Text("\(unrelated) \(item?.name ?? "")")
          Child(value: Binding<Int?>(number), name: "optional", probe: probe)
          Child(value: Binding<AnyHashable>(number), name: "hashable", probe: probe)
        }
        .offers("unrelated", to: probe) { unrelated += 1 }
        .offers("other", to: probe) { isOther = true }
        .offers("rename", to: probe) { Binding($item)?.name.wrappedValue += "y" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("unrelated", probe)
    screen.perform("rename", probe)
    expectText(screen.text, equals: "1 xy\noptional Optional(1)\nhashable 1")
    expectEqual(["optional", "hashable"].map(probe.runs), [1, 1])
    screen.perform("other", probe)
    expectText(screen.text, equals: "1 xy\noptional Optional(2)\nhashable 2")
    expectEqual(["optional", "hashable"].map(probe.runs), [2, 2])
  }

  @Test func `a binding that is passed on is the same as long as its own view has the same`() {
    struct Between: View {
      @Binding var item: Item
      @Binding var name: String
      @State private var unrelated = 0
      let probe: Probe
      var body: some View {
        VStack {
          Text("\(unrelated)")
          Child(value: $item, name: "item", probe: probe)
          Child(value: $name, name: "name", probe: probe)
        }
        .offers("unrelated", to: probe) { unrelated += 1 }
      }
    }
    struct Parent: View {
      let probe: Probe
      @State private var items = [Item(id: 1, name: "a")]
      var body: some View { Between(item: $items[0], name: $items[0].name, probe: probe) }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("unrelated", probe)
    expectText(screen.text, contains: "name a")
    expectEqual(["item", "name"].map(probe.runs), [1, 1])
  }
}
