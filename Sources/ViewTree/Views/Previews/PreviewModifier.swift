/// A modifier of previews that provides what they need: an object, a container of data.
///
/// The context is created when the preview appears; until then nothing is shown, so pictures are taken after
/// `settle()`. A context of `Void` needs no time. Follows
/// [PreviewModifier](https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the provided context.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The type of the preview before the modification.
  typealias Content = AnyView

  /// Creates the context of the previews.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Returns the preview with its context.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// A preview inside a modifier; empty until there is a context.
nonisolated struct PreviewModification<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?
  @State private var failure: String?

  @MainActor var body: some View {
    if let context = context ?? () as? M.Context {
      modifier.body(content: content, context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      Color.clear.frame(width: 0, height: 0).task { await prepare() }
    }
  }

  @MainActor private func prepare() async {
    do { context = try await M.makeSharedContext() } catch {
      failure = "\(M.self).makeSharedContext() failed: \(error)"
    }
  }
}
