import ViewTreeCompatibility
import ViewTreeTesting

/// Containers, in the styles that are chosen by name.
enum OracleStyle: CaseIterable {
  case list, box, section, form, labeled, disclosure, table, label, button, menu, tabs, glass
}

struct OracleStyles: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.catalogue.style {
    case .list: OracleListStyles(part: part).window(part, height: 5)
    case .box:
      let box = GroupBox("B\(part.number)") { OracleParts(part: part) }
      switch part.choice {
      case 0: box.groupBoxStyle(.ruled)
      case 1: box.groupBoxStyle(.indented)
      default: box
      }
    case .section:
      Form {
        let section = Section("S\(part.number)", isExpanded: $part.flag) { OracleParts(part: part) }
        if part.isOn { section.sectionStyle(.indented) } else { section.sectionStyle(.plain) }
      }
    case .form:
      if part.flag { form.formStyle(.columns) } else { form.formStyle(.grouped) }
    case .labeled:
      let content = LabeledContent("L\(part.number)") { OracleParts(part: part) }
      switch part.choice {
      case 0: content.labeledContentStyle(.stacked)
      case 1: content.labeledContentStyle(.trailing)
      default: content.labeledContentStyle(.inline)
      }
    case .disclosure:
      let group = DisclosureGroup("D\(part.number)", isExpanded: $part.flag) { OracleParts(part: part) }
      if part.isOn { group.disclosureGroupStyle(.trailingMark) } else { group.disclosureGroupStyle(.bordered) }
    case .table:
      let table = Table(part.items) { TableColumn("Id") { Text("\($0.id) of \(part.number)") } }
      if part.flag {
        table.tableStyle(.bordered).window(part, height: 6)
      } else {
        table.tableStyle(.inset).window(part, height: 6)
      }
    case .label:
      let label = Label("l\(part.number)", systemImage: part.isOn ? "star" : "gear")
      if part.flag { label.labelStyle(.iconOnly) } else { label.labelStyle(.titleAndIcon) }
    case .button:
      let button = Button("b\(part.number)") { part.number = (part.number + 1) % 12 }
      switch part.choice {
      case 0: button.buttonStyle(.glass)
      case 1: button.buttonStyle(.glassProminent)
      case 2: button.buttonStyle(.borderedProminent).tint(part.isOn ? .red : nil)
      default: button.buttonStyle(.borderless)
      }
    case .menu:
      Menu("M\(part.number)") { Toggle("in it", isOn: $part.isOn) }
        .menuStyle(.borderlessButton).menuIndicator(part.flag ? .hidden : .visible)
        .accessibilityIdentifier("menu \(part.id)")
    case .tabs: OracleSidebar(part: part).frame(width: part.flag ? 40 : 20, height: 6)
    case .glass:
      GlassEffectContainer(spacing: 1) {
        HStack { OracleParts(part: part) }.glassEffect()
        Text("glass \(part.number)").glassEffect(in: RoundedRectangle(cornerRadius: 1))
      }
    }
  }

  private var form: some View {
    Form {
      Toggle("on", isOn: $part.isOn)
      LabeledContent("number", value: "\(part.number)")
      OracleParts(part: part)
    }
  }
}

private struct OracleListStyles: View {
  let part: OraclePart

  var body: some View {
    switch part.id % 5 {
    case 0: list.listStyle(.grouped)
    case 1: list.listStyle(.insetGrouped)
    case 2: list.listStyle(.inset)
    case 3: list.listStyle(.sidebar)
    default: list.listStyle(.plain).listSectionSpacing(part.isOn ? 1 : 0)
    }
  }

  private var list: some View {
    List {
      Section("H\(part.number)") { ForEach(part.items) { Text("r\($0.id)").badge(part.flag ? $0.id : 0) } }
      OracleParts(part: part)
    }
  }
}

private struct OracleSidebar: View {
  @Bindable var part: OraclePart

  var body: some View {
    TabView(selection: $part.choice) {
      Tab("Zero", systemImage: "star", value: 0) { OracleParts(part: part) }
      TabSection("More \(part.items.count)") {
        Tab("One", systemImage: "tray", value: 1) { Text("one \(part.number)") }
        Tab("Two", systemImage: "gear", value: 2) { Text("two") }.hidden(part.isOn && part.choice != 2)
      }
      Tab("Three", systemImage: "bell", value: 3) { Text("three") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
