/// A first page, and pages that links push over it.
///
///     Settings                        [ < Settings ] General
///     --------------------------      --------------------------
///     General                  >      Sounds                 [x]
///
/// The bar of a page has its `navigationTitle`, and a button that goes back to the page below, as Escape and
/// `\.dismiss` do. The pages below keep their state, but have disappeared: no task of theirs runs, and nothing of them
/// is found. As large as what is offered. Follows
/// [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
nonisolated public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  private let path: PathStorage?
  private let root: Root

  /// A stack that keeps its path for itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose path, of values of any types, is a binding's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathStorage(path)
    self.root = root()
  }

  /// A stack whose path, a collection of values of one type, is a binding's.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathStorage(path)
    self.root = root()
  }

  /// The pages, of which the last is shown.
  @MainActor public var body: some View { NavigationPages(path: path ?? PathStorage($ownPath), root: root) }
}
