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
}
