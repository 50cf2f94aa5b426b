/// One piece of a picture, in absolute coordinates of the screen's unit, unrounded.
package struct DisplayItem: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// A line of text at the top of the frame.
    case line(TextLine)
    /// Lines of text, one below the other from the top of the frame; each starts at its own offset.
    case text([TextLine])
    /// A background colour for every cell, over what was there; `nil` clears to the terminal's own.
    case fill(Color.Resolved?)
    /// One glyph in every cell.
    case pattern(Character, GlyphStyle)
    /// A line around the frame. Cells that hold text keep it: a border never eats its content. It joins the lines that
    /// it meets.
    indirect case box(BoxGlyphs, GlyphStyle)
    /// A piece of a line in every cell, which keeps texts and joins lines as that of a box does; a joint is only where there
    /// is a line already.
    case rule(Character, GlyphStyle, isJoint: Bool = false)
    /// The caret of a text: the terminal's cursor is shown in the cell at the frame's origin, in a colour where
    /// one is set. Nothing is drawn.
    case caret(Color.Resolved? = nil)
    /// Items that are drawn together, and shown as a whole over what is below.
    indirect case layer(DisplayLayer)
  }

  package var frame: CGRect
  /// What lies outside is not drawn.
  package var clip: CGRect
  package var content: Content

  package init(frame: CGRect, clip: CGRect, content: Content) {
    self.frame = frame
    self.clip = clip
    self.content = content
  }
}

/// What is drawn together: for itself, and then over what is below.
package struct DisplayLayer: Equatable, Sendable {
  package var items: [DisplayItem]
  /// What is drawn here is where the items show, a glyph of it in the colour of what is filled; `nil` is everywhere.
  package var mask: [DisplayItem]?
  /// How much of them is seen, from 0 to 1.
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// The mask says where the items do not show.
  package var isMaskInverted = false
  /// The mask cuts what is filled, and not text.
  package var keepsText = false

  package init(_ items: [DisplayItem], mask: [DisplayItem]? = nil, opacity: Double = 1, blendMode: BlendMode = .normal)
  {
    self.items = items
    self.mask = mask
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// The characters of a box.
package struct BoxGlyphs: Hashable, Sendable {
  package var horizontal: Character
  package var vertical: Character
  package var topLeading: Character
  package var topTrailing: Character
  package var bottomLeading: Character
  package var bottomTrailing: Character

  package init(
    horizontal: Character, vertical: Character, topLeading: Character, topTrailing: Character, bottomLeading: Character,
    bottomTrailing: Character
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

/// What one frame changed: the damaged rectangles, and what lies in and at them from back to front.
///
/// A back end clears the damage and draws the items clipped to it; everything outside is still right.
package struct DisplayList: Equatable, Sendable {
  package var damage: [CGRect]
  package var items: [DisplayItem]
  /// The size of the picture.
  package var size: CGSize
  /// The height of the rows below, which all look like the last one of the picture.
  package var restHeight: CGFloat

  package init(damage: [CGRect] = [], items: [DisplayItem] = [], size: CGSize = .zero, restHeight: CGFloat = 0) {
    self.damage = damage
    self.items = items
    self.size = size
    self.restHeight = restHeight
  }
}
