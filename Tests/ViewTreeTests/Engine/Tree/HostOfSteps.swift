import ViewTreeTesting

/// A view whose body is evaluated again for each step, whatever `content` makes of the step.
struct HostOfSteps<Content: View>: View {
  let probe: Probe
  let content: (Int) -> Content
  @State private var step = 0

  var body: some View {
    let step = step
    return content(step).offers("step", to: probe) { self.step += 1 }
  }
}
