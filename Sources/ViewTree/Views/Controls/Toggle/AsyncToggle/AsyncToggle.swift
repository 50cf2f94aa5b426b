/// A toggle whose value takes time to read and to save.
///
/// Its input is the user's choice; its outputs are the known value, and whether the toggle is busy.
///
///     @State private var value: AsyncToggleValue?
///     @State private var isBusy = false
///     …
///     AsyncToggle("Wi-Fi", storage: device, value: $value, isBusy: $isBusy)
///
/// A choice is shown at once. If saving fails, the toggle returns to the previous value, and its row shakes. With a
/// storage that reads in three seconds, saves in one, and fails the second time:
///
///     0 s            3 s              a tap          1 s later       a tap          1 s later
///     [-] Wi-Fi~     [ ] Wi-Fi        [x] Wi-Fi~     [x] Wi-Fi       [ ] Wi-Fi~     [x] Wi-Fi
///     nil            initial(false)                  updated(true)                  fallback(true)
///     busy                            busy                           busy           shakes half a second
///
/// A busy toggle is disabled, and shows the user's choice, or a mixed state while the value is unknown. If reading
/// fails, the value is `unknown(error)` and the toggle can be tapped: it is on if saving succeeds, and stays unknown if
/// not.
///
/// When the toggle disappears, its task is cancelled and `isBusy` becomes false; when it appears again, the task starts
/// again. The storage is read once; give the toggle a new `id(_:)` to read again, or to read a different storage.
///
/// A choice evaluates the toggle and the readers of its outputs. To disable a screen while one of its toggles is busy,
/// combine their outputs:
///
///     @State private var isBusy = [false, false]
///     …
///     VStack {
///       AsyncToggle("Wi-Fi", storage: network, isBusy: $isBusy[0])
///       AsyncToggle("Bluetooth", storage: radio, isBusy: $isBusy[1])
///     }
///     .disabled(isBusy.contains(true))
nonisolated public struct AsyncToggle<Label: View, Storage: AsyncToggleStorage>: View {
  private let storage: Storage
  @Binding private var value: AsyncToggleValue?
  @Binding private var isBusy: Bool
  private let label: Label
  @State private var progress = AsyncToggleProgress()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a toggle with a label of any kind.
  ///
  /// - Parameters:
  ///   - storage: The storage of the value.
  ///   - value: Receives the known value; `nil` until the storage was read.
  ///   - isBusy: Receives whether the toggle reads or saves.
  ///   - label: The toggle's label.
  public init(
    storage: Storage, value: Binding<AsyncToggleValue?> = .constant(nil), isBusy: Binding<Bool> = .constant(false),
    @ViewBuilder label: () -> Label
  ) {
    (self.storage, self.label) = (storage, label())
    (_value, _isBusy) = (value, isBusy)
  }

  /// The toggle in the current style.
  @MainActor public var body: some View {
    Toggle(state: $progress.shown) { label }
      .disabled(progress.isBusy)
      .modifier(LayoutAround(layout: ShakeLayout(count: CGFloat(progress.fallbacks))))
      .animation(reducesMotion ? nil : .linear(duration: ShakeLayout.duration), value: progress.fallbacks)
      .task(id: progress.work) { await work() }
      .onChange(of: progress.value) { value = $1 }
      .onChange(of: progress.isBusy) { isBusy = $1 }
      .onAppear { isBusy = progress.isBusy }
      .onDisappear { isBusy = false }
  }

  /// Performs the pending read or save; a cancelled one is repeated when the toggle appears again.
  @MainActor private func work() async {
    switch progress.work {
    case .nothing: break
    case .reading:
      let result: Result<Bool, any Error>
      do { result = .success(try await storage.read()) } catch { result = .failure(error) }
      if !Task.isCancelled { progress.finishReading(result) }
    case .saving(let isOn, _):
      var failure: (any Error)?
      do { try await storage.save(value: isOn) } catch { failure = error }
      if !Task.isCancelled { progress.finishSaving(isOn, throwing: failure) }
    }
  }
}

extension AsyncToggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, storage: Storage, value: Binding<AsyncToggleValue?> = .constant(nil),
    isBusy: Binding<Bool> = .constant(false)
  ) { self.init(storage: storage, value: value, isBusy: isBusy) { Text(titleKey) } }

  /// Creates a toggle with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, storage: Storage, value: Binding<AsyncToggleValue?> = .constant(nil),
    isBusy: Binding<Bool> = .constant(false)
  ) { self.init(storage: storage, value: value, isBusy: isBusy) { Text(title) } }
}

/// A layout that moves its content to both sides while `count` animates from one whole number to the next.
private struct ShakeLayout: TransparentLayout {
  static let duration = 0.5
  private static let movesPerShake = 3.0

  var count: CGFloat

  var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    // The sine of whole numbers is not exactly 0, but the fraction is.
    let fraction = count - count.rounded(.down)
    let columns = sin(fraction * 2 * .pi * Self.movesPerShake)
    OffsetLayout(offset: CGPoint(x: columns * subviews.metrics.divider.width, y: 0))
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
