/// Puts previews into a view that prepares what they need: an object, a container of data.
///
/// The context is made when the preview appears; until then nothing is shown, so that a picture is taken after
/// `settle()`. A context of `Void` needs no time. Follows
/// [PreviewModifier](https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What is prepared.
  associatedtype Context = Void
  /// What the preview is put into.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Prepares what the previews need.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// The preview with what it needs.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Prepares nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview within a modifier; without a context nothing.
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
