import ViewTreeApps
import ViewTreeTesting

/// The view of each family of the catalogue that a part shows.
///
/// A family has a file, in which its views are an enumeration and a switch: a new view is added there alone.
struct OracleCatalogue {
  var control: OracleControl
  var drawing: OracleDrawing
  var collection: OracleCollection
  var navigation: OracleNavigation
  var presented: OraclePresented
  var connection: OracleConnection
  var style: OracleStyle

  init(using random: inout SplitMix) {
    control = OracleControl.allCases.randomElement(using: &random)!
    drawing = OracleDrawing.allCases.randomElement(using: &random)!
    collection = OracleCollection.allCases.randomElement(using: &random)!
    navigation = OracleNavigation.allCases.randomElement(using: &random)!
    presented = OraclePresented.allCases.randomElement(using: &random)!
    connection = OracleConnection.allCases.randomElement(using: &random)!
    style = OracleStyle.allCases.randomElement(using: &random)!
  }

  /// The name of the view that a part of a kind shows, for reports.
  func name(in kind: OraclePart.Kind) -> String {
    switch kind {
    case .control: ".\(control)"
    case .drawing: ".\(drawing)"
    case .collection: ".\(collection)"
    case .navigation: ".\(navigation)"
    case .presented: ".\(presented)"
    case .connection: ".\(connection)"
    case .styled: ".\(style)"
    default: ""
    }
  }
}

/// The view of the root, where links and shares lead to nothing.
struct OracleScreen: View {
  let part: OraclePart
  /// Whether no view moves a window.
  let isStill: Bool

  var body: some View {
    OracleView(part: part)
      .environment(\.oracleIsStill, isStill)
      .environment(\.openURL, OpenURLAction { _ in .handled })
      .environment(\.share, ShareAction { _ in true })
  }
}

private struct OracleIsStillKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var oracleIsStill: Bool {
    get { self[OracleIsStillKey.self] }
    set { self[OracleIsStillKey.self] = newValue }
  }
}

/// The view of a part of the catalogue.
struct OracleCatalogueView: View {
  let part: OraclePart

  var body: some View {
    switch part.kind {
    case .control: OracleControls(part: part)
    case .drawing: OracleDrawings(part: part)
    case .collection: OracleCollections(part: part)
    case .navigation: OracleNavigations(part: part)
    case .presented: OraclePresentations(part: part)
    case .styled: OracleStyles(part: part)
    default: OracleConnections(part: part)
    }
  }
}

extension OraclePart {
  /// In twelfths of the whole.
  var level: Double {
    get { min(Double(number) / 12, 1) }
    set { number = Int((newValue * 12).rounded()) }
  }

  /// One of four.
  var choice: Int {
    get { number % 4 }
    set { number = newValue }
  }

  /// The pages above the first one of a stack.
  var pages: [Int] {
    get { choice == 0 ? [number] : [] }
    set { number = newValue.last ?? 1 }
  }
}
