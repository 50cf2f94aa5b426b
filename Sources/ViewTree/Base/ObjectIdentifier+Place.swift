extension ObjectIdentifier {
  /// One of `1 << bits` places, by Fibonacci hashing.
  ///
  /// What makes few places of an address by its low bits puts types that lie at regular distances into one.
  @inline(__always) func place(bits: UInt64) -> UInt64 {
    (UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) &>> (64 - bits)
  }
}
