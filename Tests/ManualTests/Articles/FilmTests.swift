import Foundation
import Testing
import ViewTreeTesting

// The code of `Film.md`.

struct Thermostat: View {
  @State private var isOn = false
  @State private var target = 20

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Heating", isOn: $isOn)
      Stepper("Target", value: $target, in: 5...30).disabled(!isOn)
      Text("\(target) degrees").foregroundStyle(isOn ? .red : .secondary)
    }
  }
}

@MainActor struct FilmTests {
  @Test func `a thermostat is set`() throws {
    let screen = Screen(width: 24) { Thermostat() }
    try screen.find(.toggle, "Heating").tap()
    try screen.find(.stepper, "Target").increment()
    screen.resize(width: 16)
    expectSnapshot(of: screen.film)
  }

  @Test func `a film for the web page`() throws {
    let screen = Screen(width: 24) { Thermostat() }
    try screen.find(.toggle, "Heating").tap()
    let folder = FileManager.default.temporaryDirectory
    try screen.film.svg.write(to: folder.appending(path: "heating.svg"), atomically: true, encoding: .utf8)
    try screen.film.cast.write(to: folder.appending(path: "heating.cast"), atomically: true, encoding: .utf8)
  }
}
