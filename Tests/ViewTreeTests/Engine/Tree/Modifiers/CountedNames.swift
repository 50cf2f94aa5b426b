import ViewTree

/// A preference that counts its reductions: a test sets the count to 0 and lets nothing run beside it.
struct CountedNames: PreferenceKey {
  @MainActor static var reductions = 0
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    MainActor.assumeIsolated { reductions += 1 }
    value += nextValue()
  }
}
