/// What a node inherits from the nodes around it.
struct Inputs {
  /// Held by the screen's frame loop, which outlives every node that is evaluated.
  @Unowned var tree: Tree
  private let surroundings: Surroundings
  /// What modifiers said about the next element below: its priority, its tag, its name.
  let traits: Traits?

  /// What all nodes between two modifiers of it share.
  fileprivate final class Surroundings {
    let environment: EnvironmentScope?
    let wrap: Wrap?
    let contents: ModifierContents?

    init(_ environment: EnvironmentScope?, wrap: Wrap?, contents: ModifierContents?) {
      self.environment = environment
      self.wrap = wrap
      self.contents = contents
    }
  }

  init(tree: Tree, environment: EnvironmentScope?) {
    self.init(tree, Surroundings(environment, wrap: nil, contents: nil), nil)
  }

  private init(_ tree: Tree, _ surroundings: Surroundings, _ traits: Traits?) {
    _tree = Unowned(tree)
    self.surroundings = surroundings
    self.traits = traits
  }

  var environment: EnvironmentScope? { surroundings.environment }
  /// Modifiers of a group around this node, to be put around each of the group's elements.
  var wrap: Wrap? { surroundings.wrap }
  /// Where the placeholders in the bodies of view modifiers find their content.
  var contents: ModifierContents? { surroundings.contents }

  func with(environment: EnvironmentScope?) -> Inputs {
    Inputs(tree, Surroundings(environment, wrap: wrap, contents: contents), traits)
  }

  func with(wrap: Wrap?, traits: Traits?) -> Inputs {
    Inputs(tree, Surroundings(environment, wrap: wrap, contents: contents), traits)
  }

  func with(contents: ModifierContents?) -> Inputs {
    Inputs(tree, Surroundings(environment, wrap: wrap, contents: contents), traits)
  }

  func with(traits: Traits?) -> Inputs { Inputs(tree, surroundings, traits) }

  /// The same with a trait that is always the same one, and so made once for all who ask for it.
  @MainActor func with<M: TraitModifier>(mark: TraitLink<M>) -> Inputs {
    with(traits: traits == nil ? mark : TraitLink(mark.modifier, outer: traits))
  }

  /// What the content of an element inherits: the group's modifiers and the traits stop at the element.
  var insideRenderNode: Inputs { wrap == nil ? with(traits: nil) : with(wrap: nil, traits: nil) }

  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }

  /// The same, not held.
  struct Borrowed {
    @Unowned fileprivate var tree: Tree
    @Unowned fileprivate var surroundings: Surroundings
    var traits: Unowned<Traits>?

    init(_ inputs: Inputs) {
      _tree = inputs._tree
      _surroundings = Unowned(inputs.surroundings)
      traits = Unowned(ifAny: inputs.traits)
    }
  }

  init(_ borrowed: Borrowed) { self.init(borrowed.tree, borrowed.surroundings, borrowed.traits?.object) }
}
