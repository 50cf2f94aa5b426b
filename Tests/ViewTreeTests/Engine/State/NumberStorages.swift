import Foundation
import ViewTreeTesting

@testable import ViewTree

@Observable private final class Model {
  var number = 0
}

private final class Publishing: ObservableObject {
  @Published var number = 0
}

private struct Numbers: Equatable, RawRepresentable {
  var first = 0
  var second = 0

  init() {}

  init?(rawValue: String) {
    let numbers = rawValue.split(separator: " ").compactMap { Int($0) }
    (first, second) = (numbers[0], numbers[1])
  }

  var rawValue: String { "\(first) \(second)" }

  var both: [Int] {
    get { [first, second] }
    set { (first, second) = (newValue[0], newValue[1]) }
  }
}

/// A number whose setter calls a closure.
struct WritingTwice: Equatable, RawRepresentable {
  nonisolated(unsafe) static var again = {}
  var number = 0
  var part: Int {
    get { number }
    set {
      number = newValue
      unsafe Self.again()
    }
  }

  init() {}

  init?(rawValue: Int) { number = rawValue }

  var rawValue: Int { number }
}

/// A number in each kind of storage, and a binding to each.
struct NumberStorages: View {
  @MainActor final class Bindings {
    fileprivate(set) var all: [(name: String, binding: Binding<Int>)] = []

    func callAsFunction(_ name: String) -> Binding<Int> { all.first { $0.name == name }!.binding }
  }

  let bindings: Bindings
  @State private var number = 0
  @State private var list = [0, 0]
  @State private var lists = [[0, 0], [0]]
  @State private var numbers = Numbers()
  @State private var optional: Int? = 0
  @State private var model = Model()
  @StateObject private var object = Publishing()
  @AppStorage("number") private var app = 0
  @AppStorage("other number", store: storageDefaults) private var defaults = 0
  @SceneStorage("number") private var scene = 0
  @AppStorage("numbers") private var appNumbers = Numbers()
  @AppStorage("other numbers", store: storageDefaults) private var defaultsNumbers = Numbers()
  @SceneStorage("numbers") private var sceneNumbers = Numbers()

  var body: some View {
    let (number, object) = ($number, Unchecked(object))
    let _ =
      bindings.all = [
        ("a state", $number), ("an element", $list[0]), ("another element", $list[1]),
        ("an element of an element", $lists[0][1]), ("a part", $numbers.first), ("another part", $numbers.second),
        ("an element of a part", $numbers.both[1]), ("an optional", Binding($optional)!),
        ("closures", Binding(get: { number.wrappedValue }, set: { number.wrappedValue = $0 })),
        ("an observable object", $model.number),
        ("a published property", Binding(get: { object.value.number }, set: { object.value.number = $0 })),
        ("app storage", $app), ("user defaults", $defaults), ("scene storage", $scene),
        ("a part in app storage", $appNumbers.first), ("another part in app storage", $appNumbers.second),
        ("a part in user defaults", $defaultsNumbers.first),
        ("another part in user defaults", $defaultsNumbers.second),
        ("a part in scene storage", $sceneNumbers.first), ("another part in scene storage", $sceneNumbers.second),
      ]
    VStack(alignment: .leading) {
      ForEach(bindings.all, id: \.name) { Text("\($0.name): \($0.binding.wrappedValue)") }
    }
  }
}

@safe nonisolated(unsafe) let storageDefaults: UserDefaults = {
  let name = "ViewTreeTests.OtherThreadWrites"
  let defaults = UserDefaults(suiteName: name)!
  defaults.removePersistentDomain(forName: name)
  return defaults
}()
