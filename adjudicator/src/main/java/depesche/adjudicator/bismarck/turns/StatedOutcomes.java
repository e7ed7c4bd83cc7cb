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
import java.util.function.Function;
import java.util.stream.Stream;

/// StatedOutcomes that a player states for a card that no operation says, such as `MOVE GB -1`.
public final class StatedOutcomes {

  private static final String NEXT = ";";

  /// A way to state an outcome.
  ///
  /// @param example its first word and the number of its words tell it from the others
  /// @param meaning what its words do; empty if they would do nothing
  private record Form(
      String example, Function<List<String>, Optional<List<CardOperation>>> meaning) {

    static Form of(String example, Function<List<String>, CardOperation> meaning) {
      return new Form(example, words -> Optional.of(List.of(meaning.apply(words))));
    }

    boolean fits(List<String> words) {
      List<String> own = List.of(example.split(" ", -1));
      return own.size() == words.size() && own.getFirst().equals(words.getFirst());
    }
  }

  private static final List<Form> ALL =
      List.of(
          Form.of(
              "MOVE GB -1", words -> new CardOperation.Move(flag(words), number(words, 2, -5, 5))),
          Form.of("INACTIVATE GB", words -> new CardOperation.Inactivate(flag(words))),
          Form.of("ACTIVATE GB", words -> new CardOperation.Activate(flag(words))),
          Form.of("LOSE Z", words -> new CardOperation.Lose(party(words))),
          Form.of("GAIN Z", words -> new CardOperation.Gain(party(words))),
          new Form("DISCS EVENT INFLUENCE 1", StatedOutcomes::discs),
          Form.of(
              "CANCEL 3 1",
              words -> new CardOperation.Cancel(place(words, 1), number(words, 2, 1, 7))),
          Form.of("DISCARD 3", words -> new CardOperation.Discard(place(words, 1))),
          new Form("SWAP 1 2", StatedOutcomes::swap),
          Form.of("DRAW 1", words -> new CardOperation.Draw(number(words, 1, 1, 5))),
          new Form("NOTHING", _ -> Optional.of(List.of())));

  /// The forms there are, for answers to a player.
  public static final List<String> FORMS = ALL.stream().map(Form::example).toList();

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
      return ALL.stream()
          .filter(form -> form.fits(words))
          .findFirst()
          .flatMap(form -> form.meaning().apply(words));
    } catch (IllegalArgumentException notAForm) {
      return Optional.empty();
    }
  }

  private static Optional<List<CardOperation>> discs(List<String> words) {
    return between(pool(words, 1), pool(words, 2))
        .map(
            pools ->
                List.of(
                    new CardOperation.Discs(
                        pools.getFirst(), pools.getLast(), number(words, 3, 1, 7))));
  }

  private static Optional<List<CardOperation>> swap(List<String> words) {
    return between(number(words, 1, 1, 5), number(words, 2, 1, 5))
        .map(places -> List.of(new CardOperation.Swap(places.getFirst(), places.getLast())));
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
