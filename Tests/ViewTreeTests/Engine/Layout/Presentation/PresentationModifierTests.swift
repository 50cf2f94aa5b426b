import Testing
import ViewTreeTesting

@testable import ViewTree

/// Views that present while their page or their row is out of sight.
@MainActor @Suite struct PresentationModifierTests {
  private struct Pages: View {
    let probe: Probe
    @State var path: [Int]
    @State var isShown: Bool

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .sheet(isPresented: $isShown) { Text("sheet") }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .offers("present", to: probe) { isShown = true }
      .offers("push", to: probe) { path = [1] }
      .offers("pop", to: probe) { path = [] }
    }
  }

  private let probe = Probe()

  @Test func `a page that is covered from the start presents when it is seen`() {
    let covered = Screen(Pages(probe: probe, path: [1], isShown: true), width: 20, height: 5)
    expectText(covered.text, lacks: "sheet")
    covered.perform("pop", probe)
    expectText(covered.text, contains: "sheet")
    expectEqual(covered.faults, [])
  }

  @Test func `a sheet that comes while its page is covered is seen with the page`() {
    let screen = Screen(Pages(probe: probe, path: [1], isShown: false), width: 20, height: 5)
    screen.perform("present", probe)
    expectText(screen.text, lacks: "sheet")
    screen.perform("pop", probe)
    expectText(screen.text, contains: "sheet")
  }

  @Test func `a sheet that is seen stays above a page that comes over its view`() {
    let screen = Screen(Pages(probe: probe, path: [], isShown: true), width: 20, height: 5)
    screen.perform("push", probe)
    expectText(screen.text, contains: "sheet")
    expectEqual(screen.faults, [])
  }

  private func unneeded<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> Int {
    let screen = Screen(width: 20, height: 3) { HostOfSteps(probe: probe, content: content) }
    return screen.trace { screen.perform("step", probe) }.unneeded(of: HostOfSteps<Content>.self)
  }

  @Test func `new closures of a presentation that is not shown are no change`() {
    let presentation = Presentation(ZStackLayout())
    let count = unneeded { step in
      Text("root")
        .presentation(isPresented: false, presentation, dismiss: { _ = step }, content: { Text("\(step)") })
    }
    expectEqual(count, 1)
  }

  private struct CountedSheet: View {
    let probe: Probe
    @State private var path: [Int] = []
    @State private var step = 0

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .sheet(isPresented: .constant(step > 0)) {
            let _ = probe.ran("content")
            Text("sheet")
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .offers("present", to: probe) { step = 1 }
      .offers("push", to: probe) { path = [1] }
      .offers("pop", to: probe) { path = [] }
    }
  }

  @Test func `a page that comes and goes below a sheet does not evaluate its content`() {
    let screen = Screen(CountedSheet(probe: probe), width: 20, height: 5)
    expectEqual(probe.runs("content"), 0)
    screen.perform("present", probe)
    probe.clear()
    for action in ["push", "pop"] {
      screen.perform(action, probe)
      expectText(screen.text, contains: "sheet")
    }
    expectEqual(probe.runs("content"), 0)
  }

  private struct Rows: View {
    let probe: Probe
    @State private var count = 100
    @State private var item: PresentedItem?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Text("row \(row)").sheet(item: row == 1 ? $item : .constant(nil)) { _ in Text("sheet") }
            }
          }
        }
        .offers("present", to: probe) { item = PresentedItem(id: 1) }
        .offers("go", to: probe) { proxy.scrollTo(50) }
        .offers("shorten", to: probe) { count = 1 }
      }
    }
  }

  @Test func `a row that presents stays however far the window goes, and takes it along when it is removed`() {
    let screen = Screen(Rows(probe: probe), width: 20, height: 5)
    screen.perform("present", probe)
    screen.perform("go", probe)
    expectText(screen.text, contains: "sheet")
    expectEqual(screen.faults, [])
    screen.perform("shorten", probe)
    expectText(screen.text, lacks: "sheet")
    expectEqual(screen.faults, [])
  }

  private enum LazyKind: CaseIterable { case stack, grid, list }

  private struct Samples: View {
    let kind: LazyKind
    let count: Int
    let probe: Probe

    var body: some View {
      ScrollViewReader { proxy in
        container
          .offers("last", to: probe) { proxy.scrollTo("last") }
          .offers("first", to: probe) { proxy.scrollTo(0) }
      }
    }

    @ViewBuilder private var container: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
      case .list: List { rows }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
      ForEach(["last"], id: \.self) { name in
        Text(name).sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
  }

  @Test(arguments: LazyKind.allCases, [8, 30])
  private func `a row that is built for an estimate alone presents nothing until it is seen`(kind: LazyKind, rows: Int)
  {
    let screen = Screen(Samples(kind: kind, count: rows, probe: probe), width: 20, height: 5)
    expectText(screen.text, lacks: "sheet")
    expectEqual(screen.faults, [])
    screen.perform("last", probe)
    expectText(screen.text, contains: "sheet")
    screen.perform("first", probe)
    expectText(screen.text, contains: "sheet")
    expectEqual(screen.faults, [])
  }

  /// Wraps a list's rows, the last of which presents.
  private enum RowKind: CaseIterable { case plain, deletable, movable, selectable }

  private struct LastRow: View {
    let kind: RowKind
    let probe: Probe
    @State private var isShown = false
    @State private var sum = 0
    @State private var selection: Int?

    var body: some View {
      VStack {
        if isShown { list.frame(width: 18, height: 4) } else { Text("no list") }
      }
      .fixedSize(horizontal: true, vertical: false)
      .offers("show", to: probe) { isShown = true }
    }

    @ViewBuilder private var list: some View {
      let rows = ForEach(0..<4, id: \.self) { Text("row \($0)") }
      switch kind {
      case .plain:
        List {
          rows; last
        }
      case .deletable:
        List {
          rows.onDelete { _ in }; last
        }
      case .movable:
        List {
          rows.onDelete { _ in }.onMove { _, _ in }; last
        }
      case .selectable:
        List(selection: $selection) {
          rows; last
        }
      }
    }

    /// Built for the size of the list, and without a place once the list has one.
    private var last: some View {
      ForEach(0..<1, id: \.self) { _ in
        VStack {
          Text("sum \(sum)")
          VStack {}.sheet(isPresented: .constant(true)) { Text("sheet") }
          Color.clear.frame(height: 0).preference(key: Five.self, value: 5)
        }
        .onPreferenceChange(Five.self) { sum = $0 }
      }
    }
  }

  private struct Five: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// In a process of its own: nodes that hold each other in a circle overflow the stack when the screen is released.
  @Test nonisolated static func `a row without a place presents beside the last row, however that is wrapped`() async {
    await #expect(processExitsWith: .success) { await PresentationModifierTests().useLastRow() }
  }

  private func useLastRow() {
    for kind in RowKind.allCases {
      let screen = Screen(LastRow(kind: kind, probe: probe), width: 30, height: 12)
      screen.perform("show", probe)
      expectText(screen.text, contains: "sheet")
      expectEqual(screen.faults, [])
      screen.close()
    }
  }

  private enum Inner: CaseIterable { case sheet, alert, confirmation, cover, popover }

  @Observable fileprivate final class Shown {
    var outer = false
    var inner = false
  }

  /// A sheet that is higher than what lies below, and something above it.
  private struct High: View {
    @Bindable var shown: Shown
    let inner: Inner

    var body: some View {
      Text("under").sheet(isPresented: $shown.outer) {
        let sheet = VStack {
          Text("sheet")
          Text("two")
          Text("three")
        }
        switch inner {
        case .sheet: sheet.sheet(isPresented: $shown.inner) { Text("inner") }
        case .alert: sheet.alert("Sure?", isPresented: $shown.inner) { Button("OK") {} }
        case .confirmation: sheet.confirmationDialog("Sure?", isPresented: $shown.inner) { Button("OK") {} }
        case .cover: sheet.fullScreenCover(isPresented: $shown.inner) { Text("inner") }
        case .popover: sheet.popover(isPresented: $shown.inner) { Text("inner") }
        }
      }
    }
  }

  @Test(arguments: Inner.allCases)
  private func `a presentation above a sheet that made the screen higher dims the whole screen`(inner: Inner) {
    let shown = Shown()
    let view = High(shown: shown, inner: inner)
    let screen = Screen(view, width: 24)
    for (outer, isInner) in [(true, false), (true, true), (true, false), (true, true), (false, false)] {
      (shown.outer, shown.inner) = (outer, isInner)
      expectText(screen.render(.cells), equals: Screen(view, width: 24).render(.cells))
      expectEqual(screen.faults, [])
    }
  }

  /// A button, and two views that present one after the other.
  private struct Successors: View {
    @Bindable var shown: Shown
    let inner: Inner
    let isInnerFirst: Bool
    let press: @MainActor () -> Void

    var body: some View {
      Button("below", action: press)
      if isInnerFirst { successor }
      Text("outer").sheet(isPresented: $shown.outer) { Text("sheet") }
      if !isInnerFirst { successor }
    }

    @ViewBuilder private var successor: some View {
      switch inner {
      case .sheet: Text("inner").sheet(isPresented: $shown.inner) { Text("second") }
      case .alert: Text("inner").alert("Sure?", isPresented: $shown.inner) { Text("second") }
      case .confirmation: Text("inner").confirmationDialog("Sure?", isPresented: $shown.inner) { Text("second") }
      case .cover: Text("inner").fullScreenCover(isPresented: $shown.inner) { Text("second") }
      case .popover: Text("inner").popover(isPresented: $shown.inner) { Text("second") }
      }
    }
  }

  @Test(arguments: Inner.allCases, [true, false])
  private func `closing the lower of two presentations keeps the focus above, closing the upper restores it`(
    inner: Inner, isInnerFirst: Bool
  ) throws {
    for isAtOnce in [true, false] {
      let shown = Shown()
      var presses = 0
      let view = Successors(shown: shown, inner: inner, isInnerFirst: isInnerFirst) { presses += 1 }
      let screen = Screen(view, width: 24, height: 12)
      screen.press(.tab)
      screen.frames.handle { shown.outer = true }
      screen.frames.handle { (shown.inner, shown.outer) = (true, !isAtOnce) }
      screen.frames.handle { shown.outer = false }
      #expect(shown.inner)
      expectEqual(screen.faults, [])
      // Below a popover the screen can be used.
      let focus = screen.frames.root.renderTree.presentFocus
      if inner != .popover { #expect(focus.map { screen.frames.root.contains($0) } != true) }
      screen.frames.handle { shown.inner = false }
      screen.press(.return)
      #expect(presses == 1, "\(isAtOnce)")
    }
  }

  @Observable fileprivate final class Words { var word = "one" }

  fileprivate struct Worded: View {
    @State private var isShown = true
    let words: Words

    var body: some View { Text("page").sheet(isPresented: $isShown) { Text(words.word) } }
  }

  @Test func `a change of what a closed sheet has shown does not present it again`() {
    let words = Words()
    let screen = Screen(Worded(words: words), width: 12, height: 5)
    expectText(screen.text, contains: "| one |")
    words.word = "two"
    expectText(screen.text, contains: "| two |")
    screen.press(.escape)
    expectText(screen.text, equals: "page\n\n\n\n")
    words.word = "three"
    expectText(screen.text, equals: "page\n\n\n\n")
    expectEqual(screen.issues, [])
  }
}
