/// A picture of an address, and what is shown until it is there.
///
///     AsyncImage(url: user.avatar) { image in
///       image.resizable()
///     } placeholder: {
///       ProgressView()
///     }
///
/// The view never asks the network by itself: it shows its placeholder until the ``ImageLoader`` of the environment, or of
/// the screen's options, has the picture. Without a loader only addresses of files are read. A test's picture is the same
/// on each machine. Follows [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage).
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var loader

  /// What is shown in each phase; the change from one to another is made in a transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
  }

  /// The picture, or an empty picture until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .missing }
  }

  /// What is made of the picture, and what is shown until it is there, or if it cannot be had.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content of the phase.
  @MainActor public var body: some View {
    content(phase).task(id: url) { await load() }
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

/// How far the picture of an ``AsyncImage`` is.
///
/// Follows [AsyncImagePhase](https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase: Sendable {
  /// There is none yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Says which picture an address has, for every ``AsyncImage`` below.
///
///     .environment(\.imageLoader, ImageLoader { url in
///       try Image(pngData: await store.data(of: url))
///     })
///
/// SwiftUI has no such thing: there the network is asked.
public struct ImageLoader: Sendable {
  let load: @Sendable (URL) async throws -> Image

  /// A loader that calls a closure, on any thread.
  public init(_ load: @escaping @Sendable (URL) async throws -> Image) { self.load = load }

  /// Reads pictures of files.
  static let files = ImageLoader { try Image(pngData: Data(contentsOf: $0)) }
}

private struct ImageLoaderKey: EnvironmentKey {
  static var defaultValue: ImageLoader? { nil }
}

extension EnvironmentValues {
  /// Where the pictures of addresses come from; without one only those of files are read.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
