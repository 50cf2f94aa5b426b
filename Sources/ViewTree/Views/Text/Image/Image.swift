/// A picture by its name: a symbol shows as a glyph, anything else as its name between colons.
///
/// Follows [Image](https://developer.apple.com/documentation/swiftui/image).
nonisolated public struct Image: View, Equatable {
  public typealias Body = Never

  /// How a picture that is stretched fills its frame; a glyph is put in the middle.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  let name: String
  /// Most pictures have no look of their own, and no space for one.
  private var ownLook: IndirectLook?

  private struct Look: Equatable {
    var isResizable = false
    /// `.some(nil)` is the default colour.
    var foreground: AnyShapeStyle??
  }

  private indirect enum IndirectLook: Equatable {
    case look(Look)
  }

  private var look: Look {
    get { if case .look(let look) = ownLook { look } else { Look() } }
    set { ownLook = .look(newValue) }
  }

  /// A symbol; see ``GlyphSet`` for how it looks.
  public init(systemName: String) { name = systemName }

  /// A picture of an asset catalogue; shows its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A picture that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// Lets the picture take the size that it is offered; the glyph stays in its middle.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.look.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the colour of the picture; the innermost setting wins. As for a text it needs no environment. A colour of
  /// `nil` is the default.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Image { colored(AnyShapeStyle(style)) }
  public func foregroundColor(_ color: Color?) -> Image { colored(color.map(AnyShapeStyle.init)) }

  private func colored(_ style: AnyShapeStyle?) -> Image {
    guard look.foreground == nil else { return self }
    var copy = self
    copy.look.foreground = .some(style)
    return copy
  }
}

extension Image: LeafView {
  struct Glyph: Leaf {
    let block: TextBlock
    let isResizable: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      let own = context.text.size(of: block, in: .unspecified)
      return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      let size = leaf.text.size(of: block, in: .unspecified)
      context.frame.origin.x += max((context.frame.width - size.width) / 2, 0)
      context.frame.origin.y += max((context.frame.height - size.height) / 2, 0)
      if let line = leaf.text.plainLine(of: block, in: .unspecified) { return context.line(line) }
      context.text(leaf.text.layout(block, in: .unspecified))
    }

    var hasBaselines: Bool { !isResizable }
    var isSettled: Bool { !isResizable }
  }

  func leaf(in environment: EnvironmentValues) -> Glyph {
    let glyphs = environment.glyphs
    let text = Symbols.glyph(of: Symbols.turned(name, by: environment.rotation.quarterTurns), in: glyphs)
    var style = environment.textStyle
    if let foreground = look.foreground { style.foreground = foreground }
    return Glyph(
      block: TextBlock([TextRun(text, style: style.glyphStyle(in: environment))], glyphs: glyphs),
      isResizable: look.isResizable)
  }
}

extension View {
  /// Accepted and without effect: a glyph has one size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// A variant of a symbol; its glyph is the same.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let slash = SymbolVariants(name: "slash")
}

/// How the layers of a symbol are coloured; a glyph has one layer.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}
