package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.kit.OptionAnswers;
import depesche.adjudicator.rules.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// The answers of one game to the questions that the printed rules leave open.
///
/// @param deck the file of its cards
/// @param inactiveCounts whether inactive flags count when a solid line is crossed
/// @param drawn whether the game is lost with the last card drawn, not when one is needed
/// @param waits whether a turn waits for its player behind its deadline, too
/// @param chosen what the table chose otherwise than our answer, by key
public record DanceRulings(
    Variant variant,
    String deck,
    boolean inactiveCounts,
    boolean drawn,
    boolean waits,
    SequencedMap<String, String> chosen) {

  /// What doubles do.
  public enum Variant {
    /// The balance of power moves a flag.
    STANDARD,
    /// Snake Eyes of Fate: the card on that place comes up.
    SNAKE_EYES,
    /// The same, and then the card on the place of the opposite face.
    CRAZY
  }

  private static final Ruling VARIANT =
      ask("variant", "which game", "STANDARD", "SNAKE_EYES", "CRAZY");
  private static final Ruling INACTIVE =
      ask("inactiveCounts", "do inactive flags count for the price of a line", "YES", "NO");
  private static final Ruling LAST_CARD =
      ask("lastCard", "when the draw pile loses the game", "DRAWN", "NEEDED");

  /// A game for one has nobody else who waits, so a deadline only reminds; a table that wants to
  /// come to an end can have each turn end as it stands.
  private static final Ruling SILENCE =
      ask("silence", "what becomes of a turn when its deadline passes", "WAITS", "ENDS");

  /// Questions with one answer, listed so that a game can say it.
  private static final List<Ruling> SETTLED =
      List.of(
          ask("noPartyLeft", "a double six without a supporter left", "NOTHING"),
          ask("loneCrisis", "a crisis without a theatre", "ALONE"),
          ask("noSide", "a crisis of Germany and France alone", "GERMANY"),
          ask("lostDisc", "which disc goes to parliament", "NAMED"),
          ask("winAndLoss", "a loss in the turn that would be won", "LOSS_AT_ONCE"),
          ask("setupCancel", "the price before the first turn", "ROW_PRICE"),
          ask("capDice", "which roll caps the pools", "FINAL"),
          ask("capExample", "what a roll of 2 and 3 leaves in a pool", "THREE"));

  /// {@return every question}
  ///
  /// @param decks the files there are, our own first
  public static List<Ruling> all(List<String> decks) {
    List<Ruling> all = new ArrayList<>(List.of(VARIANT, deck(decks), INACTIVE, LAST_CARD, SILENCE));
    all.addAll(SETTLED);
    return List.copyOf(all);
  }

  /// {@return the questions that a contest leaves open: its tables never wait for one another}
  public static List<Ruling> ofContest(List<Ruling> all) {
    return all.stream().filter(one -> !one.equals(SILENCE)).toList();
  }

  private static Ruling deck(List<String> decks) {
    return new Ruling("deck", "which deck of cards", decks);
  }

  private static Ruling ask(String key, String question, String... values) {
    return new Ruling(key, question, List.of(values));
  }

  /// {@return what a table answers}
  ///
  /// @throws IllegalArgumentException if an option or its value is unknown
  public static DanceRulings of(List<String> decks, SequencedMap<String, String> options) {
    // No question of this title is answered by a number.
    OptionAnswers answers =
        new OptionAnswers(all(decks), new OptionAnswers.Numeral(VARIANT, 1, 0), options);
    return new DanceRulings(
        answers.pick(VARIANT, Variant.values()),
        answers.value(deck(decks)),
        answers.value(INACTIVE).equals("YES"),
        answers.value(LAST_CARD).equals("DRAWN"),
        answers.value(SILENCE).equals("WAITS"),
        answers.chosen());
  }
}
