package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words behind PLAY: the title of a card, its choices, and the faces of dice.
///
/// @param facts to which is added why a word is not understood
record PlayedCard(DanceNames names, LineFacts facts) {

  private static final Pattern GAP = Pattern.compile("[\\s>,=]+");

  /// The longest words that name a card, then its choices, then the faces of dice.
  Optional<List<String>> read(String text, DanceTable table) {
    if (text.isEmpty()) {
      return refused(new DanceRefusalFact.NothingSaid("PLAY", "PLAY \"Honest Broker\" GB"));
    }
    List<String> words = List.of(GAP.split(EverydaySpelling.held(text.strip()), -1));
    int length = title(words, false, table);
    length = length > 0 ? length : title(words, true, table);
    if (length == 0) {
      return unknown(String.join(" ", words), table);
    }
    List<String> all = new ArrayList<>();
    all.add(id(String.join(" ", words.subList(0, length)), table));
    return behind(words.subList(length, words.size()), all);
  }

  /// `3-5` is two faces.
  private static Stream<String> faced(String word) {
    return word.matches("\\d[-/+]\\d")
        ? Stream.of(word.substring(0, 1), word.substring(2))
        : Stream.of(word);
  }

  private Optional<List<String>> refused(Fact why) {
    facts.refuse(why);
    return Optional.empty();
  }

  private Optional<List<String>> unknown(String words, DanceTable table) {
    return switch (names.card(words, table.hand())) {
      case Match.Unclear(List<String> ids) ->
          refused(new DanceRefusalFact.UnclearThing(words, names.shown(ids)));
      case Match.Unknown(List<String> nearest) ->
          refused(
              new DanceRefusalFact.NoSuchThing(
                  words, names.shown(nearest.isEmpty() ? table.hand() : nearest)));
      // No title is read in these words, so none is meant by them.
      case Match.Found _, Match.Close _ ->
          refused(new DanceRefusalFact.NoSuchThing(words, names.shown(table.hand())));
    };
  }

  private int title(List<String> words, boolean close, DanceTable table) {
    for (int length = words.size(); length > 0; length--) {
      Match match = names.card(String.join(" ", words.subList(0, length)), table.hand());
      if (match instanceof Match.Found || (close && match instanceof Match.Close)) {
        return length;
      }
    }
    return 0;
  }

  private String id(String words, DanceTable table) {
    return switch (names.card(words, table.hand())) {
      case Match.Found(String id) -> id;
      case Match.Close(String id) -> id;
      case Match.Unclear _, Match.Unknown _ -> words;
    };
  }

  /// Choices, and `SET DIE 3 5`.
  private Optional<List<String>> behind(List<String> words, List<String> all) {
    int at = 0;
    while (at < words.size()) {
      if (words.get(at).matches("(?i)set|die|dice") || setsFaces(words.get(at), all)) {
        return faces(words.subList(at, words.size())).map(faces -> joined(all, faces));
      }
      if (DanceItems.isSmall(words.get(at))) {
        at++;
        continue;
      }
      if (neverChosen(words.get(at))) {
        return Optional.empty();
      }
      int length = choice(words.subList(at, words.size()), all);
      if (length == 0) {
        return refused(new DanceRefusalFact.NoSuchThing(words.get(at), List.of()));
      }
      at += length;
    }
    return Optional.of(all);
  }

  /// The number behind a card that sets dice is a face.
  private boolean setsFaces(String word, List<String> all) {
    return word.matches("\\d|\\d[-/+]\\d") && DanceFile.setsDice(all.getFirst(), names.cards());
  }

  /// No card leaves a choice of a power without a flag.
  boolean neverChosen(String word) {
    boolean never =
        names.power(word) instanceof Match.Found(String id) && !EuropeanPower.valueOf(id).hasFlag();
    if (never) {
      facts.refuse(
          new DanceRefusalFact.NeverAChoice(
              word, EuropeanPower.flags().stream().map(EuropeanPower::name).toList()));
    }
    return never;
  }

  private static List<String> joined(List<String> all, List<String> more) {
    List<String> joined = new ArrayList<>(all);
    joined.addAll(more);
    return joined;
  }

  /// {@return how many words name the next choice; 0 if none do}
  private int choice(List<String> words, List<String> all) {
    int exact = choice(words, all, names::exactly);
    return exact > 0 ? exact : choice(words, all, names::meanings);
  }

  /// The longest words that mean anything: behind `2`, `GB` is the next choice.
  private static int choice(
      List<String> words, List<String> all, Function<String, List<String>> meaning) {
    for (int length = words.size(); length > 0; length--) {
      List<String> meanings = meaning.apply(String.join(" ", words.subList(0, length)));
      if (!meanings.isEmpty()) {
        all.add(meanings.getFirst());
        return length;
      }
    }
    return 0;
  }

  /// {@return the faces of `SET DIE 3 5`, as a played card holds them}
  Optional<List<String>> faces(List<String> words) {
    List<String> faces = new ArrayList<>();
    List<String> each = words.stream().flatMap(PlayedCard::faced).toList();
    for (String word : each) {
      if (word.matches("[1-6]")) {
        faces.add("=" + word);
      } else if (!word.matches("(?i)set|die|dice|to|and|the|both|faces?|as|on|at")) {
        return refused(new DanceRefusalFact.NoSuchFace(word));
      }
    }
    if (faces.isEmpty() || faces.size() > 2) {
      return refused(new DanceRefusalFact.NothingSaid("SET DIE", "SET DIE 3 5"));
    }
    return Optional.of(faces);
  }
}
