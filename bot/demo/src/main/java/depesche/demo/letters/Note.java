package depesche.demo.letters;

import java.util.List;

/// A letter of one player, before it is sent.
///
/// @param reader the seat it is for; empty for everybody, and for a diary
/// @param answers whether it answers the letter that its reader has just sent to the writer
public record Note(
    Occasion occasion, String writer, String reader, boolean answers, List<String> lines) {

  public Note {
    lines = List.copyOf(lines);
  }

  /// {@return whether nobody else reads it}
  public boolean isDiary() {
    return occasion == Occasion.DIARY;
  }

  /// {@return whether everybody reads it}
  public boolean isForAll() {
    return occasion == Occasion.BROADCAST;
  }
}
