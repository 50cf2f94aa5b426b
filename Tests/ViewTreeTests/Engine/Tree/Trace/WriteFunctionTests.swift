import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The function at which a value was assigned.
///
/// ``WritePlaceTests`` also looks up lines, which takes long.
@MainActor @Suite struct WriteFunctionTests {
  @Test func `a place without code is what it was read from, whether one of several or not`() {
    for isFirstOfMany in [false, true] {
      var place = WritePlace(function: "Model.reset()")
      place.isFirstOfMany = isFirstOfMany
      expectEqual([place.function, place.line], ["Model.reset()", ""])
    }
    expectEqual(WritePlace.unknown.function, "")
    #expect(!WritePlace.unknown.isFirstOfMany)
  }

  @Test func `a write through a binding has no place of its own`() {
    expectEqual(WritePlace(of: ConstantLocation(1)).function, "")
  }

  // The optimizer makes one function of several.
  #if os(Linux) && DEBUG
    /// A value whose setter calls itself.
    ///
    /// The search skips setters; at a depth of 60 it finds nothing else.
    private struct Deep {
      var place = WritePlace.unknown
      var depth: Int {
        get { 0 }
        set { if newValue > 0 { self.depth = newValue - 1 } else { place = WritePlace(of: nil) } }
      }
    }

    private static func place(depth: Int) -> WritePlace {
      var deep = Deep()
      deep.depth = depth
      return deep.place
    }

    @Test func `the first of several writes is named as such, if it is known`() {
      var (known, unknown) = (Self.place(depth: 2), Self.place(depth: 60))
      let function = "static WriteFunctionTests.place(depth:)"
      expectEqual([known.function, unknown.function, unknown.line], [function, "", ""])
      (known.isFirstOfMany, unknown.isFirstOfMany) = (true, true)
      expectEqual([known.function, unknown.function, unknown.line], [function + ", or later", "", ""])
    }

    private final class Model: ObservableObject {
      @Published var title = ""
      @Published var isOn = false
      func reset() {
        title += "a"
        isOn.toggle()
      }
    }

    /// An object whose properties a view binds.
    private struct Bound: View {
      @StateObject private var model = Model()
      @State private var count = 0
      var body: some View {
        TextField("Title", text: $model.title)
        Toggle("On", isOn: $model.isOn)
        Button("One") { model.title = "a" }
        Button("Reset", action: model.reset)
        Button("Count \(count)") { count += 1 }
      }
    }

    @Test(arguments: [
      ("One", ["Model.title Bound.body"]),
      ("Reset", ["Model.title Model.reset(), or later", "Model.isOn Model.reset(), or later"]),
      ("Count 0", ["Bound._count Bound.body"]),
    ])
    func `a write has the function that made it`(button: String, writes: [String]) throws {
      let screen = Screen(width: 40) { Bound() }
      let trace = try screen.trace { try screen.find(.button, button).tap() }
      expectEqual(
        trace.writes.map { "\($0.name) \($0.function.replacing("WriteFunctionTests.", with: ""))" }.sorted(),
        writes.sorted())
    }

    @Test func `a write of a field has the place of its binding`() throws {
      let screen = Screen(width: 40) { Bound() }
      let trace = try screen.trace { try screen.find(.toggle, "On").tap() }
      expectEqual(trace.writes.map { "\($0.name) \($0.function)" }, ["Model.isOn "])
    }
  #endif
}
