/// A control for choosing a colour.
///
///     Accent [ ## red v ]
///     +---------------------------------+
///     | [## red]   ## orange  ## yellow |
///     |  ## green  ## mint    ## teal   |
///     |  ## cyan   ## blue    ## indigo |
///     |  ## purple ## pink    ## brown  |
///     |  ## white  ## gray    ## black  |
///     | Red     [==============O--] 255 |
///     | Green   [===O-------------] 59  |
///     | Blue    [==O--------------] 48  |
///     | Opacity [================O] 100 |
///     +---------------------------------+
///
/// A click, Return or Space opens a palette with the named colours and the levels of red, green, blue and opacity. The
/// arrow keys choose in the palette. On a level, Left and Right change it by 5, Page Up and Page Down by 50, Home and
/// End set its ends, and a click sets it. Without `supportsOpacity` a chosen colour is opaque. Follows
/// [ColorPicker](https://developer.apple.com/documentation/swiftui/colorpicker).
nonisolated public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.self) private var environment

  /// Creates a picker with a label of any kind.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Gives the label the role of a colour picker.
  private enum Configuration: ControlConfiguration {
    static var role: Role { .colorPicker }
  }

  /// The label, and the button that opens the palette.
  @MainActor public var body: some View {
    let (isOpen, name) = ($isOpen, ColorLevels(selection, in: environment).name)
    LabeledRow(ControlLabel<Configuration>(titles: label)) {
      Button(opening: isOpen) {
        Swatch(color: selection)
        Text(verbatim: name)
      }
      .buttonStyle(.bordered)
      .controlPart()
      .presentation(isPresented: isOpen.wrappedValue, .popup, dismiss: { isOpen.wrappedValue = false }) {
        ColorPalette(selection: $selection, supportsOpacity: supportsOpacity).popupBox()
      }
    }
    .semantics(semantics(name))
  }

  @MainActor private func semantics(_ name: String) -> Semantics {
    var semantics = Semantics(.colorPicker, fallbackLabel: label)
    let isOpen = isOpen
    semantics.value = { name }
    semantics.isExpanded = { isOpen }
    return semantics
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Two cells in a colour.
nonisolated struct Swatch: LeafView {
  let color: Color

  struct Cells: Leaf {
    let color: ResolvedColor
    let glyphs: GlyphSet

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 2 * context.cellSize.width, height: context.cellSize.height)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      picture.fill(CGRect(origin: .zero, size: picture.size), with: color, glyphs: glyphs)
    }

    func mixed(with new: Cells, amount: Double) -> Cells? {
      color.mixed(with: new.color, amount: amount).map { Cells(color: $0, glyphs: new.glyphs) }
    }
  }

  func leaf(in environment: EnvironmentValues) -> Cells {
    Cells(color: color.drawn(in: environment), glyphs: environment.glyphs)
  }
}
