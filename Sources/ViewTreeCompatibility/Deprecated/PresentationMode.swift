/// The presentation state of the view, which can close it; the form of `\.dismiss` before iOS 15.
///
///     @Environment(\.presentationMode) private var presentationMode
///     ...
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
///
/// Follows [PresentationMode](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is in a presentation.
  public fileprivate(set) var isPresented: Bool

  /// Closes the presentation; does nothing outside one.
  public mutating func dismiss() { isPresented = false }
}

extension Bool {
  /// The value as a presentation mode.
  fileprivate var presentationMode: PresentationMode {
    get { PresentationMode(isPresented: self) }
    set { if self, !newValue.isPresented { self = false } }
  }
}

extension EnvironmentValues {
  /// A binding to the presentation state of the view, which can close the presentation.
  ///
  /// Follows
  /// [presentationMode](https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode).
  public var presentationMode: Binding<PresentationMode> {
    dismiss.isPresented?.presentationMode ?? .constant(PresentationMode(isPresented: false))
  }
}
