import Foundation
import Testing
import ViewTreeTesting

@Observable private final class Model {
  var number = 1
}

private final class Publishing: ObservableObject {
  @Published var t1 = false
}

@MainActor @Suite struct OtherThreadTests {
  private let probe = Probe()

  @Test func `writes from another thread are on the screen when it is next looked at`() async {
    struct Reader: View {
      let model: Model
      @ObservedObject var object: Publishing
      var body: some View { Text("\(model.number) \(object.t1)") }
    }
    let model = Unchecked(Model())
    let object = Unchecked(Publishing())
    let screen = Screen { Reader(model: model.value, object: object.value) }
    await onAnotherThread {
      model.value.number = 7
      object.value.t1 = true
    }
    #expect(screen.text == "7 true")
  }

  @Test func `a state can be written from another thread`() async {
    struct Owner: View {
      let probe: Probe
      @State private var number = 0
      var body: some View {
        let _ = probe.write = { number = $0 }
        Text("\(number)").onChange(of: number) { old, new in probe.note("\(old)→\(new)") }
      }
    }
    let screen = Screen { Owner(probe: probe) }
    let write = Unchecked(probe.write)
    await onAnotherThread { for number in 1...100 { write.value?(number) } }
    #expect(screen.text == "100")
    #expect(probe.text == "0→100")
  }
}

struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
