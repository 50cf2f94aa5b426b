/// What a file dialog shows beside files; here it is always the same.
///
/// Follows
/// [FileDialogBrowserOptions](https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions).
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The ends of names, which are always shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// What is in packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Files whose names begin with a point.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

// What is said of the file dialogs of the views below, inside or outside of the modifier that shows one.
extension View {
  /// Says more in the file dialogs below.
  ///
  /// Follows
  /// [fileDialogMessage(_:)](https://developer.apple.com/documentation/swiftui/view/filedialogmessage(_:)).
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Says more in the file dialogs below.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Says more in the file dialogs below, in a text that is shown as it is.
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets what the button that ends a file dialog below says.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
  }

  /// Sets what the button that ends a file dialog below says.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets what the button that ends a file dialog below says, a text that is shown as it is.
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets what the field for the name is called in the dialogs below that save.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.nameLabel = label }
  }

  /// Sets what the field for the name is called in the dialogs below that save.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets what the field for the name is called in the dialogs below that save, a text that is shown as it is.
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets in which folder the file dialogs below begin; one that is not among the screen's files counts as none.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
  }

  /// Sets which files can be chosen in the dialogs below, of those that are of an allowed type.
  nonisolated public func fileDialogURLEnabled(
    _ predicate: Predicate<URL>
  ) -> some View {
    transformEnvironment(\.fileDialog) { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
  }

  /// Sets what the file dialogs below show: of the options hidden files count, the others are as they are.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialog) { $0.showsHidden = options.contains(.includeHiddenFiles) }
  }

  /// Has no effect: a dialog begins anew each time.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect: there are no aliases.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
