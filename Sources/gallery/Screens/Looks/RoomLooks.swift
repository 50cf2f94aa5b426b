import TextBackend
import ViewTree

extension GalleryScreen {
  static var roomLooks: GalleryScreen {
    GalleryScreen(
      "looks-room", "scrolling, fitting and late content", width: 44, RoomLooks.init,
      steps: [
        Step("the picture comes") { try await $0.settle() },
        Step("scroll to the end") { screen in
          try screen.find(label: "Row 1").tap()
          screen.press(.end)
        },
        Step("bring the list up to date") { $0.press(.character("r").with(.control)) },
        Step("a moment later it is") { try await $0.settle(after: .seconds(2)) },
      ])
  }
}

/// Scroll views, views chosen by the available room, and images loaded from URLs.
struct RoomLooks: View {
  @State private var letters = ["A letter"]
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LookGroup("Scrolls: rows, along a line, words") {
        HStack(alignment: .top, spacing: 2) {
          Room(columns: 10, rows: 4) {
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(1..<10) { row in Button("Row \(row)") {}.buttonStyle(.plain) }
              }
            }
          }
          Room(columns: 12, rows: 2) { ScrollView(.horizontal) { Text("January February March").fixedSize() } }
          Room(columns: 6, rows: 4) { ScrollView { Text("one\ntwo\nthree\nfour\nfive") } }
        }
      }
      LookGroup("Fits: the first with room") {
        ForEach([40, 20, 10], id: \.self) { columns in
          Room(columns: columns, rows: 1) {
            ViewThatFits {
              Text("Reserve a table for this evening")
              Text("Reserve a table")
              Text("Reserve")
            }
          }
        }
      }
      LookGroup("Segments: beside, below, as a menu") {
        ForEach([40, 28, 20], id: \.self) { columns in
          Room(columns: columns, rows: 2) { segments.accessibilityLabel("Flavour in \(columns) columns") }
        }
      }
      LookGroup("Pictures: there, on the way, missing") {
        HStack {
          Room(columns: 8, rows: 2) {
            AsyncImage(url: URL(string: "https://swift.org/a.png")) {
              $0.resizable()
            } placeholder: {
              ProgressView().accessibilityLabel("Loading a picture")
            }
          }
          AsyncImage(url: nil) {
            $0
          } placeholder: {
            ProgressView().accessibilityLabel("Waiting for an address")
          }
          AsyncImage(url: nil)
        }
        .environment(\.imageLoader, Self.loader)
      }
      LookGroup("Brought up to date by Control and R") {
        List(letters, id: \.self) { Text($0) }
          .refreshable {
            try? await clock.sleep(for: .seconds(1))
            letters.append("Another letter")
          }
      }
    }
  }

  /// An image of eight by four points for every URL.
  private static let loader = ImageLoader { _ in
    let data = """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAUElEQVR42g3LMQEAIQwAMYSdCEQgAhGIQAQOupyDiqiI/mfPaOxJ\
      L3vTx770s2UU1LQWta1DXetROhJzksvc5DEv+cx/BMQ0FrGNQ1zjEfoBCvg8oSfrJjEAAAAASUVORK5CYII=
      """
    return try Image(pngData: Data(base64Encoded: data) ?? Data())
  }

  private var segments: some View {
    Picker("Flavour", selection: .constant("Mint")) {
      ForEach(["Mint", "Lemon", "Vanilla"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
  }
}
