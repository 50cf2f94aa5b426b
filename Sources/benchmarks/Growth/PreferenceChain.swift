import TextBackend
import ViewTree

/// A view that sets a preference, nested in `depth` views that read it.
@MainActor struct PreferenceChain {
  let model = PreferenceModel()
  let screen: Screen

  init(depth: Int) throws {
    let model = model
    screen = Screen(
      nested(depth: depth, around: PreferenceLeaf(model: model)) { inner in
        inner.onPreferenceChange(SumKey.self) { model.seen = $0 }
      })
    _ = screen.renderChanges()
    try GrowthFailure.unless(screen.issues.isEmpty, screen.issues.joined(separator: "\n"))
  }
}

@Observable @MainActor final class PreferenceModel {
  var value = 1
  @ObservationIgnored var seen = 0
}

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceLeaf: View {
  let model: PreferenceModel

  var body: some View { Text("leaf").preference(key: SumKey.self, value: model.value) }
}
