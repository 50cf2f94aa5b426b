import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

/// Views that are made again with the same values: nothing is laid out or drawn again.
@MainActor struct UnchangedTests {
  private let probe = Probe()

  private func expectNoWork<Content: View>(
    line: UInt = #line, @ViewBuilder _ content: @escaping (Int) -> Content
  ) {
    let screen = Screen(width: 30, height: 8) { HostOfSteps(probe: probe, content: content) }
    screen.perform("step", probe)
    let trace = screen.trace { screen.perform("step", probe) }
    expectEqual(trace.evaluations(of: HostOfSteps<Content>.self), 1, line: line)
    expectEqual([trace.measured, trace.placed, trace.drawn], [0, 0, 0], line: line)
  }

  @Test func `containers with the same values`() {
    expectNoWork { _ in
      VStack(alignment: .leading, spacing: 1) {
        Text("a"); Text("b")
      }
    }
    expectNoWork { _ in
      HStack(alignment: .top, spacing: 1) {
        Text("a"); Spacer(minLength: 2); Text("b"); Divider()
      }
    }
    expectNoWork { _ in
      ZStack(alignment: .topTrailing) {
        Text("a"); Color.red.frame(width: 2, height: 1)
      }
    }
    expectNoWork { _ in
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow { Text("c").gridCellColumns(2).gridColumnAlignment(.trailing) }
      }
    }
    expectNoWork { _ in
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.flexible())], spacing: 1) { ForEach(0..<6) { Text("\($0)") } }
    }
    expectNoWork { _ in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    expectNoWork { _ in ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { Text("\($0)") } } } }
    expectNoWork { _ in
      ViewThatFits(in: .horizontal) {
        Text("a very long text that does not fit at all"); Text("a")
      }
    }
    expectNoWork { _ in
      AnyLayout(HStackLayout(spacing: 2)) {
        Text("a"); Text("b")
      }
    }
    expectNoWork { _ in
      HStackLayout(alignment: .bottom) {
        Text("a"); Text("b")
      }
    }
    expectNoWork { _ in
      Group {
        Text("a"); Text("b")
      }
    }
    expectNoWork { step in AnyView(Text("a")).id(1) }
    expectNoWork { _ in
      List {
        Text("a"); Text("b")
      }
    }
    expectNoWork { _ in
      Form {
        Section("s") {
          Text("a"); LabeledContent("b", value: "c")
        }
      }
    }
  }

  @Test func `pages, tables and other large views with the same values`() {
    expectNoWork { _ in
      NavigationStack {
        Text("a").navigationTitle("Title").toolbar {
          ToolbarItem { Button("b") {} }
          ToolbarItem(placement: .bottomBar) { Text("c") }
        }
      }
    }
    expectNoWork { _ in
      NavigationSplitView {
        Text("a").navigationTitle("A").navigationSplitViewColumnWidth(9)
      } detail: {
        Text("b")
      }
    }
    expectNoWork { _ in TabView { ForEach(0..<2) { Text("\($0)") } }.tabViewStyle(.page) }
    expectNoWork { _ in
      Table([Item(id: 1), Item(id: 2)]) {
        TableColumn("A") { Text("\($0.id)") }.width(min: 3, max: 9)
        TableColumn("B") { _ in Text("b") }.alignment(.trailing)
      }
    }
    expectNoWork { _ in LazyHGrid(rows: [GridItem(.fixed(1)), GridItem()]) { ForEach(0..<6) { Text("\($0)") } } }
    expectNoWork { _ in OutlineGroup([Item(id: 1)], children: \.items) { Text("\($0.id)") } }
    expectNoWork { _ in DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") } }
    expectNoWork { _ in GroupBox("a") { LabeledContent("b", value: "c") } }
    expectNoWork { _ in Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(9) } }
    expectNoWork { _ in
      HSplitView {
        Text("a")
        Text("b")
      }
    }
    expectNoWork { _ in ContentUnavailableView("a", systemImage: "star", description: Text("b")) }
    expectNoWork { _ in Text("a").searchable(text: .constant("b"), prompt: "c") }
    expectNoWork { _ in List(0..<3, selection: .constant(1)) { Text("\($0)").swipeActions { Button("b") {} } } }
    expectNoWork { _ in List { ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } } }
  }

  private struct Item: Identifiable {
    let id: Int
    var items: [Item]? { id > 5 ? nil : [Item(id: id + 5)] }
  }

  @Test func `controls with the same values`() {
    expectNoWork { _ in Picker("a", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } } }
    expectNoWork { _ in
      Picker("a", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
    }
    expectNoWork { _ in
      Picker("a", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.wheel)
    }
    expectNoWork { _ in Stepper("a", value: .constant(1)) }
    expectNoWork { _ in DatePicker("a", selection: .constant(.distantPast)) }
    expectNoWork { _ in DatePicker("a", selection: .constant(.distantPast)).datePickerStyle(.graphical) }
    expectNoWork { _ in ColorPicker("a", selection: .constant(.red)) }
    expectNoWork { _ in Gauge(value: 0.5) { Text("a") } }
    expectNoWork { _ in TextEditor(text: .constant("a\nb")) }
    expectNoWork { _ in Menu("a") { Button("b") {} } }
    expectNoWork { _ in ControlGroup { Button("a") {} } }
    expectNoWork { _ in Link("a", destination: URL(filePath: "/")) }
  }

  @Test func `views that read geometry, and drawings, with the same values`() {
    expectNoWork { _ in GeometryReader { Text("\(Int($0.size.width))") } }
    expectNoWork { _ in Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in }) }
    expectNoWork { _ in ScrollView { ForEach(0..<9) { Text("\($0)").scrollTransition { $0.opacity($1.value) } } } }
    expectNoWork { _ in Text("a").containerRelativeFrame(.horizontal) }
    expectNoWork { _ in Text("a").visualEffect { content, _ in content.offset(x: 1) } }
    expectNoWork { _ in Rectangle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, dash: [2])) }
    expectNoWork { _ in Circle().inset(by: 1).rotation(.degrees(20)).scale(0.5).fill(.red) }
    expectNoWork { _ in Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 2)) }.stroke(.red) }
  }

  @Test func `modifiers of layout with the same values`() {
    expectNoWork { _ in
      Text("a").padding(1).padding(.leading, 2).padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0))
    }
    expectNoWork { _ in Text("a").frame(width: 5, height: 2, alignment: .bottom) }
    expectNoWork { _ in Text("a").frame(minWidth: 1, idealWidth: 3, maxWidth: .infinity, alignment: .trailing) }
    expectNoWork { _ in Text("a").offset(x: 1, y: 1).position(x: 3, y: 2) }
    expectNoWork { _ in Text("a").fixedSize().layoutPriority(2).aspectRatio(2, contentMode: .fit) }
    expectNoWork { _ in Text("a").overlay(alignment: .trailing) { Text("b") }.background(.blue).padding(1).border(.red)
    }
    expectNoWork { _ in Text("a").safeAreaInset(edge: .bottom) { Text("b") } }
    expectNoWork { _ in Text("a").gridCellUnsizedAxes(.horizontal).gridCellAnchor(.top) }
    expectNoWork { _ in Text("a").environment(\.layoutDirection, .rightToLeft) }
    expectNoWork { _ in Text("a").layoutValue(key: Key.self, value: 2).zIndex(1) }
  }

  @Test func `modifiers of looks with the same values`() {
    expectNoWork { _ in Text("a").foregroundStyle(.red).bold().italic().underline().lineLimit(2).opacity(0.5) }
    expectNoWork { _ in
      Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    expectNoWork { _ in
      Text("a").brightness(0.1).contrast(2).hueRotation(.degrees(10)).colorMultiply(.red).blendMode(.screen)
    }
    expectNoWork { _ in Text("a").clipShape(Circle()).mask { Rectangle() }.clipped() }
    expectNoWork { _ in Text("a").rotationEffect(.degrees(90)).scaleEffect(2) }
    expectNoWork { _ in Circle().fill(.red) }
    expectNoWork { _ in Rectangle().stroke(.blue).frame(width: 5, height: 3) }
    expectNoWork { _ in LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing) }
    expectNoWork { _ in Image(systemName: "star").resizable() }
    expectNoWork { _ in Text("a").hidden() }
    expectNoWork { _ in Text("a").disabled(true).tint(.red) }
  }

  @Test func `modifiers of behaviour with the same values`() {
    expectNoWork { _ in Text("a").transition(.slide).animation(.default, value: 1).tag(1).id(2) }
    expectNoWork { _ in Text("a").preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 += 1 } }
    expectNoWork { _ in Text("a").accessibilityLabel("b").accessibilityIdentifier("c").accessibilityHidden(true) }
    expectNoWork { _ in Text("a").onTapGesture {}.gesture(DragGesture()).onAppear {}.onChange(of: 1) {} }
    expectNoWork { _ in Text("a").sheet(isPresented: .constant(true)) { Text("in it") } }
    expectNoWork { _ in Text("a").popover(isPresented: .constant(true)) { Text("in it") } }
    expectNoWork { _ in Text("a").focusable().keyboardShortcut("k").contextMenu { Button("b") {} } }
    expectNoWork { _ in Button("a") {} }
    expectNoWork { _ in Toggle("a", isOn: .constant(true)) }
    expectNoWork { _ in TextField("a", text: .constant("b")) }
    expectNoWork { _ in Slider(value: .constant(0.5)) }
    expectNoWork { _ in ProgressView(value: 0.5) }
  }

  @Test func `modifiers of behaviour with other actions of the same kind`() {
    expectNoWork { step in Text("a").onTapGesture { _ = step }.onTapGesture(count: 2) { _ = step } }
    expectNoWork { step in Text("a").onHover { _ in _ = step } }
    expectNoWork { step in Text("a").onContinuousHover { _ in _ = step } }
    expectNoWork { step in Text("a").gesture(DragGesture().onChanged { _ in _ = step }) }
    expectNoWork { step in Text("a").onLongPressGesture { _ = step } }
    expectNoWork { step in
      Text("a").focusable().onKeyPress { _ in step < 0 ? .handled : .ignored }.onExitCommand { _ = step }
    }
    expectNoWork { step in Text("a").contextMenu { Button("b") { _ = step } } }
    expectNoWork { step in Text("a").accessibilityAction(named: Text("b")) { _ = step } }
    expectNoWork { step in Text("a").onSubmit { _ = step }.onAppear { _ = step }.onDisappear { _ = step } }
    expectNoWork { step in Button("a") { _ = step } }
    expectNoWork { step in Text("a").dropDestination(for: String.self) { _, _ in step > 0 } }
    expectNoWork { step in Text("a").pasteDestination(for: String.self) { _ in _ = step } }
  }

  /// Views with values that neither sizes nor places depend on: they are drawn again at most.
  private func expectNoLayout<Content: View>(
    line: UInt = #line, @ViewBuilder _ content: @escaping (Int) -> Content
  ) {
    let screen = Screen(width: 30, height: 8) {
      HostOfSteps(probe: probe) { step in
        VStack {
          content(step)
          Text("b")
        }
      }
    }
    screen.perform("step", probe)
    let trace = screen.trace { screen.perform("step", probe) }
    expectEqual([trace.measured, trace.placed], [0, 0], line: line)
  }

  @Test func `values of modifiers on which no size and no place depends`() {
    expectNoLayout { Text("a").zIndex(Double($0)) }
    expectNoLayout { Text("a").opacity($0.isMultiple(of: 2) ? 1 : 0.5) }
    expectNoLayout { Text("a").accessibilityLabel("\($0)").accessibilityValue("\($0)") }
    expectNoLayout { Text("a").accessibilityIdentifier("\($0)") }
    expectNoLayout { Text("a").accessibilityHidden($0.isMultiple(of: 2)) }
    expectNoLayout { Text("a").allowsHitTesting($0.isMultiple(of: 2)) }
    expectNoLayout { Text("a").focusable($0.isMultiple(of: 2)) }
    expectNoLayout { Text("a").focusable().focusEffectDisabled($0.isMultiple(of: 2)) }
    expectNoLayout { Button("a") {}.keyboardShortcut($0.isMultiple(of: 2) ? "k" : "l") }
    expectNoLayout { Text("a").tag($0) }
    expectNoLayout { Text("a").transition($0.isMultiple(of: 2) ? .slide : .opacity) }
    expectNoLayout { step in Text("a").onTapGesture(count: step % 2 + 1) {} }
    expectNoLayout { step in Text("a").gesture(TapGesture(), isEnabled: step.isMultiple(of: 2)) }
    expectNoLayout { Text("a").blur(radius: CGFloat($0 % 2)) }
  }

  private enum Key: LayoutValueKey { static var defaultValue: Int { 0 } }
  private enum Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
