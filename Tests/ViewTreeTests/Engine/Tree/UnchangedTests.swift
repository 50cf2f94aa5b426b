import Testing
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

  private enum Key: LayoutValueKey { static var defaultValue: Int { 0 } }
  private enum Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
