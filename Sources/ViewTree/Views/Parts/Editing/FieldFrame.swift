// What stands around a text that is edited, and says how the field is: to be used, being edited, or disabled.
//
//     [Ada   ]   >Ada   <   ~Ada   ~       .------.   .======.   .~~~~~~.
//                                          | Ada  |   | Ada  |   | Ada  |
//                                          '------'   '======'   '~~~~~~'

/// How a field is.
enum FieldState {
  case normal, focused, disabled

  init(isFocused: Bool, isEnabled: Bool) { self = !isEnabled ? .disabled : isFocused ? .focused : .normal }

  /// What stands around the field is tinted, as the caret in it is, while it is edited.
  func style(in environment: EnvironmentValues) -> GlyphStyle {
    self == .focused ? GlyphStyle(ControlTint(), in: environment) : GlyphStyle()
  }
}

extension GlyphSet {
  /// What stands at the ends of a field's lines.
  func fieldEnds(_ state: FieldState) -> (leading: String, trailing: String) {
    switch (self, state) {
    case (.ascii, .normal): ("[", "]")
    case (.ascii, .focused): (">", "<")
    case (.ascii, .disabled): ("~", "~")
    case (.unicode, .normal): ("▏", "▕")
    case (.unicode, .focused): ("▌", "▐")
    case (.unicode, .disabled): ("╌", "╌")
    }
  }

  /// The brackets around what is set by steps: a bar, or two signs.
  func brackets(_ state: FieldState) -> (before: String, after: String) {
    switch (self, state) {
    case (_, .normal): ("[", "]")
    case (.ascii, .focused): ("<", ">")
    case (.unicode, .focused): ("‹", "›")
    case (.ascii, .disabled): ("~", "~")
    case (.unicode, .disabled): ("╌", "╌")
    }
  }

  /// The line around a field.
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

/// A line around a field.
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

  struct Line: Leaf {
    let glyphs: BoxGlyphs
    let style: GlyphStyle

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) { context.box(glyphs, style) }
  }

  func leaf(in environment: EnvironmentValues) -> Line {
    Line(
      glyphs: environment.glyphs.fieldBox(state),
      style: state.style(in: environment))
  }
}

/// The ends of a field's lines, at each of its rows.
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

  struct Line: Leaf {
    let leading: Character
    let trailing: Character
    let style: GlyphStyle

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

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
