import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor @Suite struct ListModifiersTests {
  @Test func `list modifiers without a look in text change nothing`() {
    let list = List {
      Text("a")
      Section("S") { Text("b") }
    }
    let plain = Screen(list, width: 12).render(.cells)
    expectEqual(Screen(list.scrollContentBackground(.hidden), width: 12).render(.cells), plain)
    expectEqual(Screen(list.alternatingRowBackgrounds(), width: 12).render(.cells), plain)
    expectEqual(Screen(list.environment(\.defaultMinListRowHeight, 44), width: 12).render(.cells), plain)
    expectEqual(Screen(list.environment(\.defaultMinListHeaderHeight, 44), width: 12).render(.cells), plain)
  }
}
