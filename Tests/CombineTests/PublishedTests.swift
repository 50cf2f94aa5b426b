import Combine
import Foundation
import Testing
import ViewTreeTesting

@MainActor private final class Search: ObservableObject {
  @Published var query = ""
  @Published var found: [String] = []
  @Published var isEmpty = true
  private(set) var searches: [String] = []
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $query.map(\.isEmpty).assign(to: &$isEmpty)
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] in self?.search($0) }
      .store(in: &subscriptions)
  }

  private func search(_ text: String) {
    searches.append(text)
    found = ["apple", "pear", "plum"].filter { $0.hasPrefix(text) }
  }
}

@MainActor private struct SearchScreen: View {
  @ObservedObject var model: Search

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Fruit", text: $model.query)
      Text(model.isEmpty ? "Type" : model.found.joined(separator: " "))
    }
  }
}

@MainActor struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var number = 1
    @Published var text = "a"
  }

  @Test func `a subscriber gets the value, and each new one before the property has it`() {
    let model = Model()
    var log: [String] = []
    let change = model.objectWillChange.sink { log.append("change \(model.number)") }
    let values = model.$number.sink { log.append("\($0) for \(model.number)") }
    model.number = 2
    model.number = 2
    expectEqual(log, ["1 for 1", "change 1", "2 for 1", "change 2", "2 for 2"])
    values.cancel()
    change.cancel()
    model.number = 3
    #expect(log.count == 5 && model.number == 3)
  }

  @Test func `a property follows a publisher as long as its object is there`() {
    let source = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let witness = model
    var changes = 0
    let change = model?.objectWillChange.sink { changes += 1 }
    if let model { source.assign(to: &model.$number) }
    source.send(5)
    #expect(model?.number == 5 && changes == 1)
    model = nil
    #expect(witness == nil)
    source.send(6)
    change?.cancel()
  }

  @Test func `a property of an object is written until it is cancelled`() {
    let source = CurrentValueSubject<String, Never>("x")
    let model = Model()
    let subscription = source.assign(to: \.text, on: model)
    expectEqual(model.text, "x")
    source.value = "y"
    subscription.cancel()
    source.value = "z"
    expectEqual(model.text, "y")
  }

  @Test func `a class that is not an observable object publishes as well`() {
    final class Plain { @Published var number = 0 }
    let plain = Plain()
    var numbers: [Int] = []
    let subscription = plain.$number.sink { numbers.append($0) }
    plain.number = 1
    expectEqual(numbers, [0, 1])
    subscription.cancel()
  }

  @Test func `an object with a subject of its own updates its views`() throws {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var number = 0 { willSet { objectWillChange.send() } }
    }
    struct Counter: View {
      @ObservedObject var model: Own
      var body: some View { Button("\(model.number)") { model.number += 1 } }
    }
    let screen = Screen(Counter(model: Own()), width: 10)
    try screen.find(.button, "0").tap()
    expectText(screen.text, equals: "[ 1 ]")
  }

  @Test func `an object with a publisher of its own is not announced by its published properties`() throws {
    final class Own: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var number = 0
    }
    final class Subjective: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var number = 0
    }
    struct Counter: View {
      @ObservedObject var model: Own
      var body: some View { Button("\(model.number)") { model.number += 1 } }
    }
    let (own, subjective) = (Own(), Subjective())
    var changes: [String] = []
    var subscriptions = Set<AnyCancellable>()
    own.objectWillChange.sink { changes.append("own") }.store(in: &subscriptions)
    subjective.objectWillChange.sink { changes.append("subject") }.store(in: &subscriptions)
    own.$number.sink { changes.append("\($0)") }.store(in: &subscriptions)
    own.number = 1
    subjective.number = 1
    expectEqual(changes, ["0", "1"])
    let screen = Screen(Counter(model: own), width: 10)
    try screen.find(.button, "1").tap()
    expectText(screen.text, equals: "[ 1 ]")
    own.objectWillChange.send()
    expectText(screen.text, equals: "[ 2 ]")
  }

  @Test func `a typed text is searched for when the user pauses, by the screen's clock`() throws {
    let model = Search()
    let screen = Screen(SearchScreen(model: model), width: 12)
    expectText(screen.text, equals: "[Fruit     ]\nType")
    try screen.find(.textField, "Fruit").type("p")
    screen.advance(by: .milliseconds(299))
    try screen.find(.textField, "Fruit").type("l")
    screen.advance(by: .milliseconds(299))
    expectEqual(model.searches, [])
    screen.advance(by: .milliseconds(1))
    expectEqual(model.searches, ["pl"])
    expectText(screen.text, endsWith: "plum")
    expectEqual(screen.issues, [])
  }

  @Test func `a view receives a property and publishers derived from it`() throws {
    struct Receiver: View {
      @StateObject private var model = Model()
      @State private var log = ""
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { model.number += 1 }
          Text(log)
        }
        .onReceive(model.$number) { log += "\($0) " }
      }
    }
    let screen = Screen(Receiver(), width: 12)
    try screen.find(.button, "more").tap()
    expectText(screen.text, equals: "[ more ]\n  1 2")
    expectEqual(screen.issues, [])
  }

  @Test func `values for the main queue arrive with the next frame of the screen`() throws {
    struct Sender: View {
      let subject = PassthroughSubject<String, Never>()
      @State private var words = "-"
      var body: some View {
        Button(words) { subject.send("said") }
          .onReceive(subject.receive(on: DispatchQueue.main).map { $0.uppercased() }) { words = $0 }
      }
    }
    let screen = Screen(Sender(), width: 10)
    try screen.find(.button, "-").tap()
    expectText(screen.text, equals: "[ SAID ]")
  }

  @Test func `values are delayed and throttled by the screen's clock`() throws {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    struct Fixed: View {
      let send: @MainActor () -> Void
      var body: some View { Button("go", action: send) }
    }
    var number = 0
    let screen = Screen(
      Fixed {
        number += 1
        subject.send(number)
      }, width: 10)
    let delayed = subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { log.append("d\($0)") }
    let throttled = subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { log.append("t\($0)") }
    for _ in 1...3 { try screen.find(.button, "go").tap() }
    expectEqual(log, ["t1"])
    screen.advance(by: .seconds(1))
    expectEqual(log, ["t1", "d1", "d2", "t3", "d3"])
    screen.advance(by: .seconds(5))
    try screen.find(.button, "go").tap()
    expectEqual(log.last, "t4")
    delayed.cancel()
    throttled.cancel()
  }
}
