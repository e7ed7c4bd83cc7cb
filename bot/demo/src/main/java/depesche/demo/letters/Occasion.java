package depesche.demo.letters;

/// What somebody has to write about.
enum Occasion {
  /// Let us both leave something alone.
  OFFER,
  AGREE,
  DECLINE,
  /// A promise was kept.
  THANKS,
  /// A promise was broken.
  COMPLAINT,
  /// Something was taken.
  OUTRAGE,
  /// Something may be taken next.
  THREAT,
  /// Two against the one who leads.
  PACT,
  /// A word to everybody.
  BROADCAST,
  /// A word to oneself.
  DIARY,
  /// How somebody ends their letters.
  CLOSING
}
