import ViewTree

extension GalleryScreen {
  static var slowStorage: GalleryScreen {
    GalleryScreen(
      "slow-storage", "six toggles over slow storages, which fail every third time",
      width: 48, SlowStorageScreen.init,
      steps: [
        .wait(.seconds(3)), .tap(.toggle, "Wi-Fi"), .wait(.seconds(1)),
        .tap(.toggle, "Wi-Fi"), .wait(.seconds(1)),
        .tap(.toggle, "Wi-Fi"), .tap(.toggle, "Bluetooth"), .wait(.seconds(1)), .wait(.milliseconds(50)),
        .wait(.milliseconds(450)),
      ])
  }

  static var slowStorageLocked: GalleryScreen {
    GalleryScreen(
      "slow-storage-locked", "the same, locked while one of them is busy", width: 48,
      { SlowStorageScreen(locksAll: true) },
      steps: [.wait(.seconds(3)), .tap(.toggle, "Wi-Fi"), .wait(.seconds(1))])
  }
}

/// A storage that answers a read after 3 seconds, a write after 1 second, and fails every third write.
actor SlowStorage: AsyncToggleStorage {
  struct Failure: Error {}

  private let clock: any Clock<Duration>
  private var isOn: Bool
  private var saves = 0

  init(isOn: Bool = false, clock: any Clock<Duration>) { (self.isOn, self.clock) = (isOn, clock) }

  func read() async throws -> Bool {
    try await clock.sleep(for: .seconds(3))
    return isOn
  }

  func save(value: Bool) async throws {
    try await clock.sleep(for: .seconds(1))
    saves += 1
    if saves.isMultiple(of: 3) { throw Failure() }
    isOn = value
  }
}

/// Six toggles, each over a storage of its own.
struct SlowStorageScreen: View {
  private static let names = ["Wi-Fi", "Bluetooth", "Roaming", "Hotspot", "Location", "Updates"]

  var locksAll = false
  @Environment(\.clock) private var clock
  @State private var isBusy = names.map { _ in false }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Self.names.indices, id: \.self) { index in
        SlowStorageRow(Self.names[index], clock: clock, isBusy: $isBusy[index])
      }
      if locksAll { BusySign(isBusy: $isBusy) }
    }
    .disabled(locksAll && isBusy.contains(true))
  }
}

/// One of the toggles, with the known state of its storage.
struct SlowStorageRow: View {
  private let name: String
  @Binding private var isBusy: Bool
  @State private var storage: SlowStorage
  @State private var value: AsyncToggleValue?

  init(_ name: String, clock: any Clock<Duration>, isBusy: Binding<Bool>) {
    self.name = name
    _isBusy = isBusy
    // Shared: the screen's body creates the value of the row for one place.
    _storage = State(initialValue: SlowStorage(clock: clock))
  }

  var body: some View {
    HStack {
      AsyncToggle(name, storage: storage, value: $value, isBusy: $isBusy)
      Spacer()
      Text(isBusy ? "busy" : words).foregroundStyle(.secondary)
    }
  }

  private var words: String {
    switch value {
    case nil: ""
    case .initial: "as it was"
    case .updated: "saved"
    case .fallback: "not saved, as before"
    case .unknown: "cannot be read"
    }
  }
}

/// Shows whether the screen is locked.
struct BusySign: View {
  @Binding var isBusy: [Bool]

  var body: some View {
    Text(isBusy.contains(true) ? "Please wait" : "Ready").bold().padding(.top)
  }
}
