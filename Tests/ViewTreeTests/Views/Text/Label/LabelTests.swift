import Testing
import ViewTreeTesting

@MainActor struct LabelTests {
  private func picture<V: View>(_ view: V, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: 20, options: ScreenOptions(glyphs: glyphs)).text
  }

  private let label = Label("Favourites", systemImage: "star.fill")

  @Test func `the looks in both glyph sets`() {
    expectText(picture(label), equals: "% Favourites")
    expectText(picture(label, glyphs: .unicode), equals: "★ Favourites")
    expectText(picture(label.labelStyle(.titleAndIcon)), equals: "% Favourites")
    expectText(picture(label.labelStyle(.titleOnly)), equals: "Favourites")
    expectText(picture(label.labelStyle(.iconOnly), glyphs: .unicode), equals: "★")
  }

  @Test func `a style has the parts, and the label of a configuration is shown by the next outer style`() {
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    struct Quoted: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("'")
          Label(configuration)
          Text("'")
        }
      }
    }
    expectText(picture(label.labelStyle(Reversed())), equals: "Favourites %")
    expectText(picture(label.labelStyle(Quoted())), equals: "'% Favourites'")
    expectText(picture(label.labelStyle(Quoted()).labelStyle(Reversed())), equals: "'Favourites %'")
  }

  @Test func `the nearest of nested label styles wins (N10)`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading) {
        Label("a", systemImage: "star.fill")
        Label("b", systemImage: "star.fill").labelStyle(.titleAndIcon)
      }
      .labelStyle(.iconOnly)
    }
    expectText(
      screen.text,
      equals: """
        %
        % b
        """)
  }

  @Test func `an icon beside its title has no label, and one alone has the title as its label`() {
    let screen = Screen(width: 20) {
      label
      label.labelStyle(.iconOnly)
      Button(action: {}, label: { label.labelStyle(.iconOnly) })
      Label(
        title: { Color.red.frame(width: 1, height: 1) }, icon: { Image(systemName: "trash") }
      ).labelStyle(.iconOnly)
    }
    expectText(
      screen.render(.semantics),
      equals: """
        staticText "Favourites"
        image "Favourites"
        button "Favourites"
        image "trash"
        """)
  }
}
