import ViewTreeTesting

/// The view of a part.
struct OracleView: View {
  let part: OraclePart

  var body: some View {
    switch part.kind {
    case .text, .label, .spacer, .divider, .color, .reader, .toggle, .closureToggle, .stateToggle, .stepper:
      OracleLeaf(part: part)
    case .outside: OracleOutside(part: part).look(of: part)
    case .row, .column, .depth, .grid, .gridOfParts, .thatFits, .staircase, .changingLayout, .geometry:
      OracleLayouts(part: part)
    case .form, .section, .list, .box, .disclosure, .labeled, .menu, .scroll, .lazyColumn, .lazyRow, .bindings,
      .sources:
      OracleContainers(part: part)
    case .group, .condition, .optional, .cases, .erased, .identified, .sprout: OracleStructure(part: part)
    case .overlay, .background, .inset, .bracket: OracleAround(part: part)
    case .setting, .transform, .enabling, .style, .reports, .sum, .transformedReports: OracleValues(part: part)
    case .objects: OracleObjects(part: part).look(of: part)
    case .phases, .keyframes, .field, .sheet, .popover, .pages, .gesture, .focused, .carried:
      OracleMotions(part: part).look(of: part)
    case .wide, .equalWidths, .curious, .format, .hiddenParts, .date, .selection, .nestedMenu: OracleDetails(part: part)
    case .control, .drawing, .collection, .navigation, .presented, .connection, .styled:
      OracleCatalogueView(part: part).look(of: part)
    }
  }
}

/// Is at rest by whole and half cells.
private struct OracleShake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let shift = (animatableData * 2).truncatingRemainder(dividingBy: 1) * 6
    return ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
  }
}

/// All parts of a part.
struct OracleParts: View {
  let part: OraclePart

  var body: some View { ForEach(part.parts) { OracleView(part: $0) } }
}

extension OraclePart {
  /// Whole and half cells.
  fileprivate var length: CGFloat { CGFloat(number) / 2 }
  fileprivate var horizontal: HorizontalAlignment { [.leading, .center, .trailing][number % 3] }
  fileprivate var vertical: VerticalAlignment { [.top, .center, .bottom, .firstTextBaseline][number % 4] }
  fileprivate var corner: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  fileprivate var color: Color { [.red, .green, .blue][number % 3] }
  fileprivate var transition: AnyTransition {
    [.slide, .scale.combined(with: .opacity.animation(.linear)), AnyTransition(OracleTransition())][id % 3]
  }
}

extension View {
  /// The modifiers of a part.
  ///
  /// A view that is always one element gets them directly, a group around each element.
  @ViewBuilder fileprivate func look(of part: OraclePart) -> some View {
    switch part.look {
    case .plain: self
    case .framed:
      padding(.leading, part.length).border(part.color, width: part.flag ? 1 : 0).zIndex(Double(part.number % 2))
    case .moved:
      modifier(OracleOffset(part: part)).opacity(part.number % 5 == 0 ? 0 : 1)
        .modifier(OracleShake(animatableData: part.length))
        .transition(part.transition)
        .animation(part.number % 3 == 0 ? .bouncy : nil, value: part.flag)
    case .sized:
      fixedSize(horizontal: part.flag, vertical: false)
        .frame(width: part.number % 2 == 0 ? CGFloat(part.number) + 3 : nil, alignment: part.corner)
        .layoutPriority(Double(part.number % 2))
    case .aligned:
      frame(maxWidth: part.flag ? .infinity : 9, alignment: part.corner)
        .alignmentGuide(HorizontalAlignment.leading) { $0[.leading] + part.length }
        .background(part.color)
    case .turned: environment(\.layoutDirection, part.flag ? .rightToLeft : .leftToRight)
    }
  }
}

extension View {
  /// The frame of a lazy container.
  ///
  /// Its rows that are built, and what it knows of the others, depend on where it was scrolled before: nothing of that
  /// is for the layout and the preferences around.
  func window(_ part: OraclePart, height: CGFloat) -> some View {
    environment(\.isInRows, true).frame(width: CGFloat(8 + part.number), height: height)
      .preference(key: OracleSum.self, value: 1)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var isInRows = false
}

/// Offsets a view by the length of its part.
///
/// Lazy rows are not drawn above their places: which rows below the window are built depends on where it was before.
private struct OracleOffset: ViewModifier {
  let part: OraclePart
  @Environment(\.isInRows) private var isInRows

  func body(content: Content) -> some View { content.offset(x: part.length, y: part.flag && !isInRows ? -1 : 0) }
}

// MARK: Leaves

private struct OracleLeaf: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.kind {
    case .label: Label("l\(part.number)", systemImage: "gear").look(of: part)
    case .spacer: Spacer(minLength: part.length)
    case .divider: Divider()
    case .color: part.color.frame(height: part.length).look(of: part)
    case .reader: OracleReader().look(of: part)
    case .toggle: Toggle("t\(part.id % 100)", isOn: $part.isOn).look(of: part)
    case .closureToggle:
      Toggle("c\(part.number)", isOn: Binding(get: { part.isOn }, set: { part.isOn = $0 })).look(of: part)
    case .stateToggle: StateToggle(part: part).look(of: part)
    case .stepper:
      HStack(spacing: 0) {
        Button("-") { part.number = max(part.number - 1, 0) }
        Text("\(part.number)").bold(part.flag)
        Button("+") { withAnimation { part.number += 1 } }
      }
      .look(of: part)
    default:
      Text(part.flag ? "some more words \(part.number)" : "t\(part.number)").lineLimit(part.isOn ? 1 : nil)
        .foregroundColor(part.number > 6 ? part.color : nil).look(of: part)
    }
  }
}

/// Shows what comes down from around.
private struct OracleReader: View {
  @Environment(\.oracleNumber) private var number
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("n\(number)\(isEnabled ? "" : "-")") }
}

/// A toggle over a state of the view.
///
/// The part remembers it for the view that is mounted anew. It does so in the body: a tap may hide the view, as a
/// longer label does in a `ViewThatFits`, and no action runs in a view that is hidden.
private struct StateToggle: View {
  let part: OraclePart
  @State private var isOn: Bool

  init(part: OraclePart) {
    self.part = part
    isOn = part.remembered
  }

  var body: some View {
    let _ = (part.remembered = isOn)
    Toggle(isOn ? "on" : "off", isOn: $isOn)
  }
}

// MARK: Layouts

private struct OracleLayouts: View {
  let part: OraclePart

  var body: some View {
    switch part.kind {
    case .row: HStack(alignment: part.vertical, spacing: part.flag ? part.length : nil) { parts }.look(of: part)
    case .depth: ZStack(alignment: part.corner) { parts }.look(of: part)
    case .grid:
      Grid(alignment: part.corner) {
        ForEach(part.items) { item in
          GridRow {
            Text("\(item.id)")
            Text(item.isLong ? "a long cell" : "x").gridCellColumns(item.isOn ? 2 : 1)
            if part.flag, item == part.items.first { parts }
          }
        }
      }
      .look(of: part)
    case .gridOfParts:
      Grid(horizontalSpacing: 1) {
        GridRow { parts }
        if part.flag { Divider() }
        GridRow(alignment: part.vertical) { ForEach(part.items) { Text("i\($0.id)") } }
      }
      .look(of: part)
    case .thatFits: ViewThatFits(in: part.flag ? .horizontal : [.horizontal, .vertical]) { parts }.look(of: part)
    case .staircase: Staircase(step: part.length) { parts }.look(of: part)
    case .changingLayout:
      let layout = [AnyLayout(HStackLayout()), AnyLayout(VStackLayout()), AnyLayout(Staircase(step: 2))][
        part.number % 3]
      layout { parts }.look(of: part)
    case .geometry:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))x\(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minX))")
        if part.flag { parts.offset(y: 1) }
      }
      .frame(height: part.flag ? 4 : nil)
      .look(of: part)
    default: VStack(alignment: part.horizontal, spacing: part.flag ? part.length : nil) { parts }.look(of: part)
    }
  }

  private var parts: OracleParts { OracleParts(part: part) }
}

/// A layout of the user's: each view further in than the one above it.
private struct Staircase: Layout {
  let step: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let right = cache.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0
    return CGSize(width: right, height: cache.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var place = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: place, proposal: ProposedViewSize(size))
      place = CGPoint(x: place.x + step, y: place.y + size.height)
    }
  }
}

// MARK: Structure

private struct OracleStructure: View {
  let part: OraclePart
  @Environment(\.oracleNumber) private var outer

  var body: some View {
    switch part.kind {
    case .condition:
      if part.flag {
        parts
      } else {
        Text("else \(outer)")
        parts
      }
    case .optional: if part.flag { parts.look(of: part) }
    case .cases:
      switch part.number % 3 {
      case 0: parts
      case 1: VStack { parts }
      default: Text("c")
      }
    case .erased: part.flag ? AnyView(parts) : AnyView(HStack { parts })
    case .identified: Group { parts }.id(part.number / 4)
    case .sprout: SproutView(sprout: part.sprout).look(of: part)
    default:
      Group {
        Text("g\(part.number)")
        parts
      }
      .look(of: part)
    }
  }

  private var parts: OracleParts { OracleParts(part: part) }
}

private struct SproutView: View {
  let sprout: OraclePart.Sprout

  var body: some View {
    if sprout.isRow {
      HStack {
        Text("\(sprout.number)")
        sprouts
      }
    } else {
      VStack(alignment: .leading) {
        sprouts
        Text("\(sprout.number)")
      }
    }
  }

  private var sprouts: some View {
    ForEach(sprout.sprouts.indices, id: \.self) { SproutView(sprout: sprout.sprouts[$0]) }
  }
}

// MARK: Containers

private struct OracleContainers: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.kind {
    case .form: Form { parts }.look(of: part)
    case .section: Section("S\(part.number)") { parts }
    case .list:
      List {
        if part.flag { Section("rows") { items } } else { items }
        parts
      }
      .window(part, height: 5)
    case .box: GroupBox("B\(part.number)") { parts }.look(of: part)
    case .disclosure: DisclosureGroup("D\(part.number)", isExpanded: $part.flag) { parts }.look(of: part)
    case .labeled: LabeledContent("L\(part.number)") { parts }.look(of: part)
    case .menu:
      Menu("M\(part.number)") {
        Toggle("in menu", isOn: $part.isOn)
        ForEach(part.items) { item in Button("item \(item.id)") { part.number += item.id } }
      }
      .accessibilityIdentifier("menu \(part.id)")
    case .lazyColumn:
      ScrollView {
        LazyVStack(alignment: part.horizontal, spacing: part.flag ? 1 : 0) {
          if part.isOn { Text("Header") }
          items
          parts
        }
      }
      .window(part, height: 4)
    case .lazyRow:
      ScrollView(.horizontal) { LazyHStack(alignment: part.vertical) { items } }.window(part, height: 3)
    case .bindings: ForEach($part.items) { $item in Toggle("b\(item.id)", isOn: $item.isOn) }.look(of: part)
    case .sources:
      Toggle("all", sources: $part.items, isOn: \.isOn)
      ForEach(part.items) { Text($0.isOn ? "yes" : "no") }
    default: ScrollView(part.flag ? .vertical : .horizontal) { parts }.frame(height: 4).look(of: part)
    }
  }

  private var parts: OracleParts { OracleParts(part: part) }

  private var items: some View {
    ForEach(part.items) { item in
      Text(item.isLong ? "a row of \(item.id)\nin two lines" : "row \(item.id)").bold(item.isOn)
    }
  }
}

// MARK: Around

private struct OracleAround: View {
  let part: OraclePart

  var body: some View {
    switch part.kind {
    case .overlay:
      Group { parts }.overlay(alignment: part.corner) {
        if part.flag { Text("over") } else { OracleReader() }
        ForEach(part.items) { Text("\($0.id)") }
      }
    case .background: parts.background(alignment: part.corner) { if part.flag { Text("#####") } }
    case .inset: parts.safeAreaInset(edge: .bottom) { Text("inset \(part.number)") }
    default: parts.modifier(Bracket(number: part.number))
    }
  }

  private var parts: OracleParts { OracleParts(part: part) }
}

/// A modifier with a body that reads the environment.
private struct Bracket: ViewModifier {
  let number: Int
  @Environment(\.oracleNumber) private var outer

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text("<\(outer)")
      if number.isMultiple(of: 2) { content } else { VStack { content } }
      Text(">")
    }
  }
}

// MARK: Values that come down and go up

private struct OracleValues: View {
  let part: OraclePart

  var body: some View {
    switch part.kind {
    case .setting: parts.environment(\.oracleNumber, part.number)
    case .transform: parts.transformEnvironment(\.oracleNumber) { [number = part.number] in $0 += number }
    case .enabling: parts.disabled(part.flag)
    case .style:
      if part.flag {
        parts.toggleStyle(.switch).labelsHidden()
      } else {
        parts.bold(part.isOn).environment(\.lineLimit, 1)
      }
    case .reports: parts.preference(key: OracleSum.self, value: part.number)
    case .transformedReports: parts.transformPreference(OracleSum.self) { [number = part.number] in $0 += number }
    default: Summed(part: part)
    }
  }

  private var parts: OracleParts { OracleParts(part: part) }
}

/// Shows the preferences of what is in it, as its own state knows them.
private struct Summed: View {
  let part: OraclePart
  @State private var sum = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("sum \(sum)")
      OracleParts(part: part)
      Text("\(part.number)").preference(key: OracleSum.self, value: part.number)
    }
    .onPreferenceChange(OracleSum.self) { sum = $0 }
  }
}

struct OracleSum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 3 % 1000 + nextValue() }
}

private struct OracleNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var oracleNumber: Int {
    get { self[OracleNumberKey.self] }
    set { self[OracleNumberKey.self] = newValue }
  }
}
