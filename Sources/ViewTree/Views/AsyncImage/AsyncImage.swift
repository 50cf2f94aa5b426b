/// A view that loads an image from a URL, and shows a placeholder until it is loaded.
///
///     AsyncImage(url: user.avatar) { image in
///       image.resizable()
///     } placeholder: {
///       ProgressView()
///     }
///
/// The view never accesses the network itself: it shows its placeholder until the ``ImageLoader`` of the environment,
/// or of the screen's options, has loaded the image. Without a loader, only file URLs are loaded. A test's image is the
/// same on each machine. Follows [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage).
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var loader

  /// Creates a view with content for each phase.
  ///
  /// A URL of `nil` keeps the phase `empty`. `scale` is the number of pixels per point. The content changes with the
  /// phase in `transaction`, which can animate the change.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
  }

  /// Creates a view of the image, which is empty until the image is loaded, and if loading fails.
  ///
  /// `scale` is the number of pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .missing }
  }

  /// Creates a view with content for the image, and a placeholder that is shown before the image is loaded, and after a
  /// failure.
  ///
  /// `scale` is the number of pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content for the current phase.
  @MainActor public var body: some View {
    // The content may be empty until the image is loaded.
    content(phase).modifier(TaskModifier(id: url, priority: .userInitiated, fillsContent: true) { await load() })
  }

  @MainActor private func load() async {
    if case .empty = phase {} else { show(.empty) }
    guard let url, loader != nil || url.isFileURL else { return }
    do {
      var image = try await (loader ?? .files).load(url)
      image.scale = scale
      if !Task.isCancelled { show(.success(image)) }
    } catch {
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  @MainActor private func show(_ phase: AsyncImagePhase) { withTransaction(transaction) { self.phase = phase } }
}

/// The state of an ``AsyncImage``.
///
/// Follows [AsyncImagePhase](https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet, the URL is `nil`, or no loader loads it.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading the image failed.
  case failure(any Error)

  /// The loaded image; `nil` in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of a failed load; `nil` in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A loader that returns the images of URLs to every ``AsyncImage`` below a view.
///
///     .environment(\.imageLoader, ImageLoader { url in
///       try Image(pngData: await store.data(of: url))
///     })
///
/// SwiftUI has no such type: it loads images from the network itself.
public struct ImageLoader: Sendable {
  let load: @Sendable (URL) async throws -> Image

  /// Creates a loader that calls a closure, on any thread.
  public init(_ load: @escaping @Sendable (URL) async throws -> Image) { self.load = load }

  /// A loader of image files.
  static let files = ImageLoader { try Image(pngData: Data(contentsOf: $0)) }
}

private struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: ImageLoader? { nil }
}

extension EnvironmentValues {
  /// The loader of images; with `nil`, only file URLs are loaded.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
