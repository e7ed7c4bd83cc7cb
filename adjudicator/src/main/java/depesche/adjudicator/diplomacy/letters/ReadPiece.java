package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.diplomacy.ahead.Piece;
import java.util.List;

/// An order of a letter and what it was read as.
///
/// @param counts whether it is one of now: neither for a later phase nor under a condition that
///   does not hold
record ReadPiece(Piece piece, LineParts parts, boolean counts) {

  ReadPiece with(LineParts other) {
    return new ReadPiece(piece, other, counts);
  }

  boolean isOrder() {
    return piece.kind() == Piece.Kind.ORDER;
  }

  /// {@return whether it takes back what stands above it} An order beside what takes back stays
  /// with those above it that it may contradict.
  boolean takesBack(List<ReadPiece> above) {
    if (piece.kind() == Piece.Kind.CLEAR || piece.kind() == Piece.Kind.END_STANDING) {
      return true;
    }
    return parts.onlyClears()
        || (parts.clears() && above.stream().anyMatch(one -> one.piece().isConditional()));
  }
}
