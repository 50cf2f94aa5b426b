/// Whether the view is in something that is presented, and how it is closed: the form of `\.dismiss` before iOS 15.
///
///     @Environment(\.presentationMode) private var presentationMode
///     ...
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
///
/// Follows [PresentationMode](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
  /// Whether the view is in something that is presented.
  public fileprivate(set) var isPresented: Bool

  /// Closes it; does nothing where nothing is presented.
  public mutating func dismiss() { isPresented = false }
}

extension Bool {
  /// Whether something is presented, as a mode.
  fileprivate var presentationMode: PresentationMode {
    get { PresentationMode(isPresented: self) }
    set { if self, !newValue.isPresented { self = false } }
  }
}

extension EnvironmentValues {
  /// Whether the view is in something that is presented; a binding, by which it closes that.
  ///
  /// Follows
  /// [presentationMode](https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode).
  public var presentationMode: Binding<PresentationMode> {
    dismiss.isPresented?.presentationMode ?? .constant(PresentationMode(isPresented: false))
  }
}
