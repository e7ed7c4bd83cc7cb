package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import java.util.List;

/// A file of cards that the owner of a printed game types in for a moderated table.
public final class OwnersFile {

  /// The name of the deck and remarks can be corrected while a game is played. A title is part of a
  /// card: letters name cards by it.
  private static final List<String> REMARKS = List.of("note", "text");

  private OwnersFile() {}

  /// {@return all in a file that can change a game, as one text that does not depend on how the
  /// file is laid out; games are committed to a hash over it, so its form must never change}
  public static String content(JsonValue file) {
    return file.content(REMARKS);
  }
}
