/// What a node inherits from the nodes around it.
///
/// Shared by all nodes that inherit the same.
final class Inputs {
  /// Held by the screen's frame loop, which outlives every node that is evaluated.
  unowned(unsafe) let tree: Tree
  let environment: EnvironmentScope?
  /// Modifiers of a group around this node, to be put around each of the group's elements.
  let wrap: Wrap?
  /// What modifiers said about the next element below: its priority, its tag, its name.
  let traits: Traits?
  /// Where the placeholders in the bodies of view modifiers find their content.
  let contents: ModifierContents?
  /// What the content of an element inherits, where that is something else.
  @exclusivity(unchecked) private var inside: Inputs?
  /// The inputs with the mark that was asked for last, kept so that the next node of that mark shares them.
  @exclusivity(unchecked) private var marked: Inputs?

  init(
    tree: Tree, environment: EnvironmentScope? = nil, wrap: Wrap? = nil, traits: Traits? = nil,
    contents: ModifierContents? = nil
  ) {
    self.tree = tree
    self.environment = environment
    self.wrap = wrap
    self.traits = traits
    self.contents = contents
  }

  func with(environment: EnvironmentScope?) -> Inputs {
    Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
  }

  func with(wrap: Wrap?, traits: Traits?) -> Inputs {
    let new = Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
    new.inside = isInside ? self : inside
    return new
  }

  func with(traits: Traits?) -> Inputs { with(wrap: wrap, traits: traits) }

  /// The same with a trait that is always the same one, and so made once for all who ask for it.
  @MainActor func with<M>(mark: TraitLink<M>) -> Inputs {
    if traits != nil { return with(traits: TraitLink(mark.modifier, outer: traits)) }
    if let marked, marked.traits === mark { return marked }
    // It does not know these inputs, which hold it.
    let new = Inputs(tree: tree, environment: environment, wrap: wrap, traits: mark, contents: contents)
    marked = new
    return new
  }

  func with(contents: ModifierContents?) -> Inputs {
    Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
  }

  /// What the content of an element inherits: the group's modifiers and the traits stop at the element.
  var insideRenderNode: Inputs {
    if isInside { return self }
    if let inside { return inside }
    let new = Inputs(tree: tree, environment: environment, contents: contents)
    inside = new
    return new
  }

  private var isInside: Bool { wrap == nil && traits == nil }

  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }
}
