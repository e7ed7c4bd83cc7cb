package depesche.adjudicator.picture;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Whose table a picture shows. The rules know nothing of it: the sender of a picture says it.
///
/// @param game the word by which letters name the game; empty where there is none
/// @param countries what players call their countries, by seat; without those that have no name
public record PicturedTable(String game, SequencedMap<String, String> countries) {

  /// A table of which nothing is said.
  public static final PicturedTable NONE = new PicturedTable("", new LinkedHashMap<>());

  public PicturedTable {
    countries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(countries));
  }

  /// {@return the country of an owner; empty if it has no name}
  public String country(String owner) {
    return countries.getOrDefault(owner, "");
  }
}
