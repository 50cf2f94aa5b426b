import ViewTree

/// The previews of a program: what `#Preview` and `PreviewProvider` declare in any of its modules.
@MainActor public enum Previews {
  /// One of them.
  @MainActor public struct Entry {
    private let preview: FoundPreview

    init(_ preview: FoundPreview) { self.preview = preview }

    /// What it is called: its own name, or that of its file or type, with a number for the second one.
    public var name: String { preview.name }
    /// The module that declares it.
    public nonisolated var module: String { preview.module }

    /// Mounts it on a screen of a size, or of its own if its traits give one; a `nil` height fits the content.
    ///
    /// Its lengths mean what the options say: by default points in a program that links the module `SwiftUI`.
    /// A view whose object is missing in the environment is left out, and the screen has an issue: other previews are drawn.
    public func screen(width: Int = 80, height: Int? = nil, options: ScreenOptions = .init()) -> Screen {
      var options = options
      options.omitsViewsWithoutObjects = true
      return switch preview.layout {
      case .device: Screen(preview.view, width: width, height: height, options: options)
      case .sizeThatFits: Screen(whole.fixedSize(), width: width, options: options)
      case .fixed(let width, let height):
        Screen(
          whole.frame(width: width, height: height), width: cells(width, options.unit.cellSize.width),
          height: cells(height, options.unit.cellSize.height), options: options)
      }
    }

    /// A size is that of all views together.
    private var whole: some View { VStack { preview.view } }

    private func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
      Int(clamping: min(max((length / cell).rounded(), 1), CGFloat(PictureLimit.columns)))
    }
  }

  /// All of them, in the order of modules, files and lines.
  public static var all: [Entry] { FoundPreview.all.map(Entry.init) }

  /// The pictures of all previews, or of those of a module, each below its name.
  ///
  ///     == Wi-Fi
  ///     Wi-Fi [x]
  ///
  /// `print(Previews.pictures())` is a program that shows them.
  public static func pictures(
    of module: String? = nil, width: Int = 80, height: Int? = nil, options: ScreenOptions = .init(),
    as format: SnapshotFormat = .text
  ) -> String {
    all.filter { module == nil || $0.module == module }.map { entry in
      "== \(entry.name)\n\(entry.screen(width: width, height: height, options: options).render(format))"
    }.joined(separator: "\n\n")
  }
}
