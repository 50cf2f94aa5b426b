import ViewTreeTesting

// Parts that were found to hide faults: wide glyphs, formats, hidden parts, dates, selections, nested menus, layouts that
// ask more than an element remembers, widths that go up as preferences.

struct OracleDetails: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.kind {
    case .wide: Wide(part: part)
    case .equalWidths: EqualWidths(part: part)
    case .curious: Curious(count: 9, step: part.number) { OracleParts(part: part) }
    case .format: Formats(part: part)
    case .hiddenParts: HiddenParts(part: part)
    case .date: Dates(part: part)
    case .selection: Selection(part: part)
    default: NestedMenu(part: part)
    }
  }
}

/// Fields without a calendar: which month one shows is its own state.
private struct Dates: View {
  @Bindable var part: OraclePart

  var body: some View {
    let range =
      part.model.date.addingTimeInterval(-86_400)...part.model.date.addingTimeInterval(Double(part.number) * 3600)
    if part.flag {
      DatePicker("when", selection: $part.model.date, displayedComponents: .date).datePickerStyle(.stepperField)
    } else {
      DatePicker("at", selection: $part.model.date, in: range).datePickerStyle(.field)
    }
  }
}

/// Wide glyphs, half under colours and under other text.
private struct Wide: View {
  let part: OraclePart

  var body: some View {
    ZStack(alignment: .leading) {
      Text(part.flag ? "abc日d本語e\u{301}" : "日本語 日本語")
      HStack(spacing: 0) {
        Color.red.frame(width: CGFloat(part.number % 6), height: 1)
        Text("\(part.number)")
        if part.isOn { Color.blue.frame(width: 3, height: 1) }
      }
      if part.items.count > 2 { Text("日").offset(x: CGFloat(part.number % 5)) }
    }
  }
}

/// Each row as wide as the widest, which goes up as a preference from the backgrounds.
private struct EqualWidths: View {
  let part: OraclePart
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("width \(Int(width))")
      Group {
        Text(part.flag ? "a long one" : "short")
        ForEach(part.items) { Text($0.isLong ? "an item with a long name" : "i\($0.id)") }
        if part.isOn { AnyView(Text("erased \(part.number)")) }
      }
      .modifier(ReportsWidth())
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }
}

private struct ReportsWidth: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
    }
  }
}

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A layout that asks more sizes than an element remembers.
private struct Curious: Layout {
  let count: Int
  let step: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widths = subviews.map(width)
    let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
    return CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width(of: subview), height: nil))
      subview.place(at: place, proposal: ProposedViewSize(width: width(of: subview), height: nil))
      place.y += size.height
    }
  }

  /// The smallest of all offers within which the subview is at most three lines high.
  private func width(of subview: LayoutSubview) -> CGFloat {
    let offers = (1...count).map { CGFloat($0 * 4 + step % 4) }
    return offers.first { subview.sizeThatFits(ProposedViewSize(width: $0, height: nil)).height <= 3 } ?? 40
  }
}

private struct Formats: View {
  let part: OraclePart

  var body: some View {
    Text(1.23456 * Double(part.number), format: .number.precision(.fractionLength(part.items.count % 4)))
    Text(part.model.date, format: part.flag ? .dateTime.year().month() : .dateTime.day().weekday())
    Text("\(part.number, specifier: part.isOn ? "%03d" : "%d") of them")
  }
}

private struct HiddenParts: View {
  let part: OraclePart

  var body: some View {
    Button {
      part.number += 1
    } label: {
      HStack {
        Text("press")
        Text("unseen").hidden()
        Text("silent").accessibilityHidden(part.flag)
      }
    }
    // Once: of two views of one part each would have a state of its own, which a fresh screen knows nothing of.
    VStack { if part.isOn { OracleParts(part: part).hidden() } else { OracleParts(part: part) } }
      .accessibilityElement(children: [.ignore, .combine, .contain][part.number % 3])
      .accessibilityLabel("together")
  }
}

/// A list whose rows can be deleted and moved, and at times be chosen; two of them have one tag.
private struct Selection: View {
  @Bindable var part: OraclePart

  var body: some View {
    List(selection: part.isOn ? $part.model.selection : nil) {
      ForEach(part.items) { Text("choice \($0.id)") }
        .onDelete { part.items.remove(atOffsets: $0) }
        .onMove { part.items.move(fromOffsets: $0, toOffset: $1) }
      Section("twins") { Text("a").tag(part.number % 4) }
      DisclosureGroup("b", isExpanded: $part.flag) { Text("c").tag(0) }.tag(part.number % 4)
    }
    .frame(height: part.flag ? nil : 4)
  }
}

private struct NestedMenu: View {
  let part: OraclePart

  var body: some View {
    Menu("Outer \(part.number)") {
      Button("first") { part.number += 1 }
      Menu("Inner") {
        Toggle("deep", isOn: Binding(get: { part.isOn }, set: { part.isOn = $0 }))
        ForEach(part.items) { item in Button("deep \(item.id)") { part.number = item.id } }
      }
      .accessibilityIdentifier("inner \(part.id)")
      if part.flag { Button("last", role: .destructive) {} }
    }
    .accessibilityIdentifier("menu \(part.id)")
  }
}
