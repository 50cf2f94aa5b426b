/// One drawing operation of a canvas, in its coordinates.
struct CanvasPiece: Equatable {
  indirect enum Content: Equatable {
    /// `bounds` is the rectangle across which a gradient extends; `nil` is the path's bounding rectangle.
    case fill(Path, ResolvedPaint, bounds: CGRect?, evenOdd: Bool)
    case stroke(Path, ResolvedPaint, bounds: CGRect?, dash: [CGFloat])
    /// Lines of text in a proposed size, from a point on.
    case text(TextBlock, CGPoint, ProposedViewSize)
    case layer([CanvasPiece])
    case symbol(SymbolPlace)
  }

  struct SymbolPlace: Equatable {
    let id: AnyHashable
    let point: CGPoint
    let anchor: UnitPoint
    /// The size proposed to the view; `nil` is its ideal size.
    let size: CGSize?
    let opacity: Double
  }

  enum Effect: Equatable {
    case color(ColorFilter)
    case dim
  }

  struct Clip: Equatable {
    let pieces: [CanvasPiece]
    let isInverse: Bool
  }

  var content: Content
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var effects: [Effect] = []
  var clips: [Clip] = []
}

/// Draws the pieces of a canvas.
@MainActor struct CanvasPainter {
  let text: any TextMeasuring
  let glyphs: GlyphSet

  func draw(_ piece: CanvasPiece, into picture: inout DrawContext) {
    let start = picture.items.count
    draw(piece.content, into: &picture)
    for effect in piece.effects {
      switch effect {
      case .color(let filter): picture.recolor(from: start, filter.callAsFunction)
      case .dim: picture.dim(from: start)
      }
    }
    for clip in piece.clips where start < picture.items.count {
      let end = picture.items.count
      for piece in clip.pieces { draw(piece, into: &picture) }
      let mask = picture.take(from: end)
      picture.makeLayer(from: start) {
        var layer = DisplayLayer($0, mask: mask)
        layer.isMaskInverted = clip.isInverse
        return layer
      }
    }
    if piece.opacity < 1 || !piece.blendMode.isNormal {
      picture.makeLayer(from: start) { DisplayLayer($0, opacity: piece.opacity, blendMode: piece.blendMode) }
    }
  }

  private func draw(_ content: CanvasPiece.Content, into picture: inout DrawContext) {
    let cell = text.cellSize
    switch content {
    case .fill(let path, let paint, let bounds, let evenOdd):
      picture.fill(
        path, with: paint, edges: path.isRectangle ? .straight : .any, evenOdd: evenOdd, bounds: bounds, cell: cell,
        glyphs: glyphs)
    case .stroke(let path, let paint, let bounds, let dash):
      picture.stroke(path, with: paint, dash: dash, bounds: bounds, cell: cell, glyphs: glyphs)
    case .text(let block, let point, let proposal): picture.draw(text.layout(block, in: proposal), at: point, by: text)
    case .layer(let pieces): for piece in pieces { draw(piece, into: &picture) }
    case .symbol: break
    }
  }
}

extension CanvasPiece.Content {
  /// Whether the operation has a finite position; a path ignores points that are not finite.
  var isSomewhere: Bool {
    switch self {
    case .text(_, let point, _): point.x.isFinite && point.y.isFinite
    case .symbol(let place): place.point.x.isFinite && place.point.y.isFinite
    case .fill, .stroke, .layer: true
    }
  }
}

extension Path {
  /// Whether the path is a single rectangle along the axes.
  fileprivate var isRectangle: Bool {
    let pieces = PathOutline(self).pieces
    guard pieces.count == 1, pieces[0].count == 5 else { return false }
    return zip(pieces[0], pieces[0].dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }
}
