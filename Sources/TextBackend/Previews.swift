public import ViewTree

/// The previews of a program: the `#Preview` and `PreviewProvider` declarations of all its modules.
@MainActor public enum Previews {
  /// A single preview.
  @MainActor public struct Entry {
    private let preview: FoundPreview

    init(_ preview: FoundPreview) { self.preview = preview }

    /// The name of the preview: its own, or that of its file or type, numbered from the second on.
    public var name: String { preview.name }
    /// The module that declares the preview.
    public nonisolated var module: String { preview.module }
    /// The settings of the trait `snapshots(as:variants:)`.
    package var snapshots: PreviewSnapshots? { preview.testing as? PreviewSnapshots }
    /// Whether the size of a screen matters to the preview: its traits give it no size.
    package var fillsScreen: Bool { if case .device = preview.layout { true } else { false } }

    /// Creates a screen with the preview, of the given size, or of the size in its traits; a `nil` height fits the
    /// content.
    ///
    /// The unit of lengths is that of the options: points by default in a program that links the module `SwiftUI`. A
    /// view whose environment object is missing is left out with an issue, so that other previews are still drawn.
    public func screen(width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard) -> Screen {
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

    /// The views of the preview in a stack, so that a size applies to all of them together.
    private var whole: some View { VStack { preview.view } }

    private func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
      Int(clamping: min(max((length / cell).rounded(), 1), CGFloat(PictureLimit.columns)))
    }
  }

  /// All previews, in the order of modules, files and lines.
  public static var all: [Entry] { FoundPreview.all.map(Entry.init) }

  /// Returns the pictures of all previews, or of those of one module, each below its name.
  ///
  ///     == Wi-Fi
  ///     Wi-Fi [x]
  ///
  /// `print(Previews.pictures())` is a program that shows them.
  public static func pictures(
    of module: String? = nil, width: Int = 80, height: Int? = nil, options: ScreenOptions = .standard,
    as format: SnapshotFormat = .text
  ) -> String {
    all.filter { module == nil || $0.module == module }.map { entry in
      "== \(entry.name)\n\(entry.screen(width: width, height: height, options: options).render(format))"
    }.joined(separator: "\n\n")
  }
}

/// The snapshots that a preview's trait requests.
package struct PreviewSnapshots: Sendable {
  /// The formats; `nil` are those of the call.
  package let formats: [SnapshotFormat]?
  /// The variants; `nil` are those of the call.
  package let variants: SnapshotVariants?
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that chooses the snapshots that `expectPreviews()` compares of the preview.
  ///
  ///     #Preview("Form", traits: .snapshots(as: [.text, .semantics], variants: SnapshotVariants(sizes: [20, 40]))) {
  ///       SettingsForm()
  ///     }
  ///
  /// - Parameters:
  ///   - formats: The formats, instead of those of the call; with an empty array the preview is not compared.
  ///   - variants: The variants, instead of those of the call.
  public static func snapshots(as formats: [SnapshotFormat]? = nil, variants: SnapshotVariants? = nil) -> Self {
    testing(PreviewSnapshots(formats: formats, variants: variants))
  }
}
