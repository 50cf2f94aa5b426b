import ViewTree

/// A form of sections of ten rows; a row is a toggle with its label and a value, and owns its state.
struct StateForm: View {
  let rows: Int

  var body: some View {
    Form {
      ForEach(0..<rows / 10, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(0..<10, id: \.self) { row in StateRow(number: section * 10 + row) }
        }
      }
    }
  }
}

struct StateRow: View {
  let number: Int
  @State private var isOn = false

  var body: some View { Row(number: number, isOn: $isOn) }
}

struct Row: View {
  let number: Int
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Toggle("Row \(number)", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
  }
}

@Observable final class RowModel: Identifiable {
  let id: Int
  var isOn = false

  init(id: Int) { self.id = id }
}

/// A form of the same rows with a model for each row.
struct ModelForm: View {
  @State private var models: [[RowModel]]

  init(rows: Int) {
    models = (0..<rows / 10).map { section in (0..<10).map { RowModel(id: section * 10 + $0) } }
  }

  var body: some View {
    Form {
      ForEach(models.indices, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(models[section]) { model in ModelRow(model: model) }
        }
      }
    }
  }
}

struct ModelRow: View {
  @Bindable var model: RowModel

  var body: some View { Row(number: model.id, isOn: $model.isOn) }
}

/// A form of the same rows over one array in the root's state.
struct ArrayForm: View {
  struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  @State private var items: [Item]
  private let sections: Int

  init(rows: Int) {
    items = (0..<rows).map { Item(id: $0) }
    sections = rows / 10
  }

  var body: some View {
    Form {
      Section("All") {
        ForEach($items) { $item in Row(number: item.id, isOn: $item.isOn) }
      }
    }
  }
}
