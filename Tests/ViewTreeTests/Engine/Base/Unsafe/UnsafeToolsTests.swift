import Foundation
import Testing

@testable import ViewTree

/// The assumptions of release builds are checked in debug builds, with a message.
struct UnsafeToolsTests {
  private class Animal {}
  private final class Cat: Animal {}
  private final class Dog: Animal {}

  /// The message of a program that `body` ends.
  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  @Test func `an object has its known type`() {
    let animal: Animal = Cat()
    #expect(downcast(animal, to: Cat.self) === animal)
    #expect(downcast(class: Cat.self, to: Animal.self) == Cat.self)
  }

  @Test(.enabled(if: isDebug)) func `an object of another type is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let animal: Animal = Dog()
      _ = downcast(animal, to: Cat.self)
    }
    #expect(words(of: result).contains("BUG: expected a Cat, found a Dog"))
  }

  @Test(.enabled(if: isDebug)) func `a class of another type is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = downcast(class: Dog.self, to: Cat.self)
    }
    #expect(words(of: result).contains("BUG: expected the class Cat, found Dog"))
  }

  private struct Holder {
    @Unowned var object: Animal
    let other: Unowned<Animal>?
  }

  @Test func `a thread-local value is visible on its thread only`() async {
    let (animal, here) = (Animal(), ThreadLocal<Animal>())
    #expect(!here.isSet && here.object == nil)
    // On one thread: a task may go on on another one.
    @MainActor func check() -> Bool {
      here.object = animal
      defer { here.object = nil }
      let seen = Locked(true)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        seen.withLock { $0 = here.isSet || here.object != nil }
        done.signal()
      }
      done.wait()
      return here.isSet && here.object === animal && !seen.withLock { $0 }
    }
    #expect(await check())
  }

  @Test func `an unowned reference does not retain its object`() {
    weak var weakly: Animal?
    do {
      let animal = Animal()
      weakly = animal
      let holder = Holder(object: animal, other: Unowned(animal))
      #expect(holder.object === animal && holder.other?.object === animal)
      withExtendedLifetime(animal) {}
    }
    #expect(weakly == nil)
  }

  @Test(.enabled(if: isDebug)) func `a reference to a released object ends the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var animal: Animal? = Animal()
      let holder = Holder(object: animal!, other: nil)
      animal = nil
      _ = holder.object
    }
    #expect(words(of: result).contains("Attempted to read an unowned reference"))
  }

  /// A link of a chain, retained by the one before.
  private final class Link {
    var next: Link?

    init(next: Link? = nil) { self.next = next }
  }

  @Test func `a lent object is used without another owner of it`() {
    let chain = Link(next: Link(next: Link()))
    let (second, last) = (chain.next!, chain.next!.next!)
    #expect(lend(chain) { $0.next } === second)
    #expect([chain].borrow(at: 0) { $0 } === chain)
    #expect(search(from: chain, next: \.next, { $0 === second }, last: { _ in nil }) === second)
    #expect(search(from: chain, next: \.next, { _ in false }, last: { $0 }) === last)
    var links: [Link] = []
    forEachBorrowed(from: chain, next: \.next) { links.append($0) }
    #expect(links.map(ObjectIdentifier.init) == [chain, second, last].map(ObjectIdentifier.init))
  }

  @Test(.enabled(if: isDebug)) func `a lent object that loses its owner ends the program with words`() async {
    func expectLoss(_ result: ExitTest.Result?) {
      #expect(words(of: result).contains("BUG: a lent Link has lost its owner"), "\(words(of: result))")
    }
    expectLoss(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let chain = Link(next: Link())
        lend(chain.next!) { _ in chain.next = nil }
      })
    expectLoss(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let chain = Link(next: Link())
        func isFound(_ link: Link) -> Bool {
          if link !== chain { chain.next = nil }
          return false
        }
        _ = search(from: chain, next: \.next, isFound, last: { $0 })
      })
    expectLoss(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let chain = Link(next: Link())
        forEachBorrowed(from: chain, next: \.next) { if $0 !== chain { chain.next = nil } }
      })
    expectLoss(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let owner = Link(next: Link())
        [owner][...].forEachBorrowed { link in lend(link.next!) { _ in owner.next = nil } }
      })
  }

  private struct Pair: Equatable {
    var number: Int
    var word: String
  }

  @Test func `stored properties are read and changed where they lie`() {
    var pair = Pair(number: 1, word: "one")
    let offset = MemoryLayout<Pair>.offset(of: \.word)!
    StoredFields.of(&pair) { $0[offset][String.self] += "!" }
    #expect(pair == Pair(number: 1, word: "one!"))
    #expect(StoredFields.reading(pair) { $0[0][Int.self] } == 1)
  }

  @Test(.enabled(if: isDebug)) func `a property that does not lie in its value is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StoredFields.reading(1) { $0[1][Int.self] }
    }
    #expect(words(of: result).contains("BUG: the rest of the value is too short for a property of type Int"))
  }

  @Test func `a type is found by its identifier`() {
    #expect(type(of: ObjectIdentifier(Pair.self)) == Pair.self)
  }

  @Test func `a value behind a lock is changed by one thread after the other`() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 10_000)
  }

  @Test func `user code outside of the main actor ends the program with a message, in every build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task.detached { checkedOnMainActor((), "a layout ran elsewhere") { _ in } }.value
    }
    #expect(words(of: result).contains("a layout ran elsewhere"))
  }

  @Test @MainActor func `user code on the main actor runs there`() {
    #expect(checkedOnMainActor(1, "") { $0 + 1 } == 2)
    #expect(onMainActor(1) { $0 + 1 } == 2)
    #expect(MainActorValue(1).value == 1)
  }

  @Test func `a value is computed once for a key, and may compute another one meanwhile`() {
    let cache = Cache<Int, Int>()
    var made: [Int] = []
    func fibonacci(_ n: Int) -> Int {
      cache.value(for: n) {
        made.append(n)
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
      }
    }
    #expect(fibonacci(20) == 6765)
    #expect(made.count == 21)
  }

  @Test func `a value in its own memory is changed in place, and released once it is disposed of`() {
    weak var weakly: Animal?
    do {
      let animal = Animal()
      weakly = animal
      let memory = OwnMemory((animal, 1))
      memory.value.1 += 1
      #expect(memory.value.0 === animal && memory.value.1 == 2)
      memory.dispose()
    }
    #expect(weakly == nil)
  }

  @Test func `constant texts are the same by their bytes, wherever these lie`() {
    let bytes = unsafe strdup("abc")!
    defer { unsafe free(bytes) }
    var copy: StaticString = "abc"
    unsafe withUnsafeMutableBytes(of: &copy) { unsafe $0.storeBytes(of: UInt(bitPattern: bytes), as: UInt.self) }
    let (literal, other): (StaticString, StaticString) = ("abc", "abd")
    #expect(copy.isSame(as: literal) && literal.isSame(as: literal) && !copy.isSame(as: other))
    #expect(!literal.isSame(as: other))
  }

  @Test func `pointers are known as such`() {
    let number = 1
    let typed = unsafe withUnsafePointer(to: number) { unsafe isPointer($0) && isPointer(UnsafeRawPointer($0)) }
    let opaque = unsafe OpaquePointer(bitPattern: 1).map { unsafe isPointer($0) }
    #expect(typed && opaque == true && !isPointer(number) && !isPointer("a"))
  }

  @Test func `all bytes of a text are examined`() {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    #expect("0123".hasOnlyBytes(digits.contains) && "".hasOnlyBytes(digits.contains))
    for text in ["a12", "1a2", "12a"] { #expect(!text.hasOnlyBytes(digits.contains)) }
  }

  @Test func `a file is found in its folder by its name, and a folder is no file`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "viewtree-" + UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt")
    try Data("x".utf8).write(to: file)
    for (name, isFound) in [("a.txt", true), ("a.tx", false), ("b.txt", false), ("", false)] {
      #expect(hasFile(inFolder: folder.path) { $0 == name } == isFound)
    }
    let missing = folder.path + "/none"
    for path in [file.path, missing] { #expect(!hasFile(inFolder: path) { _ in true }) }
    #expect(files.isFolder(folder.path) && !files.isFolder(file.path) && !files.isFolder(missing))
  }
}
