import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

private enum Pet: String { case cat, dog }
private enum Level: Int { case low = 1, high }

private struct Settings: View {
  @AppStorage("isOn") private var isOn = true
  @AppStorage("pet") private var pet = Pet.cat
  @AppStorage("level") private var level: Level?
  @AppStorage("count") private var count: Int?
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("home") private var home = URL(string: "http://a.b")!
  @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("data") private var data = Data([1])

  var body: some View {
    Toggle("On", isOn: $isOn)
    Text("\(pet.rawValue) \(level?.rawValue ?? 0) \(count ?? -1) \(ratio.description) \(home.host ?? "")")
    Text("\(Int(day.timeIntervalSinceReferenceDate)) \(data.count)")
    Button("Change") {
      (pet, level, count, ratio) = (.dog, .high, 4, 0.75)
      home = URL(string: "http://c.d")!
      day += 60
      data.append(2)
    }
    Button("Clear") { (level, count) = (nil, nil) }
    Follower()
  }
}

private struct Follower: View {
  @AppStorage("isOn") private var isOn = false
  @AppStorage("pet") private var name = "none"
  var body: some View { Text("\(isOn ? "on" : "off") \(name)") }
}

private final class Model: ObservableObject {
  @AppStorage("isOn") var isOn = false
}

@MainActor struct AppStorageTests {
  private let store = StoredValues()

  private func makeScreen(_ view: some View) -> Screen {
    Screen(view, width: 24, options: ScreenOptions(appStorage: store))
  }

  @Test func `values of all types are shown, written and taken away`() throws {
    let screen = makeScreen(Settings())
    #expect(screen.text.contains("cat 0 -1 0.5 a.b\n") && screen.text.contains(" 0 1\n"))
    try screen.find(.button, "Change").tap()
    #expect(screen.text.contains("dog 2 4 0.75 c.d\n") && screen.text.contains("60 2\n"))
    #expect(store["pet"] as? String == "dog" && store["level"] as? Int == 2 && store["count"] as? Int == 4)
    try screen.find(.button, "Clear").tap()
    #expect(screen.text.contains("dog 0 -1") && store["count"] == nil && store["level"] == nil)
    expectEqual(screen.issues, [])
  }

  @Test func `a write is seen by every view that reads the key, with its cause`() throws {
    let screen = makeScreen(Settings())
    expectText(screen.text, endsWith: "off none")
    let trace = try screen.trace { try screen.find(.toggle, "On").tap() }
    #expect(screen.text.hasSuffix("off none") && store["isOn"] as? Bool == false)
    // It only passes the binding on; what it read of the other keys stays.
    expectEqual(trace.evaluations(of: Settings.self), 0)
    expectText(trace.description, contains: "@AppStorage(\"isOn\")  true → false")
    let again = try screen.trace { try screen.find(.toggle, "On").tap() }
    expectText(screen.text, endsWith: "on none")
    #expect(again.evaluations(of: Follower.self) == 1 && again.evaluations(of: Settings.self) == 0)
    expectEqual(again.entries.first { $0.typeName == "Follower" }?.causes, ["_isOn"])
  }

  @Test func `a stored value is shown, unless it has a different type`() {
    store["isOn"] = false
    store["pet"] = "fish"
    store["ratio"] = 2
    let screen = makeScreen(Settings())
    #expect(screen.text.contains("[ ] On") && screen.text.contains("cat 0 -1 2.0"))
    // The same key, as a text.
    expectText(screen.text, endsWith: "off fish")
  }

  @Test func `a store that is written elsewhere, or by another screen, is followed`() throws {
    let (screen, other) = (makeScreen(Settings()), makeScreen(Follower()))
    store["pet"] = "dog"
    #expect(screen.text.contains("dog 0") && other.text == "off dog")
    try screen.find(.toggle, "On").tap()
    try screen.find(.toggle, "On").tap()
    expectEqual(other.text, "on dog")
  }

  @Test func `screens without a store have each their own`() throws {
    let (one, two) = (Screen(width: 24) { Settings() }, Screen(width: 24) { Settings() })
    try one.find(.toggle, "On").tap()
    #expect(one.text.contains("[ ] On") && two.text.contains("[x] On"))
    #expect(UserDefaults.standard.object(forKey: "isOn") == nil)
  }

  @Test func `user defaults that are named are used`() throws {
    let name = "viewtree.AppStorageTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.removePersistentDomain(forName: name)
    struct Named: View {
      @AppStorage("count", store: UserDefaults(suiteName: "viewtree.AppStorageTests")) private var count = 1
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let screen = makeScreen(
      VStack {
        Named()
        Named()
        Follower().defaultAppStorage(defaults)
      })
    try #require(screen.findAll(.button).first).tap()
    expectText(screen.text, equals: "  [ 2 ]\n  [ 2 ]\noff none")
    #expect(defaults.integer(forKey: "count") == 2 && store["count"] == nil)
  }

  @Test func `a property of a model is that of the screen that shows it`() throws {
    struct Shown: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(model.isOn ? "on" : "off")
        Button("Flip") { model.isOn.toggle() }
      }
    }
    let model = Model()
    model.isOn = true
    #expect(model.isOn)
    let screen = makeScreen(Shown(model: model))
    #expect(screen.text.contains("on\n") && store["isOn"] as? Bool == true)
    try screen.find(.button, "Flip").tap()
    #expect(screen.text.contains("off\n") && store["isOn"] as? Bool == false)
    // Also while no screen is active.
    model.isOn = true
    expectText(screen.text, contains: "on\n")
  }

  @Test func `a write in a body is refused`() {
    struct Writer: View {
      @AppStorage("count") private var count = 0
      var body: some View {
        let _ = count = 5
        Text("\(count)")
      }
    }
    let screen = makeScreen(Writer())
    #expect(screen.text == "0" && store["count"] == nil)
    expectEqual(
      screen.issues.first?.contains("@AppStorage(\"count\") was written while a view was being evaluated"), true)
  }

  @Test func `a scene keeps values of its own`() throws {
    struct Tabs: View {
      @SceneStorage("tab") private var tab = "home"
      @SceneStorage("isOn") private var isOn = false
      @SceneStorage("note") private var note: String?
      var body: some View {
        Text("\(tab) \(isOn) \(note ?? "-")")
        Button("Go") { (tab, isOn, note) = ("list", true, "x") }
      }
    }
    let kept = StoredValues()
    let screen = Screen(width: 20, options: ScreenOptions(sceneStorage: kept)) { Tabs() }
    expectText(screen.text, contains: "home false -")
    try screen.find(.button, "Go").tap()
    expectText(screen.text, contains: "list true x")
    // As it was left.
    #expect(Screen(width: 20, options: ScreenOptions(sceneStorage: kept)) { Tabs() }.text.contains("list true x"))
    #expect(Screen(width: 20) { Tabs() }.text.contains("home false -"))
  }

  private struct Keyed: View {
    @AppStorage private var number: Int
    let probe: Probe
    init(_ key: String, probe: Probe) { (_number, self.probe) = (AppStorage(wrappedValue: 0, key), probe) }
    var body: some View {
      let _ = probe.ran("app")
      Text("\(number)").offers("default", to: probe) { number = 0 }
    }
  }

  private struct SceneKeyed: View {
    @SceneStorage private var number: Int
    let probe: Probe
    init(_ key: String, probe: Probe) { (_number, self.probe) = (SceneStorage(wrappedValue: 0, key), probe) }
    var body: some View {
      let _ = probe.ran("scene")
      Text("\(number)")
    }
  }

  private struct Bound: View {
    @Binding var number: Int
    let probe: Probe
    var body: some View {
      let _ = probe.ran("binding")
      Text("\(number)")
    }
  }

  private struct Keys: View {
    let probe: Probe
    @AppStorage("one") private var one = 0
    @AppStorage("two") private var two = 0
    @State private var key = "one"
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("\(unrelated)")
        Keyed(key, probe: probe)
        SceneKeyed(key, probe: probe)
        Bound(number: key == "one" ? $one : $two, probe: probe)
      }
      .offers("unrelated", to: probe) { unrelated += 1 }
      .offers("two", to: probe) { key = "two" }
      .offers("three", to: probe) { key = "three" }
    }
  }

  @Test func `a view is evaluated when its key becomes another one, and not when it is the same again`() {
    let (store, scene, probe) = (StoredValues(["one": 1, "two": 2]), StoredValues(["one": 3, "two": 4]), Probe())
    let screen = Screen(options: ScreenOptions(appStorage: store, sceneStorage: scene)) { Keys(probe: probe) }
    func runs() -> [Int] { ["app", "scene", "binding"].map(probe.runs) }
    expectText(screen.text, equals: "0\n1\n3\n1")
    screen.perform("unrelated", probe)
    expectEqual(runs(), [1, 1, 1])
    screen.perform("two", probe)
    expectText(screen.text, equals: "1\n2\n4\n2")
    expectEqual(runs(), [2, 2, 2])
    (store["two"], scene["two"], store["one"]) = (5, 6, 7)
    expectText(screen.text, equals: "1\n5\n6\n5")
    expectEqual(runs(), [3, 3, 3])
    screen.perform("three", probe)
    expectText(screen.text, equals: "1\n0\n0\n5")
    #expect(store["three"] == nil)
  }

  @Test func `a default that is written is stored, and an equal value is written once`() {
    let probe = Probe()
    let screen = makeScreen(Keyed("number", probe: probe))
    let first = screen.trace { screen.perform("default", probe) }
    #expect(store["number"] as? Int == 0 && first.writes.isEmpty && probe.runs("app") == 2)
    screen.perform("default", probe)
    #expect(store["number"] as? Int == 0 && probe.runs("app") == 2)
  }

  @Test func `a binding to a property of a model writes to no screen, and later to the one that shows it`() {
    let model = Model()
    let binding = model.$isOn
    binding.wrappedValue = true
    #expect(model.isOn && binding.wrappedValue)
    struct Shown: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.isOn ? "on" : "off") }
    }
    let screen = makeScreen(Shown(model: model))
    #expect(screen.text == "on" && store["isOn"] as? Bool == true)
    binding.wrappedValue = false
    #expect(screen.text == "off" && store["isOn"] as? Bool == false)
  }

  private final class Numbered: ObservableObject {
    @AppStorage("number") var number = 0
  }

  @Test func `a change of a property that no screen shows starts again after a write of another thread`() {
    let model = Numbered()
    let (binding, shared) = (model.$number, Unchecked(model))
    var runs = 0
    binding.location.update(in: Transaction()) { value in
      runs += 1
      if runs == 1 { elsewhere { shared.value.number = 10 } }
      value += 1
      return true
    }
    #expect(runs == 2 && model.number == 11)
  }

  @Test func `a change that writes nothing to a property that no screen shows stores nothing`() {
    struct Shown: View {
      @ObservedObject var model: Numbered
      var body: some View { Text("\(model.number)") }
    }
    let model = Numbered()
    model.$number.location.update(in: Transaction()) { _ in false }
    #expect(makeScreen(Shown(model: model)).text == "0" && store["number"] == nil)
  }

  @Test func `a view follows the store that is set around it`() {
    struct Parent: View {
      let probe: Probe
      let stores: [StoredValues]
      @State private var index = 0
      var body: some View {
        Keyed("number", probe: probe).environment(\.appStorage, stores[index])
          .offers("next", to: probe) { index = 1 }
          .offers("unrelated", to: probe) { stores[1]["number"] = 7 }
      }
    }
    let (probe, stores) = (Probe(), [StoredValues(["number": 1]), StoredValues(["number": 2])])
    let screen = makeScreen(Parent(probe: probe, stores: stores))
    expectText(screen.text, equals: "1")
    screen.perform("next", probe)
    expectText(screen.text, equals: "2")
    screen.perform("unrelated", probe)
    expectText(screen.text, equals: "7")
  }

  private struct NamedOwner: View {
    @AppStorage("named", store: UserDefaults(suiteName: "viewtree.AppStorageTests.named")) private var number = 1
    let step: Int
    let probe: Probe
    var body: some View {
      Text("\(step)")
      Bound(number: $number, probe: probe)
    }
  }

  @Test func `a binding to a value in user defaults stays the same when the view names them anew`() {
    let probe = Probe()
    let screen = makeScreen(HostOfSteps(probe: probe) { NamedOwner(step: $0, probe: probe) })
    for _ in 0..<2 { screen.perform("step", probe) }
    expectText(screen.text, equals: "2\n1")
    expectEqual(probe.runs("binding"), 1)
  }
}
