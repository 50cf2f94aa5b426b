import Testing
import ViewTreeTesting

@testable import ViewTree

/// Styles as stacks in the environment.
@MainActor struct ControlStyleTests {
  private struct Tagged: ToggleStyle {
    let tag: String

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(tag)
        Toggle(configuration)
      }
    }
  }

  private final class Shared: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private func picture<V: View>(_ view: V) -> String { Screen(view, width: 20).text }

  private let toggle = Toggle("A", isOn: .constant(true))

  @Test func `a control pops the innermost style, and what the style makes sees the rest`() {
    expectText(picture(toggle.toggleStyle(Tagged(tag: "1")).toggleStyle(Tagged(tag: "2"))), equals: "12[x] A")
    expectText(picture(toggle.toggleStyle(Tagged(tag: "2")).toggleStyle(Tagged(tag: "1"))), equals: "21[x] A")
  }

  @Test func `an empty stack means the default style`() {
    expectText(picture(toggle), equals: "[x] A")
    expectText(picture(toggle.toggleStyle(Tagged(tag: "1"))), equals: "1[x] A")
  }

  @Test func `a style for one kind of control leaves the others alone`() {
    let both = HStack {
      toggle
      Button("B") {}
    }
    expectText(picture(both.toggleStyle(.button)), equals: "[x A ] [ B ]")
    expectText(picture(both.buttonStyle(.plain)), equals: "[x] A B")
  }

  @Test func `a style that is a class is an issue with a remedy`() throws {
    let screen = Screen(width: 20) { toggle.toggleStyle(Shared()) }
    let issue = try #require(screen.issues.first)
    expectText(issue, contains: "Shared is a class; styles must be value types: make it a structure or an enumeration")
  }

  @Test func `makeBody runs again only when the style or the configuration changed`() throws {
    struct Parent: View {
      @State private var unrelated = 0
      @State private var isOn = false
      @State private var tag = "1"

      var body: some View {
        VStack {
          Toggle("A", isOn: $isOn).toggleStyle(Tagged(tag: tag))
          Button("Unrelated \(unrelated)") { unrelated += 1 }
          Button("Tag") { tag += "!" }
        }
      }
    }
    let screen = Screen(width: 30) { Parent() }
    let unrelated = try screen.trace { try screen.find(.button, "Unrelated 0").tap() }
    expectInvalidations(unrelated, of: Tagged.self, .none)
    let style = try screen.trace { try screen.find(.button, "Tag").tap() }
    expectInvalidations(style, of: Tagged.self, .exactly(1))
  }

  @Test func `a control is evaluated only if its style is another one`() throws {
    struct Tagged: ToggleStyle {
      let tag: String
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(tag)
          Toggle(configuration)
        }
      }
    }
    struct Parent: View {
      @State private var unrelated = 0
      @State private var tag = "1"
      var body: some View {
        VStack {
          Toggle("A", isOn: .constant(false)).toggleStyle(Tagged(tag: tag))
          Button("Unrelated \(unrelated)") { unrelated += 1 }
          Button("Tag") { tag += "!" }
        }
      }
    }
    let screen = Screen(width: 30) { Parent() }
    let unrelated = try screen.trace { try screen.find(.button, "Unrelated 0").tap() }
    expectInvalidations(unrelated, of: Toggle<Text>.self, .none)
    let style = try screen.trace { try screen.find(.button, "Tag").tap() }
    expectInvalidations(style, of: Toggle<Text>.self, .exactly(1))
  }

  private struct Other: ToggleStyle {
    let tag: String

    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// Hands on the styles around it.
  private struct Reader: View {
    let keep: (StyleLink<ToggleStyleConfiguration>?) -> Void
    @Environment(\.self) private var values

    var body: some View {
      let _ = keep(values[StyleKey<ToggleStyleConfiguration>.self])
      Text("x")
    }
  }

  private func link(_ around: (Reader) -> some View) throws -> StyleLink<ToggleStyleConfiguration> {
    var link: StyleLink<ToggleStyleConfiguration>?
    _ = picture(around(Reader { link = $0 }))
    return try #require(link)
  }

  @Test func `stacks are the same if each of their styles is`() throws {
    let links = try [
      link { $0.toggleStyle(Tagged(tag: "1")) }, link { $0.toggleStyle(Tagged(tag: "2")) },
      link { $0.toggleStyle(Other(tag: "1")) },
      link { $0.toggleStyle(Tagged(tag: "1")).toggleStyle(Tagged(tag: "2")) },
      link { $0.toggleStyle(Tagged(tag: "1")).toggleStyle(Tagged(tag: "1")) },
    ]
    for (place, first) in links.enumerated() {
      expectEqual(links.indices.filter { first.isSame(as: links[$0]) }, [place])
    }
    try expectEqual(link { $0.toggleStyle(Tagged(tag: "1")) }.isSame(as: links[0]), true)
    expectEqual(links.map { $0.isStyle(of: Tagged.self) }, [true, true, false, true, true])
  }
}
