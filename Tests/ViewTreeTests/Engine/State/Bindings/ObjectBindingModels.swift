import Foundation
import Testing
import ViewTreeTesting

// The parts of the tests of bindings to objects: models, their owners, and the controls bound to them.

struct BoundItem: Identifiable, Equatable {
  var id: Int
  var on = false
}

struct BoundSettings: Equatable {
  var on = false
  var other = false
}

/// A model to whose properties the bindings of the table lead.
protocol SwitchModel: AnyObject {
  associatedtype Part: SwitchPart
  init()
  var on: Bool { get set }
  var other: Bool { get set }
  var maybe: Bool? { get set }
  var list: [Bool] { get set }
  var items: [BoundItem] { get set }
  var settings: BoundSettings { get set }
  var date: Date { get set }
  var part: Part { get set }
  var parts: [Part] { get set }
}

protocol SwitchPart: AnyObject, Identifiable {
  init()
  var on: Bool { get set }
}

@Observable final class ObservedPart: SwitchPart { var on = false }

@Observable final class ObservedModel: SwitchModel {
  var on = false
  var other = false
  var maybe: Bool? = false
  var list = [false, false]
  var items = [BoundItem(id: 1), BoundItem(id: 2)]
  var settings = BoundSettings()
  var date = Date(timeIntervalSince1970: 0)
  var part = ObservedPart()
  var parts = [ObservedPart(), ObservedPart()]
}

final class PublishedPart: SwitchPart, ObservableObject { @Published var on = false }

final class PublishedModel: SwitchModel, ObservableObject {
  @Published var on = false
  @Published var other = false
  @Published var maybe: Bool? = false
  @Published var list = [false, false]
  @Published var items = [BoundItem(id: 1), BoundItem(id: 2)]
  @Published var settings = BoundSettings()
  @Published var date = Date(timeIntervalSince1970: 0)
  @Published var part = PublishedPart()
  @Published var parts = [PublishedPart(), PublishedPart()]
}

// MARK: Owners

/// A type that makes bindings to the properties of an object.
protocol Projecting<Root> {
  associatedtype Root
  func project<Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) -> Binding<Value>
}

extension Binding: Projecting {
  func project<Part>(_ keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> { self[dynamicMember: keyPath] }
}

extension Bindable: Projecting where Value: AnyObject {
  func project<Part>(_ keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> { self[dynamicMember: keyPath] }
}

extension ObservedObject.Wrapper: Projecting {
  func project<Value>(_ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
    self[dynamicMember: keyPath]
  }
}

/// The owner of a model, with its property wrapper.
enum Owner: String, CaseIterable {
  case state, bindable, bindableInBody, environment, binding
  case stateObject, observedObject, environmentObject, stateOfObject

  var isObservable: Bool { [.state, .bindable, .bindableInBody, .environment, .binding].contains(self) }

  @MainActor func screen(_ kind: BoundKind, _ model: any SwitchModel) -> Screen {
    if let model = model as? ObservedModel {
      return Screen(width: 60) {
        switch self {
        case .state: StateOwner(kind: kind, model: model)
        case .bindable: BindableOwner(kind: kind, model: model)
        case .bindableInBody: LocalOwner(kind: kind, model: model)
        case .environment: EnvironmentOwner(kind: kind).environment(model)
        default: BindingOwner(kind: kind, model: model)
        }
      }
    }
    let model = model as! PublishedModel
    return Screen(width: 60) {
      switch self {
      case .stateObject: StateObjectOwner(kind: kind, model: model)
      case .observedObject: ObservedObjectOwner(kind: kind, model: model)
      case .environmentObject: EnvironmentObjectOwner(kind: kind).environmentObject(model)
      default: StateOwner(kind: kind, model: model)
      }
    }
  }
}

struct StateOwner<M: SwitchModel>: View {
  let kind: BoundKind
  @State private var model: M
  init(kind: BoundKind, model: M) {
    self.kind = kind
    _model = State(initialValue: model)
  }
  var body: some View { kind.content(of: $model) }
}

private struct BindableOwner: View {
  let kind: BoundKind
  @Bindable var model: ObservedModel
  var body: some View { kind.content(of: $model) }
}

private struct LocalOwner: View {
  let kind: BoundKind
  let model: ObservedModel
  var body: some View {
    @Bindable var model = model
    kind.content(of: $model)
  }
}

private struct EnvironmentOwner: View {
  let kind: BoundKind
  @Environment(ObservedModel.self) private var model
  var body: some View { kind.content(of: Bindable(model)) }
}

private struct BindingOwner: View {
  let kind: BoundKind
  @State var model: ObservedModel
  var body: some View { Inner(kind: kind, model: $model) }

  private struct Inner: View {
    let kind: BoundKind
    @Binding var model: ObservedModel
    var body: some View { kind.content(of: $model) }
  }
}

private struct StateObjectOwner: View {
  let kind: BoundKind
  @StateObject private var model: PublishedModel
  init(kind: BoundKind, model: PublishedModel) {
    self.kind = kind
    _model = StateObject(wrappedValue: model)
  }
  var body: some View { kind.content(of: $model) }
}

private struct ObservedObjectOwner: View {
  let kind: BoundKind
  @ObservedObject var model: PublishedModel
  var body: some View { kind.content(of: $model) }
}

private struct EnvironmentObjectOwner: View {
  let kind: BoundKind
  @EnvironmentObject private var model: PublishedModel
  var body: some View { kind.content(of: $model) }
}

// MARK: What is bound

/// The control that is bound, and the property to which it is bound.
enum BoundKind: String, CaseIterable {
  case toggle, sibling, child, plainProperty, structure, bindingOfBinding, nested, element, rows, rowsByIndex,
    objectRows
  case sources, rowSources, disclosure, section, menu, customStyle, switchInForm, date, optional, unwrapped, closures

  /// Turns what is bound on, from outside.
  func turnOn<M: SwitchModel>(_ model: M) { write(true, to: model) }
  func turnOff<M: SwitchModel>(_ model: M) { write(false, to: model) }

  private func write<M: SwitchModel>(_ isOn: Bool, to model: M) {
    switch self {
    case .structure, .bindingOfBinding: model.settings.on = isOn
    case .nested: model.part.on = isOn
    case .element: model.list[1] = isOn
    case .rows, .rowsByIndex: model.items[1].on = isOn
    case .rowSources: for index in model.items.indices { model.items[index].on = isOn }
    case .objectRows: model.parts[1].on = isOn
    case .date: model.date = Date(timeIntervalSince1970: isOn ? 86_400 : 0)
    case .optional, .unwrapped: model.maybe = isOn
    case .sources: (model.on, model.other) = (isOn, isOn)
    default: model.on = isOn
    }
  }

  func isOn<M: SwitchModel>(_ model: M) -> Bool {
    model.on || model.settings.on || model.part.on || model.list[1] || model.items[1].on || model.parts[1].on
      || model.date != Date(timeIntervalSince1970: 0) || model.maybe == true
  }

  /// Brings to the screen what is bound.
  @MainActor func open(_ screen: Screen) throws { if self == .menu { try screen.find(.menu, "M").tap() } }

  /// Turns the same on as a user does.
  @MainActor func use(_ screen: Screen) throws {
    switch self {
    case .disclosure: try screen.find(.disclosureGroup, "A").tap()
    case .section: try screen.find(.section, "A").expand()
    case .menu:
      try screen.find(.toggle, "A").tap()
      try open(screen)
    case .date: try screen.find(.datePicker, "A").select(Date(timeIntervalSince1970: 86_400))
    case .objectRows: try screen.findAll(.toggle)[1].tap()
    default: try screen.find(.toggle, "A").tap()
    }
  }

  @MainActor @ViewBuilder func content<M: SwitchModel>(of model: some Projecting<M>) -> some View {
    switch self {
    case .toggle, .sibling, .child, .plainProperty, .structure, .bindingOfBinding, .nested: single(of: model)
    case .element, .rows, .rowsByIndex, .objectRows, .sources, .rowSources: several(of: model)
    default: other(of: model)
    }
  }

  @MainActor @ViewBuilder private func single<M: SwitchModel>(of model: some Projecting<M>) -> some View {
    switch self {
    case .toggle: Toggle("A", isOn: model.project(\.on))
    case .sibling:
      Toggle("A", isOn: model.project(\.on))
      Toggle("B", isOn: model.project(\.on)).toggleStyle(.switch)
    case .child: BoundChild(isOn: model.project(\.on))
    case .plainProperty: Plain(isOn: model.project(\.on))
    case .structure: Toggle("A", isOn: model.project(\.settings).on)
    case .bindingOfBinding: SettingsView(settings: model.project(\.settings))
    default: Toggle("A", isOn: model.project(\.part).on)
    }
  }

  @MainActor @ViewBuilder private func several<M: SwitchModel>(of model: some Projecting<M>) -> some View {
    switch self {
    case .element: Toggle("A", isOn: model.project(\.list)[1])
    case .rows: ForEach(model.project(\.items)) { $item in Toggle(item.id == 2 ? "A" : "B", isOn: $item.on) }
    case .rowsByIndex: ForEach(0..<2) { Toggle($0 == 1 ? "A" : "B", isOn: model.project(\.items)[$0].on) }
    case .objectRows:
      List(model.project(\.parts)) { $part in Toggle(isOn: $part.on) { Text("A") } }
        .frame(height: 4)
    case .sources: Toggle("A", sources: [model.project(\.on), model.project(\.other)], isOn: \.self)
    default: Toggle("A", sources: model.project(\.items), isOn: \.on)
    }
  }

  @MainActor @ViewBuilder private func other<M: SwitchModel>(of model: some Projecting<M>) -> some View {
    switch self {
    case .disclosure: DisclosureGroup("A", isExpanded: model.project(\.on)) { Text("inside") }
    case .section: List { Section("A", isExpanded: model.project(\.on)) { Text("inside") } }.frame(height: 6)
    case .menu: Menu("M") { Toggle("A", isOn: model.project(\.on)) }
    case .customStyle: Toggle("A", isOn: model.project(\.on)).toggleStyle(Words())
    case .switchInForm: Form { Toggle("A", isOn: model.project(\.on)) }
    case .date: DatePicker("A", selection: model.project(\.date), displayedComponents: .date)
    case .optional: OptionalView(isOn: model.project(\.maybe))
    case .unwrapped: if let isOn = Binding(model.project(\.maybe)) { Toggle("A", isOn: isOn) }
    default:
      let isOn = model.project(\.on)
      Toggle("A", isOn: Binding(get: { isOn.wrappedValue }, set: { isOn.wrappedValue = $0 }))
    }
  }
}

struct BoundChild: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("A", isOn: $isOn) }
}

private struct Plain: View {
  let isOn: Binding<Bool>
  var body: some View { Toggle("A", isOn: isOn) }
}

private struct SettingsView: View {
  @Binding var settings: BoundSettings
  var body: some View { BoundChild(isOn: $settings.on) }
}

private struct OptionalView: View {
  @Binding var isOn: Bool?
  var body: some View {
    Text(isOn == nil ? "none" : isOn == true ? "yes" : "no")
    Toggle("A", isOn: Binding(get: { isOn ?? false }, set: { isOn = $0 }))
  }
}

private struct Words: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        configuration.label
        Text(configuration.isOn ? "yes" : "no")
      }
    }
  }
}

/// A model with a property that is computed from another one.
@Observable final class Shelf {
  var count = 0
  var isFull: Bool {
    get { count > 1 }
    set { count = newValue ? 2 : 0 }
  }
}

extension Shelf {
  /// A look bound to what the shelf computes runs again only when the outcome is another one.
  @MainActor func expectFollowed(by screen: Screen, _ probe: Probe) {
    count += 1
    expectText(screen.text, equals: "closed")
    expectEqual(probe.runs("style"), 1)
    count += 1
    expectText(screen.text, equals: "open")
    expectEqual(probe.runs("style"), 2)
  }
}
