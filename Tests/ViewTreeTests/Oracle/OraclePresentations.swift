import ViewTreeCompatibility
import ViewTreeApps
import ViewTreeTesting

/// The views that are presented in front of the parts.
enum OraclePresented: CaseIterable {
  case alert, confirmation, cover, item, tinted, nested, older, question, popover, pages, importer
  case stacked, tower
}

struct OraclePresentations: View {
  @Bindable var part: OraclePart

  var body: some View {
    let content = VStack { OracleParts(part: part) }
    switch part.catalogue.presented {
    case .alert:
      content.alert("alert \(part.number)", isPresented: $part.isOn) {
        Button("Cancel", role: .cancel) {}
        ForEach(part.items.prefix(2)) { item in Button("a\(item.id)") { part.number = item.id } }
        if part.flag { TextField("name", text: $part.text) }
      } message: {
        Text("message \(part.items.count)")
      }
    case .confirmation:
      content.confirmationDialog(
        "sure \(part.number)", isPresented: $part.isOn, titleVisibility: part.flag ? .visible : .hidden
      ) {
        ForEach(part.items.prefix(3)) { item in Button("c\(item.id)", role: .destructive) { part.number = item.id } }
      }
    case .cover: content.fullScreenCover(isPresented: $part.isOn) { OracleSheet(part: part) }
    case .item: content.sheet(item: $part.shownItem) { OracleSheet(part: part, name: "item \($0.id)") }
    case .tinted:
      content.tint(part.flag ? .red : nil).sheet(isPresented: $part.isOn) {
        OracleSheet(part: part).presentationDetents(part.flag ? [.medium] : [.large])
      }
    case .older:
      content.alert(isPresented: $part.isOn) {
        part.flag
          ? Alert(title: Text("older \(part.number)"), message: Text("words"))
          : Alert(
            title: Text("older"), primaryButton: .destructive(Text("do")) { part.number = 2 },
            secondaryButton: .cancel())
      }
    case .question:
      content.actionSheet(item: $part.shownItem) { item in
        ActionSheet(
          title: Text("item \(item.id)"), buttons: [.default(Text("take")) { part.number = item.id }, .cancel()])
      }
    case .popover: content.popover(item: $part.shownItem) { Text("popover \($0.id) of \(part.number)") }
    case .pages:
      content.sheet(isPresented: $part.isOn) {
        NavigationStack {
          OracleSheet(part: part).navigationTitle("in \(part.number)")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { part.isOn = false } } }
        }
        .interactiveDismissDisabled(part.flag)
      }
    case .importer:
      // Disabled, for which folder is shown, and what is typed, is known to the dialog alone.
      content.background {
        Color.clear.fileImporter(isPresented: $part.isOn, allowedContentTypes: part.flag ? [.text] : [.png]) { _ in }
          .disabled(true)
      }
    case .stacked: content.sheet(isPresented: $part.isOn) { OracleStack(part: part) }
    case .tower: content.sheet(isPresented: $part.isOn) { OracleTower(part: part, level: 10) }
    case .nested:
      content.sheet(isPresented: $part.isOn) {
        OracleSheet(part: part).popover(isPresented: $part.flag) { Text("in it \(part.number)") }
      }
    }
  }
}

extension OraclePart {
  fileprivate var shownItem: Item? {
    get { items.first { $0.isOn } }
    set { for index in items.indices { items[index].isOn = items[index].id == newValue?.id } }
  }
}

/// A sheet that is higher than many a screen, under something else that is presented from within.
private struct OracleStack: View {
  @Bindable var part: OraclePart

  var body: some View {
    let rows = VStack {
      ForEach(0..<part.number, id: \.self) { Text("s\($0)") }
      OracleSheet(part: part)
    }
    switch part.choice {
    case 0: rows.sheet(isPresented: $part.flag) { OracleSheet(part: part, name: "inner") }
    case 1: rows.alert("alert \(part.number)", isPresented: $part.flag) { Button("OK") {} }
    case 2: rows.confirmationDialog("sure", isPresented: $part.flag) { Button("c\(part.items.count)") {} }
    default: rows.popover(isPresented: $part.flag) { Text("popover\nof \(part.number)") }
    }
  }
}

/// Sheets that present each other, and leave together.
private struct OracleTower: View {
  let part: OraclePart
  let level: Int

  var body: some View {
    let isPresented = Binding(get: { part.flag && level > 0 }, set: { part.flag = $0 })
    Text("level \(level)").sheet(isPresented: isPresented) { OracleTower(part: part, level: level - 1) }
  }
}

private struct OracleSheet: View {
  let part: OraclePart
  var name = "sheet"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(name) \(part.number)")
      Button("Done") { dismiss() }
      ForEach(part.items) { Text("i\($0.id)") }
    }
  }
}
