import ViewTreeTesting

// Controls over properties of objects. The views that own the objects read nothing: only the controls do.

/// Every way to own an object.
struct OracleObjects: View {
  let part: OraclePart

  var body: some View {
    switch part.number % 6 {
    case 0: ModelInState(model: part.model, form: part.form)
    case 1: ObjectInState(object: part.object, form: part.form)
    case 2: ObjectObserved(object: part.object, form: part.form)
    case 3: ObjectInEnvironment(form: part.form).environmentObject(part.object)
    case 4: ModelInEnvironment(form: part.form).environment(part.model)
    default: ModelInBindable(model: part.model, form: part.form)
    }
  }
}

/// The way in which a control receives its binding.
enum OracleForm: CaseIterable {
  case toggle, child, style, disclosure, section, menu, rows, sources, element, unwrapped, closure, converted, inner
}

private struct ModelInState: View {
  @State private var model: OracleModel
  let form: OracleForm

  init(model: OracleModel, form: OracleForm) {
    _model = State(initialValue: model)
    self.form = form
  }

  var body: some View { ModelControls(model: $model, form: form) }
}

private struct ModelInBindable: View {
  @Bindable var model: OracleModel
  let form: OracleForm

  var body: some View {
    OwnedControls(
      isOn: form == .inner ? $model.inner.isOn : $model.isOn, isOpen: $model.isOpen, maybe: $model.maybe,
      items: $model.items, form: form)
  }
}

private struct ModelInEnvironment: View {
  @Environment(OracleModel.self) private var model
  let form: OracleForm

  var body: some View { ModelInBindable(model: model, form: form) }
}

/// Bindings that go from the binding of an object to its properties.
private struct ModelControls: View {
  @Binding var model: OracleModel
  let form: OracleForm

  var body: some View {
    OwnedControls(
      isOn: form == .inner ? $model.inner.isOn : $model.isOn, isOpen: $model.isOpen, maybe: $model.maybe,
      items: $model.items, form: form)
  }
}

private struct ObjectInState: View {
  @StateObject private var object: OracleObject
  let form: OracleForm

  init(object: OracleObject, form: OracleForm) {
    _object = StateObject(wrappedValue: object)
    self.form = form
  }

  var body: some View { OwnedControls(object: $object, form: form) }
}

private struct ObjectObserved: View {
  @ObservedObject var object: OracleObject
  let form: OracleForm

  var body: some View { OwnedControls(object: $object, form: form) }
}

private struct ObjectInEnvironment: View {
  @EnvironmentObject private var object: OracleObject
  let form: OracleForm

  var body: some View { OwnedControls(object: $object, form: form) }
}

/// Controls over bindings that come from an object.
private struct OwnedControls: View {
  let isOn: Binding<Bool>
  let isOpen: Binding<Bool>
  let maybe: Binding<Bool?>
  let items: Binding<[OraclePart.Item]>
  let form: OracleForm

  var body: some View {
    switch form {
    case .toggle, .inner: Toggle("own", isOn: isOn)
    case .child: Child(isOn: isOn)
    case .style: Toggle("styled", isOn: isOn).toggleStyle(Starred())
    case .disclosure: DisclosureGroup("open", isExpanded: isOpen) { Toggle("in it", isOn: isOn) }
    case .section: Form { Section("section", isExpanded: isOpen) { Toggle("in it", isOn: isOn) } }
    case .menu: Menu("settings") { Toggle("in menu", isOn: isOn) }.accessibilityIdentifier("menu of an object")
    case .rows: ForEach(items) { $item in Toggle("row \(item.id)", isOn: $item.isOn) }
    case .sources: Toggle("all", sources: items, isOn: \.isOn)
    case .element: if items.wrappedValue.count > 1 { Toggle("second", isOn: items[1].isOn) }
    case .unwrapped: if let isOn = Binding(maybe) { Toggle("unwrapped", isOn: isOn) } else { Text("nothing") }
    case .closure: Toggle("closure", isOn: Binding(get: { isOn.wrappedValue }, set: { isOn.wrappedValue = $0 }))
    case .converted: Toggle("not", isOn: isOn.inverted)
    }
  }
}

extension OwnedControls {
  /// The bindings that a wrapper of an object makes, for every owner.
  init(object: ObservedObject<OracleObject>.Wrapper, form: OracleForm) {
    self.init(isOn: object.isOn, isOpen: object.isOpen, maybe: object.maybe, items: object.items, form: form)
  }
}

private struct Child: View {
  @Binding var isOn: Bool

  var body: some View { Grandchild(isOn: $isOn) }
}

private struct Grandchild: View {
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(isOn ? "yes" : "no")
      Toggle("grandchild", isOn: $isOn)
    }
  }
}

private struct Starred: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "*" : ".")
        configuration.label
      }
    }
  }
}

extension Binding<Bool> {
  fileprivate var inverted: Binding<Bool> { self[dynamicMember: \.inverse] }
}

extension Bool {
  fileprivate var inverse: Bool {
    get { !self }
    set { self = !newValue }
  }
}
