import Observation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct ViewContentsTests {
  private struct Words: View {
    var body: some View { Text("a") }
  }

  private func isText(_ type: any View.Type) -> Bool { type == Text.self }

  private func consistsOfTexts<V: View>(_: V.Type) -> Bool { V.consists(of: isText) }
  private func mayContainText<V: View>(_: V.Type) -> Bool { V.mayContain(isText) }

  @Test func `a view consists of the views in a group or in its body`() {
    #expect(consistsOfTexts(Text.self) && consistsOfTexts(TupleView<Text, Text>.self))
    #expect(consistsOfTexts(Words.self) && consistsOfTexts(TupleView<Text, Words>.self))
    #expect(!consistsOfTexts(Color.self) && !consistsOfTexts(TupleView<Text, Color>.self))
  }

  @Test func `a view may contain a view of its group, whatever its body is`() {
    #expect(mayContainText(Text.self) && mayContainText(TupleView<Color, Text>.self))
    #expect(!mayContainText(Color.self) && !mayContainText(TupleView<Color, Color>.self) && !mayContainText(Words.self))
  }

  @Test func `children are kept by their positions`() {
    let screen = Screen(width: 3) { Text("a") }
    let root = screen.frames.root
    let nodes = (0..<5).map { _ in Node(parent: root, inputs: root.inputs) }
    var children = ChildNodes()
    #expect(children.isEmpty && children[0] == nil && children[2] == nil)
    for position in 0..<4 {
      children[position] = nodes[position]
      #expect(!children.isEmpty && children[position] === nodes[position] && children[position + 1] == nil)
    }
    children[2] = nodes[4]
    children[1] = nil
    var found: [Node] = []
    children.forEach { found.append($0) }
    #expect(found.map { node in nodes.firstIndex { $0 === node } } == [0, 4, 3])
    children[0] = nil
    #expect(!children.isEmpty)
  }

  private func kind<V: View>(of _: V.Type) -> String { (V._isUnary ? "one" : "any") + (V._isGroup ? " group" : "") }

  @Test func `a view is always one element, or it is a group of any number`() {
    let one = [kind(of: Text.self), kind(of: Words.self), kind(of: Group<Text>.self), kind(of: Never.self)]
    expectEqual(one, Array(repeating: "one", count: 4))
    expectEqual([kind(of: EmptyView.self), kind(of: Group<EmptyView>.self)], ["any", "any"])
    let groups = [
      kind(of: AnyView.self), kind(of: Text?.self), kind(of: TupleView<Text, Text>.self),
      kind(of: ViewPair<Text, Text>.self), kind(of: ForEach<[Int], Int, Text>.self),
      kind(of: _ConditionalContent<Text, EmptyView>.self), kind(of: _ConditionalContent<EmptyView, Text>.self),
      kind(of: IDView<EmptyView, Int>.self), kind(of: Group<AnyView>.self),
    ]
    expectEqual(groups, Array(repeating: "any group", count: 9))
    expectEqual(
      [kind(of: _ConditionalContent<Text, Text>.self), kind(of: IDView<Text, Int>.self)], ["one group", "one group"])
    #expect(!Words._isOutline(Words()))
  }

  private func areSame<V: SelfComparing>(_ a: V, _ b: V) -> Bool { a.isSame(as: b) }

  @Test func `views in a condition, in an erased view and in a group are compared with their kind`() {
    typealias Either = _ConditionalContent<Text, Text>
    let (a, b) = (Text("a"), Text("b"))
    #expect(areSame(Either.trueContent(a), .trueContent(a)) && areSame(Either.falseContent(a), .falseContent(a)))
    #expect(!areSame(Either.trueContent(a), .trueContent(b)) && !areSame(Either.falseContent(a), .falseContent(b)))
    #expect(!areSame(Either.trueContent(a), .falseContent(a)) && !areSame(Either.falseContent(a), .trueContent(a)))
    let erased = AnyView(a)
    #expect(areSame(erased, erased) && areSame(erased, AnyView(a)))
    #expect(!areSame(erased, AnyView(b)) && !areSame(erased, AnyView(Color.red)))
    #expect(erased.content(as: Text.self) != nil && erased.content(as: Color.self) == nil)
    let (pair, pack) = (ViewBuilder.buildBlock(a, b), TupleView(a, b))
    #expect(areSame(pair, pair) && areSame(pair, ViewBuilder.buildBlock(a, b)))
    #expect(areSame(pack, pack) && areSame(pack, TupleView(a, b)))
    #expect(!areSame(pair, ViewBuilder.buildBlock(b, b)) && !areSame(pair, ViewBuilder.buildBlock(a, a)))
    #expect(!areSame(pack, TupleView(b, b)) && !areSame(pack, TupleView(a, a)))
    #expect(!areSame(pair, pack) && !areSame(pack, pair))
  }

  private func children(of node: Node?) -> [String] {
    var names: [String] = []
    node?.forEachChild { names.append("\(type(of: $0))") }
    return names
  }

  @Test func `several views become children of the stack, without a node between`() {
    let screen = Screen(width: 8) {
      HStack {
        Text("a")
        AnyView(Text("b"))
      }
    }
    let stack = screen.frames.root.renderChildren[0]
    expectEqual(children(of: stack).count, 2)
    expectEqual(children(of: stack).last, "AnyViewNode")
  }

  @Test func `an erased empty view appears, and an empty one does not`() {
    let probe = Probe()
    let screen = Screen(width: 4) {
      AnyView(EmptyView()).onAppear { probe.note("erased") }
      EmptyView().onAppear { probe.note("empty") }
      AnyView(Text("a")).onAppear { probe.note("text") }
    }
    expectText(screen.text, equals: "a")
    expectEqual(probe.text, "erased text")
  }

  private struct Numbers: View {
    @Bindable var model: Model
    let isKeyed: Bool
    var body: some View {
      VStack {
        if isKeyed {
          ForEach($model.items, id: \.number) { $item in Text("\(item.number)") }
        } else {
          ForEach($model.items) { $item in Text("\(item.number)") }
        }
      }
    }
  }

  @Observable fileprivate final class Model {
    var items = [Item(number: 1)]
  }

  fileprivate struct Item: Identifiable {
    var number: Int
    var id: Int { number }
  }

  @Test(arguments: [false, true]) func `rows of an observed collection follow it`(isKeyed: Bool) {
    let model = Model()
    let screen = Screen(width: 3) { Numbers(model: model, isKeyed: isKeyed) }
    model.items.append(Item(number: 2))
    expectText(screen.text, equals: "1\n2")
    model.items.reverse()
    expectText(screen.text, equals: "2\n1")
  }

  private struct Names: PreferenceKey {
    static let defaultValue = "-"
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Published: View {
    enum Kind: CaseIterable { case condition, rows, lazyRows, erased }

    let kind: Kind
    let probe: Probe
    @State private var names: [String] = []

    private func name(_ name: String) -> some View { Text(name).preference(key: Names.self, value: name) }

    var body: some View {
      VStack {
        HStack {
          switch kind {
          case .condition: if let first = names.first { name(first) }
          case .rows: ForEach(names, id: \.self) { name($0) }
          case .lazyRows: LazyVStack { ForEach(names, id: \.self) { name($0) } }
          case .erased: names.isEmpty ? AnyView(EmptyView()) : AnyView(name(names[0]))
          }
        }
        Text("end").preference(key: Names.self, value: "!")
      }
      .onPreferenceChange(Names.self) { probe.note($0) }
      .offers("come", to: probe) { names = ["a", "b"] }
      .offers("turn", to: probe) { names.reverse() }
      .offers("go", to: probe) { names = [] }
    }
  }

  @Test func `preferences follow the views that come and go, and are the default without any`() {
    for kind in Published.Kind.allCases { expectFollowing(kind) }
  }

  private func expectFollowing(_ kind: Published.Kind) {
    let probe = Probe()
    let screen = Screen(width: 6, height: 4) { Published(kind: kind, probe: probe) }
    for event in ["come", "turn", "go"] { screen.perform(event, probe) }
    let hasAll = kind == .rows || kind == .lazyRows
    expectEqual(probe.log, ["-!"] + (hasAll ? ["ab!", "ba!"] : ["a!", "b!"]) + ["-!"], "\(kind)")
    expectEqual(screen.faults, [])
  }
}
