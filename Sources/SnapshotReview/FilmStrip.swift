internal import Foundation
internal import TextBackend
internal import ViewTree

/// A film on a page: one picture at a time, with the event before it, stepped by the arrow keys or by buttons.
///
/// The page receives the rows as HTML, each once, and for each event the numbers of the rows that it changed.
struct FilmStrip {
  private let film: FilmScript
  private let known: Picture.RowTable

  init(_ film: FilmScript, known: Picture.RowTable) { (self.film, self.known) = (film, known) }

  /// The data for the script of the page.
  private struct Reel: Encodable {
    struct Event: Encodable {
      let name: String
      let notes: [String]
      let height: Int
      let rows: [Int]
      let lines: [Int]
    }

    let dropped: Int
    var table: [String] = []
    var start: [Int] = []
    var events: [Event] = []
  }

  private var reel: Reel {
    var reel = Reel(dropped: film.dropped)
    var numbers: [String: Int] = [:]
    func number(_ line: String) -> Int {
      let html = Picture(cells: line, known: known).rows.first?.html ?? ""
      if let number = numbers[html] { return number }
      numbers[html] = reel.table.count
      reel.table.append(html)
      return reel.table.count - 1
    }
    reel.start = film.start.map(number)
    reel.events = film.events.map { event in
      Reel.Event(
        name: event.name.escapingControls(), notes: event.notes.map { $0.escapingControls() },
        height: min(max(event.height, 0), PictureLimit.cells), rows: event.rows, lines: event.lines.map(number))
    }
    return reel
  }

  /// The film as a part of the page.
  var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(reel) else { return "" }
    // A script ends at the first `</`, wherever it stands.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
    return """
      <figure class="film" tabindex="0">
      <figcaption><button aria-label="Previous event">←</button><button aria-label="Next event">→</button>
      film <b></b> <code></code><small></small></figcaption>
      <pre></pre>
      <script type="application/json">\(json)</script>
      </figure>
      """
  }

  static let style = """
    .film figcaption { font-size: .95em; min-height: 4.2em } .film button { margin-right: .3em }
    .film small { display: block; white-space: pre-line } .film .changed { background: #fff6d6 }
    .film:focus { outline: 2px solid #0066cc; outline-offset: 4px }
    """

  /// The script of the page, which shows the pictures; it uses no network.
  static let script = """
    <script>
    const films = [...document.querySelectorAll('.film')]
    for (const film of films) {
      const part = name => film.querySelector(name)
      const reel = JSON.parse(part('script').textContent)
      const [back, next] = film.querySelectorAll('button')
      let place = reel.events.length
      film.step = by => {
        place = Math.max(0, Math.min(reel.events.length, place + by))
        const lines = [...reel.start]
        for (const event of reel.events.slice(0, place)) {
          lines.length = event.height
          event.rows.forEach((row, index) => { lines[row] = event.lines[index] })
        }
        const event = reel.events[place - 1]
        part('pre').innerHTML = Array.from(lines, (line, row) =>
          `<span class="${event?.rows.includes(row) ? 'changed' : 'same'}">${reel.table[line] ?? ''}</span>`).join('\\n')
        part('b').textContent = `${reel.dropped + place}/${reel.dropped + reel.events.length}`
        part('code').textContent = event ? event.name : 'before these events'
        part('small').textContent = event ? event.notes.join('\\n') : ''
        back.disabled = place == 0
        next.disabled = place == reel.events.length
      }
      back.onclick = () => film.step(-1)
      next.onclick = () => film.step(1)
      film.step(0)
    }
    document.addEventListener('keydown', event => {
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -1e9, End: 1e9 }[event.key]
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return
      const film = document.activeElement?.closest('.film')
        ?? (event.key.startsWith('Arrow') ? films.find(film => film.getBoundingClientRect().bottom > 0) : undefined)
      if (!film) return
      film.step(by)
      event.preventDefault()
    })
    </script>
    """
}
