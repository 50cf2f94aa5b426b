/// A piece of a picture, in absolute, unrounded coordinates in the screen's unit.
package struct DisplayItem: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// A line of text at the top of the frame.
    case line(TextLine)
    /// Lines of text from the top of the frame downwards; each starts at its own offset.
    case text([TextLine])
    /// A background colour for every cell, over the existing one; `nil` clears to the terminal's default.
    case fill(Color.Resolved?)
    /// A glyph in every cell.
    case pattern(Character, GlyphStyle)
    /// A line around the frame. It leaves text in its cells unchanged and joins the lines that it meets.
    indirect case box(BoxGlyphs, GlyphStyle)
    /// A piece of a line in every cell. It leaves text unchanged and joins other lines, like a box. A joint is drawn
    /// only in cells that already contain a line.
    case rule(Character, GlyphStyle, isJoint: Bool = false)
    /// The caret of a text: shows the terminal's cursor in the cell at the frame's origin, in the given colour if any.
    /// It draws nothing.
    case caret(Color.Resolved? = nil)
    /// Items that are drawn together and composed as a whole over the content below.
    indirect case layer(DisplayLayer)
  }

  package var frame: CGRect
  /// The area outside which nothing is drawn.
  package var clip: CGRect
  package var content: Content

  package init(frame: CGRect, clip: CGRect, content: Content) {
    self.frame = frame
    self.clip = clip
    self.content = content
  }
}

/// Items that are drawn separately and then composed as a whole over the content below.
package struct DisplayLayer: Equatable, Sendable {
  package var items: [DisplayItem]
  /// The items that limit where the layer shows.
  ///
  /// A mask's glyph takes the colour of the layer's fill; `nil` shows everything.
  package var mask: [DisplayItem]?
  /// The opacity of the items, from 0 to 1.
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// Whether the mask hides the items instead of showing them.
  package var isMaskInverted = false
  /// Whether the mask cuts only fills and leaves text uncut.
  package var keepsText = false

  package init(_ items: [DisplayItem], mask: [DisplayItem]? = nil, opacity: Double = 1, blendMode: BlendMode = .normal)
  {
    self.items = items
    self.mask = mask
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// The characters of a box's lines and corners.
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

/// The changes of one frame: the damaged rectangles, and the items in and near them from back to front.
///
/// A back end clears the damage and draws the items clipped to it. Everything outside is still valid.
package struct DisplayList: Equatable, Sendable {
  package var damage: [CGRect]
  package var items: [DisplayItem]
  /// The size of the picture.
  package var size: CGSize
  /// The height of the rows below the picture, which all look like its last row.
  package var restHeight: CGFloat

  package init(damage: [CGRect] = [], items: [DisplayItem] = [], size: CGSize = .zero, restHeight: CGFloat = 0) {
    self.damage = damage
    self.items = items
    self.size = size
    self.restHeight = restHeight
  }
}
