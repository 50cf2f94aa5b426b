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
  typealias Body = Never

  let state: FieldState

  init(isFocused: Bool, isEnabled: Bool) { state = FieldState(isFocused: isFocused, isEnabled: isEnabled) }

  var layout: PopupBoxLayout { PopupBoxLayout() }
  var decoration: some View { FieldLine(state: state).allowsHitTesting(false) }
}

nonisolated private struct FieldLine: LeafView {
  typealias Body = Never

  let state: FieldState

  struct Line: FillingLeaf {
    let glyphs: BoxGlyphs
    let style: GlyphStyle

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) { context.box(glyphs, style) }
  }

  func leaf(in environment: EnvironmentValues) -> Line {
    Line(glyphs: environment.glyphs.fieldBox(state), style: state.style(in: environment))
  }
}

/// The glyphs at both ends of each row of a field.
nonisolated struct FieldSides: LayoutModifier {
  typealias Body = Never

  let state: FieldState

  init(isFocused: Bool, isEnabled: Bool) { state = FieldState(isFocused: isFocused, isEnabled: isEnabled) }

  struct Sides: InsetLayout {
    func insets(_ subviews: Subviews) -> EdgeInsets {
      EdgeInsets(.all, horizontal: subviews.metrics.divider.width, vertical: 0)
    }
  }

  var layout: Sides { Sides() }
  var decoration: some View { FieldSideLines(state: state).allowsHitTesting(false) }
}

nonisolated private struct FieldSideLines: LeafView {
  typealias Body = Never

  let state: FieldState

  struct Line: FillingLeaf {
    let leading: Character
    let trailing: Character
    let style: GlyphStyle

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      let (size, width) = (picture.size, context.cellSize.width)
      picture.fill(CGRect(x: 0, y: 0, width: width, height: size.height), with: leading, style: style)
      picture.fill(CGRect(x: size.width - width, y: 0, width: width, height: size.height), with: trailing, style: style)
    }
  }

  func leaf(in environment: EnvironmentValues) -> Line {
    let ends = environment.glyphs.fieldEnds(state)
    return Line(
      leading: Character(ends.leading), trailing: Character(ends.trailing), style: state.style(in: environment))
  }
}
