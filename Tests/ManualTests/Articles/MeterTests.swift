import Testing
import ViewTreeTesting

@testable import TerminalHost

// The example of the article `Meter`, as it stands there.

struct Lamps: View {
  @State private var areOn = Array(repeating: false, count: 6)

  var body: some View {
    ForEach(areOn.indices, id: \.self) { index in
      Lamp(name: "Lamp \(index)", isOn: Binding(get: { areOn[index] }, set: { areOn[index] = $0 }))
    }
  }
}

struct Lamp: View {
  let name: String
  @Binding var isOn: Bool
  var body: some View { Toggle(name, isOn: $isOn) }
}

@MainActor struct MeterTests {
  @Test func `the meter of the article`() throws {
    let screen = Screen(width: 30) { Lamps() }
    let model = MeterModel()
    try model.report.add(event: screen.trace { try screen.find(.toggle, "Lamp 2").tap() })
    expectSnapshot(of: MeterView(model: model), width: 48, height: 14)
  }
}
