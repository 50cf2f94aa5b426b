/// The values that a node inherits from its ancestors.
struct Inputs {
  /// Retained by the screen's frame loop, which outlives the evaluation of every node.
  @Unowned var tree: Tree
  private let surroundings: Surroundings
  /// The traits that modifiers add to the next render node below: its priority, its tag, its name.
  let traits: Traits?

  /// The inherited values that all nodes share up to the next modifier that changes one.
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
  /// Modifiers of an enclosing group, which are applied to each render node of the group.
  var wrap: Wrap? { surroundings.wrap }
  /// The content that the placeholders in the bodies of view modifiers show.
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

  /// Adds a trait whose value is constant; the link is created once and shared by all callers.
  @MainActor func with<M: TraitModifier>(mark: TraitLink<M>) -> Inputs {
    with(traits: traits == nil ? mark : TraitLink(mark.modifier, outer: traits))
  }

  /// The inputs for the content of a render node; modifiers of groups and traits end at the render node.
  var insideRenderNode: Inputs { wrap == nil ? with(traits: nil) : with(wrap: nil, traits: nil) }

  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }

  /// The inputs without ownership of their objects.
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
