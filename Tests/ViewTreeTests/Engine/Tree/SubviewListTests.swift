import Testing
import ViewTreeTesting

@testable import ViewTree

/// The subviews of a view, found from its value.
@MainActor struct SubviewListTests {
  private func list(@ViewBuilder _ view: () -> some View) -> SubviewList { SubviewList(of: view()) }

  private func paths(_ list: SubviewList) -> [String] {
    list.entries.map { entry in entry.id.map { "\($0)" }.joined(separator: "/") }
  }

  private func paths(@ViewBuilder _ view: () -> some View) -> [String] { paths(SubviewList(of: view())) }

  @Test func `a view has its outermost id, and the values inside its ids`() {
    let twice = list { Text("a").tag(1).id("x").id("y") }
    expectEqual(twice.entries.map(\.values.tags), [[1]])
    #expect(twice.contains("y") && !twice.contains("x"))
  }

  @Test func `a subview has a path of statements, branches and ids`() {
    let (isOn, none) = (true, Int?.none)
    expectEqual(paths {}, [])
    expectEqual(paths { Text("a") }, [""])
    expectEqual(
      paths {
        Text("a")
        Text("b")
      }, ["0", "1"])
    expectEqual(paths { if isOn { Text("a") } else { Text("b") } }, ["true"])
    expectEqual(paths { if !isOn { Text("a") } else { Text("b") } }, ["false"])
    expectEqual(paths { if let none { Text("\(none)") } }, [])
    expectEqual(paths { ForEach(["x", "y"], id: \.self) { Text($0) } }, ["x", "y"])
    expectEqual(
      paths {
        Group {
          Text("a")
          EmptyView()
          ForEach(5..<7) { number in
            Text("b")
            if number == 6 { Text("c") }
          }
        }
        VStack {
          Text("d")
          Text("e")
        }
      }, ["0/0", "0/2/5/0", "0/2/6/0", "0/2/6/1", "1"])
    expectEqual(
      paths {
        Group {
          Text("a")
          Text("b")
        }
        .padding(1)
      }, ["0", "1"])
  }

  @Test func `an explicit identity is found, and is a step to several views`() {
    let one = list { Text("a").id("x") }
    expectEqual(paths(one), [""])
    #expect(one.contains("x") && !one.contains("y") && !one.contains(0))
    let two = list {
      Group {
        Text("a")
        Text("b")
      }
      .id(7)
    }
    expectEqual(paths(two), ["7/0", "7/1"])
    #expect(two.contains(7))
    #expect(list { ForEach(["x"], id: \.self) { Text($0) } }.contains("x"))
  }

  @Test func `the parts of a section are listed in order, and a modifier is for each of them`() {
    let sections = list {
      Text("before")
      Section {
        Text("a")
        Text("b")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      .id("s")
    }
    expectEqual(paths(sections), ["0", "1/s/0", "1/s/1/0", "1/s/1/1", "1/s/2"])
    #expect(sections.hasSections && sections.contains("s") && sections.parts.count == 2)
    let plain = list {
      Text("a")
      Text("b")
    }
    #expect(!plain.hasSections && plain.parts.count == 2)
    guard case .section(let section) = sections.parts[1] else {
      Issue.record("no section")
      return
    }
    expectEqual([section.header.count, section.content.count, section.footer.count], [1, 2, 1])
  }

  @Test func `the first subview of a view stands alone`() {
    func first(@ViewBuilder _ views: () -> some View) -> String {
      let views = views()
      return Screen(width: 4) { SubviewList.first(of: views) }.text
    }
    expectText(
      first {
        EmptyView()
        Text("b")
        Text("c")
      }, equals: "b")
    expectText(first {}, equals: "")
  }

  /// A modifier with a body, which counts as one view.
  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private func words(_ values: ContainerValues) -> String {
    let tags = values.tags.map { "\($0)" }.joined(separator: ",")
    return "\(values[ExplicitID.self].map { "\($0)" } ?? "-") \(values.note) \(tags)"
  }

  /// The identity, the note and the tags of each subview; of a section its own, then those of its parts in brackets.
  private func values(@ViewBuilder _ view: () -> some View) -> [String] {
    SubviewList(of: view()).parts.map { part in
      switch part {
      case .view(let entry): words(entry.values)
      case .section(let section):
        words(section.values) + " "
          + [section.header, section.content, section.footer].map { "\($0.map { words($0.values) })" }.joined()
      }
    }
  }

  private func noted(_ view: some View, _ note: Int) -> some View { view.containerValue(\.note, note) }

  @Test func `values and tags are for each view of a group, a branch and a section`() {
    expectEqual(values { noted(Text("a").tag("t"), 1) }, ["- 1 t"])
    let (isOn, some) = (true, Optional(1))
    expectEqual(
      values {
        noted(
          Group {
            Text("a").tag("x")
            if isOn { Text("b") } else { Text("c") }
            if let some { Text("\(some)") }
          }, 2)
      }, ["- 2 x", "- 2 ", "- 2 "])
    let section = Section {
      Text("a")
      Text("b").tag("b")
    } header: {
      Text("h")
    } footer: {
      Text("f")
    }
    expectEqual(values { section }, [#"- 0  ["- 0 "]["- 0 ", "- 0 b"]["- 0 "]"#])
    expectEqual(values { noted(section, 3) }, [#"- 3  ["- 3 "]["- 3 ", "- 3 b"]["- 3 "]"#])
    expectEqual(values { section.id("s") }, [#"s 0  ["- 0 "]["- 0 ", "- 0 b"]["- 0 "]"#])
    expectEqual(values { ForEach([7], id: \.self) { _ in section } }.map { $0.prefix(5) }, ["7 0 7"])
  }

  @Test func `a row of a collection has its id as identity and as tag`() {
    expectEqual(values { ForEach(["x", "y"], id: \.self) { Text($0).tag($0 + "!") } }, ["x 0 x!,x", "y 0 y!,y"])
    expectEqual(values { Text("a").id(4) }, ["4 0 "])
  }

  @Test func `a modifier with a body has the values of the only view in it`() {
    expectEqual(values { noted(noted(Text("a").tag("t"), 1).modifier(Framed()), 2) }, ["- 1 t"])
    expectEqual(
      values {
        Group {
          Text("a").tag("a")
          Text("b")
        }.modifier(Framed())
      }, ["- 0 "])
    expectEqual(values { EmptyView().modifier(Framed()) }, ["- 0 "])
  }
}

private enum NoteKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var note: Int {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
