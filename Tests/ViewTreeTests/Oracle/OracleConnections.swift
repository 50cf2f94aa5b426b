import ViewTreeTesting

/// Values that connect places: stores, anchors, geometry, preferences that are shown.
enum OracleConnection: CaseIterable {
  case stored, anchors, overlayValue, matched, geometryChange, relative, focusedField, changes, namespace,
    identifiedScroll
}

struct OracleConnections: View {
  let part: OraclePart

  var body: some View {
    switch part.catalogue.connection {
    case .stored: OracleStored(part: part)
    case .anchors: OracleAnchors(part: part)
    case .overlayValue:
      VStack {
        Text("value \(part.number)").preference(key: OracleSum.self, value: part.number)
        OracleParts(part: part)
      }
      .overlayPreferenceValue(OracleSum.self, alignment: .topTrailing) { if part.flag { Text("sum \($0)") } }
      .backgroundPreferenceValue(OracleSum.self) { sum in Color.red.opacity(sum.isMultiple(of: 2) ? 0.5 : 1) }
    case .matched: OracleMatched(part: part)
    case .geometryChange: OracleMeasured(part: part)
    case .relative:
      ScrollView(.horizontal) {
        HStack {
          Text("half \(part.number)").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
          OracleParts(part: part)
        }
      }
      .frame(width: 20, height: 3)
    case .focusedField: OracleFocusState(part: part)
    case .changes: OracleChanges(part: part)
    case .namespace:
      VStack { OracleParts(part: part) }
        .coordinateSpace(.named("oracle"))
        .background { GeometryReader { Text("\(Int($0.frame(in: .named("oracle")).width))") } }
    case .identifiedScroll:
      ScrollView {
        VStack { ForEach(part.items) { Text("r\($0.id)").id($0.id) } }.scrollTargetLayout()
      }
      .defaultScrollAnchor(.top)
      .frame(width: 8, height: 3)
    }
  }
}

/// Three values of all parts, by their keys.
private struct OracleStored: View {
  let part: OraclePart
  @AppStorage private var count: Int
  @SceneStorage private var isOn: Bool

  init(part: OraclePart) {
    self.part = part
    _count = AppStorage(wrappedValue: 0, "count\(part.id % 3)")
    _isOn = SceneStorage(wrappedValue: false, "isOn\(part.id % 3)")
  }

  var body: some View {
    VStack {
      Button("stored \(count)") { count = (count + part.number) % 100 }
      Toggle("kept", isOn: $isOn)
      if isOn { OracleParts(part: part) }
    }
  }
}

private struct OracleAnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// A frame about what reports where it is.
private struct OracleAnchors: View {
  let part: OraclePart

  var body: some View {
    VStack(alignment: .leading) {
      Text("anchored \(part.number)").anchorPreference(key: OracleAnchorKey.self, value: .bounds) { [$0] }
      OracleParts(part: part)
      if part.flag {
        Text("too").transformAnchorPreference(key: OracleAnchorKey.self, value: .bounds) { $0.append($1) }
      }
    }
    .overlayPreferenceValue(OracleAnchorKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Text("^").offset(x: frame.maxX, y: frame.minY)
        }
      }
    }
  }
}

private struct OracleMatched: View {
  let part: OraclePart
  @Namespace private var names

  var body: some View {
    VStack(alignment: .leading) {
      if part.flag {
        Text("matched").matchedGeometryEffect(id: 1, in: names)
        OracleParts(part: part)
      } else {
        OracleParts(part: part)
        HStack {
          Text("elsewhere \(part.number)")
          Text("matched").matchedGeometryEffect(id: 1, in: names)
        }
      }
      Text("-").matchedGeometryEffect(id: 1, in: names, properties: .position, anchor: .trailing, isSource: false)
    }
  }
}

/// Shows how large the parts are, as its own state knows it.
private struct OracleMeasured: View {
  let part: OraclePart
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(Int(size.width)) by \(Int(size.height))").frame(width: 10, height: 1)
      VStack { OracleParts(part: part) }.fixedSize().onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
  }
}

/// Says which of its buttons has the focus.
private struct OracleFocusState: View {
  let part: OraclePart
  @FocusState private var focused: Int?

  var body: some View {
    HStack {
      Text("in \(focused ?? -1)").frame(width: 6, height: 1)
      ForEach(part.items.prefix(3)) { item in
        Button("f\(item.id)") { focused = part.flag ? nil : item.id }.focused($focused, equals: item.id)
      }
    }
  }
}

/// Counts in a model what changes, so that what a fresh screen has counted is the same.
private struct OracleChanges: View {
  let part: OraclePart

  var body: some View {
    VStack {
      Text("changes \(part.number)")
        .onChange(of: part.number) { old, new in if new == old + 1 { part.isOn.toggle() } }
        .task(id: part.flag) {}
      OracleParts(part: part)
    }
  }
}
