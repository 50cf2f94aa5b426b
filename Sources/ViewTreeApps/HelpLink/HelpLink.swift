/// A button that opens help.
///
///     ( ? )
///
/// Follows [HelpLink](https://developer.apple.com/documentation/swiftui/helplink).
nonisolated public struct HelpLink: View {
  private enum Target {
    case address(URL)
    case action(@MainActor () -> Void)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL

  /// Creates a button that opens a URL with the environment's `openURL` action; see ``Link``.
  public init(destination: URL) { target = .address(destination) }

  /// Creates a button that performs an action.
  @preconcurrency public init(action: @escaping @MainActor () -> Void) { target = .action(action) }

  /// The content of the help button.
  @MainActor public var body: some View {
    let (target, openURL) = (target, openURL)
    Button {
      switch target {
      case .address(let address): openURL(address)
      case .action(let action): action()
      }
    } label: {
      Text(verbatim: "( ? )")
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Help")
  }
}
