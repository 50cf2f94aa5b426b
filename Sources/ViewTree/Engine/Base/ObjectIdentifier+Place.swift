extension ObjectIdentifier {
  /// Returns one of `1 << bits` places, by Fibonacci hashing.
  ///
  /// Using the low bits of the address would map types at regular distances to the same place.
  @inline(__always) func place(bits: UInt64) -> UInt64 {
    (UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) &>> (64 - bits)
  }
}
