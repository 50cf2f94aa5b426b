import Testing
import ViewTreeTesting

// The examples of the article `MeasuringInvalidations`, as they stand there.

struct Device: Identifiable {
  let id: Int
  var isOn = false
  var name: String { "Device \(id)" }
}

struct DeviceRow: View {
  let name: String
  @Binding var isOn: Bool

  var body: some View { Toggle(name, isOn: $isOn) }
}

struct SlowDevices: View {
  @State private var devices = (1...200).map { Device(id: $0) }

  var body: some View {
    List(devices.indices, id: \.self) { index in
      DeviceRow(
        name: devices[index].name,
        isOn: Binding(get: { devices[index].isOn }, set: { devices[index].isOn = $0 }))
    }
  }
}

struct FastDevices: View {
  @State private var devices = (1...200).map { Device(id: $0) }

  var body: some View {
    List($devices) { $device in DeviceRow(name: device.name, isOn: $device.isOn) }
  }
}

struct ManyDevices: View {
  @State private var devices: [Device]

  init(count: Int) { devices = (1...count).map { Device(id: $0) } }

  var body: some View {
    List($devices) { $device in DeviceRow(name: device.name, isOn: $device.isOn) }
  }
}

private struct ManySlowDevices: View {
  @State private var devices: [Device]

  init(count: Int) { devices = (1...count).map { Device(id: $0) } }

  var body: some View {
    List(devices.indices, id: \.self) { index in
      DeviceRow(
        name: devices[index].name, isOn: Binding(get: { devices[index].isOn }, set: { devices[index].isOn = $0 }))
    }
  }
}

@MainActor struct MeasuringInvalidationsTests {
  @Test func `slow: a binding of two closures for each row`() throws {
    let screen = Screen(width: 30) { SlowDevices() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 7").tap() }
    expectInvalidations(trace, of: SlowDevices.self, .exactly(1))
    expectInvalidations(trace, of: DeviceRow.self, .exactly(200))
    expectInvalidations(trace, of: CheckboxToggleStyle.self, .exactly(200))
    #expect(trace.unneeded(of: DeviceRow.self) == 199)
    expectSnapshot(of: trace)
  }

  @Test func `fast: a binding by its path for each row`() throws {
    let screen = Screen(width: 30) { FastDevices() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 7").tap() }
    expectInvalidations(trace, of: DeviceRow.self, .none)
    expectInvalidations(trace, of: CheckboxToggleStyle.self, .exactly(1))
    expectBudget(trace, evaluations: 1, unneeded: 0)
  }

  @Test func `numbers, ranges and several types are bounds`() throws {
    let screen = Screen(width: 30) { FastDevices() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 7").tap() }
    expectInvalidations(trace, of: CheckboxToggleStyle.self, .atLeast(1))
    expectInvalidations(trace, of: CheckboxToggleStyle.self, 1...2)
    expectInvalidations(trace, of: [DeviceRow.self: .none, CheckboxToggleStyle.self: .exactly(1)], others: .none)
    expectBudget(trace, evaluations: 1, unneeded: 0, measured: 5, placed: 5, cells: 60)
  }

  @Test func `the same event costs the same at two sizes`() throws {
    try expectBudget(sizes: [50, 200], .flat) { size in
      let screen = Screen(width: 30) { ManyDevices(count: size) }
      return try screen.trace { try screen.find(.toggle, "Device 7").tap() }
    }
  }

  @Test func `growth is printed with its exponent`() throws {
    let message = Locked("")
    try withKnownIssue {
      try expectBudget(sizes: [50, 200], .flat, of: [.evaluations, .unneeded]) { size in
        let screen = Screen(width: 30) { ManySlowDevices(count: size) }
        return try screen.trace { try screen.find(.toggle, "Device 7").tap() }
      }
    } matching: { issue in
      message.withLock { $0 = issue.comments[0].rawValue.components(separatedBy: "\n\nAt size")[0] }
      return true
    }
    expectSnapshot(of: Text(verbatim: message.withLock { $0 }), width: 130)
  }

  @Test func `the cost of each binding, before and after`() throws {
    for (name, screen) in [
      ("slow", Screen(width: 30) { SlowDevices() }), ("fast", Screen(width: 30) { FastDevices() }),
    ] {
      let report = try screen.bindingReport { try screen.find(.toggle, "Device 7").tap() }
      expectSnapshot(of: report, named: name)
    }
  }

  @Test func `an equal write has no effect`() throws {
    let screen = Screen(width: 30) { Toggle("Always on", isOn: .constant(true)) }
    let trace = try screen.trace { try screen.find(.toggle, "Always on").tap() }
    #expect(trace.writes.isEmpty && trace.totalEvaluations == 0)
    try expectStable(screen) { try screen.find(.toggle, "Always on").tap() }
  }
}
