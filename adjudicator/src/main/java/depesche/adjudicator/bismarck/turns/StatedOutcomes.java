package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PlaceTarget;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// StatedOutcomes that a player states for a card that no operation says, such as `MOVE GB -1`.
public final class StatedOutcomes {

  private static final String NEXT = ";";

  /// The forms there are, for answers to a player.
  public static final List<String> FORMS =
      List.of(
          "MOVE GB -1",
          "INACTIVATE GB",
          "ACTIVATE GB",
          "LOSE Z",
          "GAIN Z",
          "DISCS EVENT INFLUENCE 1",
          "CANCEL 3 1",
          "DISCARD 3",
          "SWAP 1 2",
          "DRAW 1",
          "NOTHING");

  private StatedOutcomes() {}

  /// {@return stated outcomes as one list of words}
  static List<String> words(List<DanceCommand> stated) {
    List<String> words = new ArrayList<>();
    for (DanceCommand one : stated) {
      words.addAll(one.words());
      words.add(NEXT);
    }
    return words;
  }

  /// {@return what [#words] wrote}
  static List<DanceCommand> commands(List<String> words) {
    List<DanceCommand> stated = new ArrayList<>();
    List<String> one = new ArrayList<>();
    for (String word : words) {
      if (word.equals(NEXT)) {
        stated.add(new DanceCommand(DanceVerb.MANUAL, one));
        one.clear();
      } else {
        one.add(word);
      }
    }
    return stated;
  }

  /// {@return what stated words do; empty if they have no such form. `NOTHING` does nothing}
  public static Optional<List<CardOperation>> operations(List<String> words) {
    try {
      return operation(words).map(List::of).or(() -> nothing(words));
    } catch (IllegalArgumentException notAForm) {
      return Optional.empty();
    }
  }

  private static Optional<List<CardOperation>> nothing(List<String> words) {
    return words.equals(List.of("NOTHING")) ? Optional.of(List.of()) : Optional.empty();
  }

  private static Optional<CardOperation> operation(List<String> words) {
    String form = words.isEmpty() ? "" : words.getFirst() + words.size();
    return switch (form) {
      case "MOVE3" -> Optional.of(new CardOperation.Move(flag(words), number(words, 2, -5, 5)));
      case "INACTIVATE2" -> Optional.of(new CardOperation.Inactivate(flag(words)));
      case "ACTIVATE2" -> Optional.of(new CardOperation.Activate(flag(words)));
      case "LOSE2" -> Optional.of(new CardOperation.Lose(party(words)));
      case "GAIN2" -> Optional.of(new CardOperation.Gain(party(words)));
      case "DISCS4" ->
          between(pool(words, 1), pool(words, 2))
              .map(
                  pools ->
                      new CardOperation.Discs(
                          pools.getFirst(), pools.getLast(), number(words, 3, 1, 7)));
      case "CANCEL3" ->
          Optional.of(new CardOperation.Cancel(place(words, 1), number(words, 2, 1, 7)));
      case "DISCARD2" -> Optional.of(new CardOperation.Discard(place(words, 1)));
      case "SWAP3" ->
          between(number(words, 1, 1, 5), number(words, 2, 1, 5))
              .map(places -> new CardOperation.Swap(places.getFirst(), places.getLast()));
      case "DRAW2" -> Optional.of(new CardOperation.Draw(number(words, 1, 1, 5)));
      default -> Optional.empty();
    };
  }

  /// {@return both, unless they are the same: then nothing would be done}
  private static <T> Optional<List<T>> between(T from, T to) {
    return from.equals(to) ? Optional.empty() : Optional.of(List.of(from, to));
  }

  private static FlagTarget flag(List<String> words) {
    EuropeanPower power = EuropeanPower.valueOf(words.get(1).toUpperCase(Locale.ROOT));
    if (!power.hasFlag()) {
      throw new IllegalArgumentException(power + " has no flag");
    }
    return new FlagTarget.Named(power);
  }

  private static PartyTarget party(List<String> words) {
    return new PartyTarget.Named(Party.valueOf(words.get(1).toUpperCase(Locale.ROOT)));
  }

  private static DiscPool pool(List<String> words, int at) {
    return DiscPool.valueOf(words.get(at).toUpperCase(Locale.ROOT));
  }

  private static PlaceTarget place(List<String> words, int at) {
    return new PlaceTarget.At(number(words, at, 1, 5));
  }

  private static int number(List<String> words, int at, int least, int most) {
    return Stream.of(words.get(at))
        .filter(word -> word.matches("[+-]?\\d"))
        .map(Integer::valueOf)
        .filter(number -> number >= least && number <= most && number != 0)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such number " + words.get(at)));
  }
}
