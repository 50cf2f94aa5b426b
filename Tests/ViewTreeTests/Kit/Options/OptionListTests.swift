import Testing

@testable import ViewTree
import ViewTreeTesting

@MainActor struct OptionListTests {
  private func tags(_ content: some View) -> [[AnyHashable?]] {
    OptionList(of: content).sections.map { $0.options.map(\.tag) }
  }

  private struct Body: View {
    var body: some View {
      Text("1").tag(1)
      Text("2").tag(2)
    }
  }

  @ViewBuilder private func branch(_ isFirst: Bool) -> some View {
    if isFirst { Text("a").tag("a") } else { Text("b").tag("b") }
  }

  @Test func `containers contribute their views, and each other view is an option`() {
    expectEqual(tags(EmptyView()), [])
    expectEqual(tags(Text("x")), [[nil]])
    expectEqual(tags(Body()), [[1, 2]])
    expectEqual(tags(branch(true)), [["a"]])
    expectEqual(tags(branch(false)), [["b"]])
    expectEqual(tags(AnyView(Group { Body() })), [[1, 2]])
    expectEqual(tags(Text("x").tag(3).id("x")), [[3]])
    expectEqual(tags(EquatableText().equatable()), [[4]])
    expectEqual(tags(Text?.none), [])
    expectEqual(tags(HStack { Body() }), [[nil]])
  }

  private struct EquatableText: View, Equatable {
    var body: some View { Text("x").tag(4) }
  }

  @Test func `an inner tag counts more than the id of a collection or an outer tag`() {
    expectEqual(tags(ForEach([1, 2], id: \.self) { Text("\($0)") }), [[1, 2]])
    expectEqual(tags(ForEach([1, 2], id: \.self) { Text("\($0)").tag("t\($0)") }), [["t1", "t2"]])
    expectEqual(
      tags(
        Group {
          Text("x"); Text("y").tag(2)
        }.tag(1)), [[1, 2]])
  }

  @Test func `a modifier of several options applies to each`() throws {
    let list = OptionList(of: Group { Body() }.bold())
    expectEqual(list.sections.flatMap(\.options).count, 2)
    #expect(String(describing: type(of: list.sections[0].options[0].view.content)).contains("ModifiedContent"))
  }

  @Test func `sections and dividers part them, without empty parts`() {
    let list = OptionList(
      of: Group {
        Text("0")
        Divider()
        Divider()
        Section("A") { Text("1") }
        Section {
          Text("2")
        }
        Section("B") {}
        Text("3")
      })
    expectEqual(list.sections.map(\.options.count), [1, 1, 1, 1])
    expectEqual(list.sections.map { $0.header != nil }, [false, true, false, false])
  }

  private struct Inner: View { var body: some View { Text("x").tag(4) } }
  private struct Outer: View { var body: some View { Inner() } }
  private struct Pair: View { var body: some View { HStack { Text("1").tag(1) } } }

  @Test func `a view has the only tag in its body, unless tags in bodies do not count`() {
    expectEqual(tags(Outer()), [[4]])
    expectEqual(tags(Pair()), [[nil]])
    expectEqual(OptionList.views(in: Outer()).map(\.tag), [nil])
    expectEqual(OptionList.views(in: Body()).map(\.tag), [1, 2])
  }

  @Test func `a tag replaces the id of an element, unless only the id has the type of the selection`() {
    func tags(_ fits: @escaping (AnyHashable) -> Bool) -> [AnyHashable?] {
      OptionList(of: ForEach([1, 2], id: \.self) { Text("\($0)").tag("t\($0)") }, fits: fits).options.map(\.tag)
    }
    expectEqual(tags { $0.base is Int }, [1, 2])
    expectEqual(tags { $0.base is String }, ["t1", "t2"])
    expectEqual(tags { $0.base is Double }, ["t1", "t2"])
  }

  @Test func `an option is identified by the statements and the ids on the way to it`() {
    let list = OptionList(
      of: Group {
        Text("0")
        ForEach([5, 6], id: \.self) { Text("\($0)") }
        Text("id").id("own")
        Section("A") {
          Text("2")
          branch(true)
          branch(false)
        }
        Text("4")
      })
    expectEqual(list.sections.map(\.id), [[], [3], [3, 1]])
    let ids: [[[AnyHashable]]] = [
      [[0], [1, 5], [1, 6], [2, "own"]], [[3, 0, 0], [3, 0, 1, true], [3, 0, 2, false]], [[4]],
    ]
    expectEqual(list.sections.map { $0.options.map(\.id) }, ids)
    expectEqual(OptionList(of: Text("x").tag(1)).options.map(\.id), [[]])
  }

  private struct Endless: View { var body: some View { Group { AnyView(Endless()) } } }

  private struct EndlessTwice: View {
    var body: some View {
      Group {
        AnyView(EndlessTwice())
        AnyView(EndlessTwice())
      }
    }
  }

  private func nested(_ levels: Int) -> AnyView {
    levels == 0 ? AnyView(Text("x").tag(7)) : AnyView(Group { nested(levels - 1) })
  }

  @Test func `views are searched 200 levels deep, and only some of many below 50 levels`() {
    expectEqual([tags(nested(99)), tags(nested(100))], [[[7]], [[nil]]])
    expectEqual(tags(Endless()), [[nil]])
    #expect((200..<10_000).contains(OptionList(of: EndlessTwice()).options.count))
  }

  private func nested(_ levels: Int, _ content: some View) -> AnyView {
    levels == 0 ? AnyView(content) : AnyView(Group { nested(levels - 1, content) })
  }

  @ViewBuilder private func five(_ view: some View) -> some View {
    view
    view
    view
    view
    view
  }

  @Test func `below 50 levels 200 views are searched, those in bodies among them`() {
    func tagged(_ content: some View) -> Int {
      OptionList(of: nested(24, Group { content })).options.count { $0.tag != nil && $0.tag?.base is Int == false }
    }
    // A collection, and a modifier and a text for each of its elements.
    expectEqual(tagged(ForEach(0..<200) { Text("x").tag("t\($0)") }), 100)
    let found = OptionList(of: nested(24, five(five(five(Outer()))))).options.map { $0.tag != nil }
    expectEqual(found.count { $0 }, 47)
  }
}
