import ViewTreeApps
import ViewTreeTesting

/// The controls that show no other parts.
enum OracleControl: CaseIterable {
  case slider, gauge, progress, picker, menuPicker, editor, color, days, link, share, group, secure, area, number
  case paste, markdown, slow, stepper, purpose, picture, loaded, circular, marks
}

struct OracleControls: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.catalogue.control {
    case .slider:
      Slider(value: $part.level, in: 0...1, step: part.flag ? 0.25 : 1.0 / 12) {
        Text("s\(part.number)")
      } minimumValueLabel: {
        Text(part.isOn ? "min" : "0")
      } maximumValueLabel: {
        Text("\(part.items.count)")
      }
      .frame(width: 16)
    case .marks:
      Slider(value: $part.level, neutralValue: part.flag ? 0.5 : nil, enabledBounds: part.isOn ? 0...0.8 : nil) {
        Text("m\(part.number)")
      } currentValueLabel: {
        Text(part.flag ? "half" : "all")
      } ticks: {
        SliderTickContentForEach([0, 0.5, 1], id: \.self) { level in SliderTick(level) { Text("\(Int(level * 10))") } }
      }
      .sliderThumbVisibility(part.number.isMultiple(of: 3) ? .hidden : .automatic)
      .frame(width: 24)
    case .gauge: OracleGauge(part: part)
    case .progress:
      ProgressView(value: part.level) {
        Text("p\(part.number)")
      } currentValueLabel: {
        Text(part.flag ? "now" : "")
      }
      .frame(width: 12)
    case .picker: OraclePicker(part: part)
    case .menuPicker: OracleOptions(part: part).pickerStyle(.menu).accessibilityIdentifier("menu \(part.id)")
    case .editor: TextEditor(text: $part.text).frame(width: 10, height: part.flag ? 3 : 2)
    case .color: ColorPicker("c\(part.number)", selection: $part.model.color, supportsOpacity: part.flag)
    case .days:
      MultiDatePicker("days \(part.number)", selection: $part.model.days, in: OracleModel.firstDays)
        .labelsVisibility(part.flag ? .visible : .hidden)
    case .link:
      Link("link \(part.number)", destination: URL(string: "https://www.swift.org/\(part.number)")!)
    case .share:
      ShareLink(part.flag ? "Share" : "Send", item: "s\(part.number)")
    case .group: OracleGroup(part: part)
    case .secure: SecureField("secret", text: $part.text).textFieldStyle(.roundedBorder).frame(width: 12)
    case .area: TextField("area", text: $part.text, axis: .vertical).lineLimit(1...3).frame(width: 8)
    // Text that is typed and not yet a number is known to the field alone.
    case .number: TextField("number", value: $part.number, format: .number).disabled(true).frame(width: 8)
    case .paste: PasteButton(payloadType: String.self) { part.text = $0.joined() }
    case .slow: AsyncToggle("w\(part.number)", storage: OracleStorage())
    case .stepper: Stepper("step \(part.number)", value: $part.number, in: 0...11, step: part.flag ? 2 : 1)
    case .purpose: OraclePurposes(part: part)
    case .picture:
      HStack {
        Image(systemName: part.flag ? "star" : "gearshape").resizable().frame(
          width: CGFloat(part.choice + 1), height: 1)
        Image("picture \(part.number)").accessibilityLabel("p\(part.number)")
      }
    case .loaded:
      AsyncImage(url: nil) { phase in
        Text(phase.error == nil ? "loading \(part.number)" : "no picture")
      }
    case .circular:
      ProgressView("c\(part.number)", value: part.flag ? part.level : nil).progressViewStyle(.circular)
    case .markdown: Text("**n\(part.number)** and *\(part.text)* [link](https://www.swift.org/\(part.number))")
    }
  }
}

/// Never answers: what is shown meanwhile depends on nothing but the part.
private struct OracleStorage: AsyncToggleStorage {
  func read() async throws -> Bool {
    try await Task.sleep(for: .seconds(1_000_000))
    return true
  }

  func save(value: Bool) async throws {}
}

/// Buttons that say by themselves what they are for.
private struct OraclePurposes: View {
  @Bindable var part: OraclePart

  var body: some View {
    VStack {
      switch part.id % 3 {
      case 0: EditButton()
      case 1: RenameButton()
      default: HelpLink { part.number = 3 }
      }
      Text(part.flag ? "edited" : "read")
    }
    .environment(\.editMode, $part.editMode)
    .renameAction { part.number = 1 }
  }
}

extension OraclePart {
  fileprivate var editMode: EditMode {
    get { flag ? .active : .inactive }
    set { flag = newValue.isEditing }
  }
}

private struct OracleGauge: View {
  let part: OraclePart

  var body: some View {
    let gauge = Gauge(value: part.level) {
      Text("g\(part.number)")
    } currentValueLabel: {
      Text("\(part.number)")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    switch part.id % 3 {
    case 0: gauge.frame(width: 14)
    case 1: gauge.gaugeStyle(.accessoryLinear).tint(part.flag ? .red : .green).frame(width: 14)
    default: gauge.gaugeStyle(.accessoryCircular)
    }
  }
}

private struct OraclePicker: View {
  let part: OraclePart

  var body: some View {
    switch part.id % 5 {
    case 0: OracleOptions(part: part).pickerStyle(.inline)
    case 1: OracleOptions(part: part).pickerStyle(.segmented)
    case 2: OracleOptions(part: part).pickerStyle(.palette)
    case 3: OracleOptions(part: part).pickerStyle(.wheel)
    default: OracleOptions(part: part).pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }
  }
}

private struct OracleOptions: View {
  @Bindable var part: OraclePart

  var body: some View {
    Picker("pick", selection: $part.choice) {
      Text(part.isOn ? "a long nought" : "o0").tag(0)
      if part.flag {
        Section("more") { ForEach(1..<4, id: \.self) { Text("o\($0)") } }
      } else {
        ForEach(1..<4, id: \.self) { Text("o\($0)") }
      }
    }
  }
}

private struct OracleGroup: View {
  @Bindable var part: OraclePart

  var body: some View {
    let group = ControlGroup("group") {
      Button("less") { part.number = max(0, part.number - 1) }
      if part.flag { Toggle("on", isOn: $part.isOn) }
      ForEach(part.items.prefix(2)) { item in Button("b\(item.id)") { part.number = item.id } }
    }
    switch part.id % 3 {
    case 0: group
    case 1: group.controlGroupStyle(.palette)
    default: group.controlGroupStyle(.menu).accessibilityIdentifier("menu \(part.id)")
    }
  }
}
