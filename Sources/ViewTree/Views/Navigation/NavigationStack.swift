/// A view with a first page, over which links push further pages.
///
///     Settings                        [ < Settings ] General
///     --------------------------      --------------------------
///     General                  >      Sounds                 [x]
///
/// The bar of a page has its `navigationTitle`, and a button that goes back to the page below; Escape and `\.dismiss`
/// go back too. The pages below keep their state, but have disappeared: their tasks are cancelled, and their elements
/// are not found. Takes all the proposed space. Follows
/// [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
nonisolated public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  private let path: PathStorage?
  private let root: Root

  /// Creates a stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a binding to its path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathStorage(path)
    self.root = root()
  }

  /// Creates a stack with a binding to its path, a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathStorage(path)
    self.root = root()
  }

  /// The pages; the last one is shown.
  @MainActor public var body: some View { NavigationPages(path: path ?? PathStorage($ownPath), root: root) }
}
