// The frame around an edited text, which shows the field's state: normal, being edited, or disabled.
//
//     [Ada   ]   >Ada   <   ~Ada   ~       .------.   .======.   .~~~~~~.
//                                          | Ada  |   | Ada  |   | Ada  |
//                                          '------'   '======'   '~~~~~~'

/// The state of a field.
package enum FieldState {
  case normal, focused, disabled

  package init(isFocused: Bool, isEnabled: Bool) { self = !isEnabled ? .disabled : isFocused ? .focused : .normal }

  /// The style of the frame: while the field is edited it has the tint, like the caret.
  func style(in environment: EnvironmentValues) -> GlyphStyle {
    self == .focused ? GlyphStyle(ControlTint(), in: environment) : GlyphStyle()
  }
}

extension GlyphSet {
  /// The glyphs at both ends of a field's lines.
  package func fieldEnds(_ state: FieldState) -> (leading: String, trailing: String) {
    switch (self, state) {
    case (.ascii, .normal): ("[", "]")
    case (.ascii, .focused): (">", "<")
    case (.ascii, .disabled): ("~", "~")
    case (.unicode, .normal): ("▏", "▕")
    case (.unicode, .focused): ("▌", "▐")
    case (.unicode, .disabled): ("╌", "╌")
    }
  }

  /// The brackets around a control that is set in steps: a bar, or two signs.
  func brackets(_ state: FieldState) -> (before: String, after: String) {
    switch (self, state) {
    case (_, .normal): ("[", "]")
    case (.ascii, .focused): ("<", ">")
    case (.unicode, .focused): ("‹", "›")
    case (.ascii, .disabled): ("~", "~")
    case (.unicode, .disabled): ("╌", "╌")
    }
  }

  /// The space inside of brackets, with the mark of a disabled control.
  func gap(isEnabled: Bool) -> String { isEnabled ? " " : self == .ascii ? "~" : "╌" }

  /// The glyphs of the box around a field.
  fileprivate func fieldBox(_ state: FieldState) -> BoxGlyphs {
    var box = roundedBox
    switch (self, state) {
    case (_, .normal): break
    case (_, .focused): box = thick(box)
    case (.ascii, .disabled): box.horizontal = "~"
    case (.unicode, .disabled): (box.horizontal, box.vertical) = ("╌", "┆")
    }
    return box
  }
}

/// A box around a field.
nonisolated struct FieldBox: LayoutModifier {
  let state: FieldState

  var layout: PopupBoxLayout { PopupBoxLayout() }
  var decoration: some View { FieldFrameLines(state: state, isBox: true).allowsHitTesting(false) }
}

/// The glyphs at both ends of each row of a field.
nonisolated struct FieldSides: LayoutModifier {
  let state: FieldState

  struct Sides: InsetLayout {
    func insets(_ subviews: Subviews) -> EdgeInsets {
      EdgeInsets(.all, horizontal: subviews.metrics.divider.width, vertical: 0)
    }
  }

  var layout: Sides { Sides() }
  var decoration: some View { FieldFrameLines(state: state, isBox: false).allowsHitTesting(false) }
}

/// The box around a field, or the glyphs at both ends of each of its rows.
nonisolated private struct FieldFrameLines: LeafView {
  let state: FieldState
  let isBox: Bool

  struct Lines: FillingLeaf {
    let frame: FieldFrameLines
    let glyphs: GlyphSet
    let style: GlyphStyle

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      if frame.isBox { return picture.box(glyphs.fieldBox(frame.state), style) }
      let (width, ends) = (context.cellSize.width, glyphs.fieldEnds(frame.state))
      for (x, end) in [(0, ends.leading), (picture.size.width - width, ends.trailing)] {
        picture.fill(CGRect(x: x, y: 0, width: width, height: picture.size.height), with: Character(end), style: style)
      }
    }
  }

  func leaf(in environment: EnvironmentValues) -> Lines {
    Lines(frame: self, glyphs: environment.glyphs, style: state.style(in: environment))
  }
}
