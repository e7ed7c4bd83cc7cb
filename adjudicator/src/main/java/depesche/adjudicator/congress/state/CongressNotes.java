package depesche.adjudicator.congress.state;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.solo.FateDie;
import depesche.adjudicator.table.position.TextValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/// What tables of Congress of Vienna remembered until the schema's step 85, as words under a key.
public final class CongressNotes {

  private static final String BOT = "bot";

  private final SequencedMap<String, String> notes;

  private CongressNotes(SequencedMap<String, String> notes) {
    this.notes = notes;
  }

  /// {@return the same, typed}
  public static CongressState read(SequencedMap<String, String> notes) {
    CongressNotes one = new CongressNotes(notes);
    return new CongressState(
        one.wager(),
        one.rounds(),
        one.negotiation(),
        new TradeState(one.power("trade.with"), one.powersBehind("traded.")),
        one.battle(),
        one.intro(),
        new DisplayState(one.display("FRANCE"), one.display("ALLIES")),
        one.stated(),
        one.book(),
        new HandicapState(one.parts("handicap", ","), one.number("handicaps")));
  }

  // Words

  private Optional<String> word(String key) {
    return Optional.ofNullable(notes.get(key));
  }

  private int number(String key) {
    return word(key).map(Integer::valueOf).orElse(0);
  }

  private static TextValue text(String word) {
    return new TextValue(word.replace('_', ' '));
  }

  private List<String> parts(String key, String between) {
    return word(key).map(word -> List.of(word.split(between, -1))).orElse(List.of());
  }

  private Optional<MajorPower> power(String key) {
    return word(key).map(MajorPower::valueOf);
  }

  private List<MajorPower> powersBehind(String beginning) {
    return Stream.of(MajorPower.values())
        .filter(power -> notes.containsKey(beginning + power))
        .toList();
  }

  private void each(String beginning, BiConsumer<String, String> reader) {
    notes.forEach(
        (key, word) -> {
          if (key.startsWith(beginning)) {
            reader.accept(key.substring(beginning.length()), word);
          }
        });
  }

  // Groups

  private WagerState wager() {
    SequencedMap<MajorPower, String> cards = new LinkedHashMap<>();
    for (MajorPower power : MajorPower.values()) {
      word("wager." + power).ifPresent(card -> cards.put(power, card));
    }
    return new WagerState(
        cards,
        power("wager.winner"),
        word("wager.space").map(Integer::valueOf),
        notes.containsKey("wager.placed"));
  }

  private RoundState rounds() {
    return new RoundState(
        parts("order", ",").stream().map(MajorPower::valueOf).toList(),
        number("selected"),
        powersBehind("debated."),
        number("preempted"),
        power("absolutism"),
        power("diplomacy.winner"));
  }

  private Optional<PendingNegotiation> negotiation() {
    if (word("negotiated.issue").isEmpty()) {
      return Optional.empty();
    }
    SequencedMap<Seat, PendingNegotiation.Declared> debates = new LinkedHashMap<>();
    each(
        "debate.",
        (seat, note) -> {
          if (!seat.startsWith("first.") && !seat.equals(BOT)) {
            boolean first = notes.containsKey("debate.first." + seat);
            debates.put(new Seat(seat), new PendingNegotiation.Declared(first, card(note)));
          }
        });
    return Optional.of(
        new PendingNegotiation(
            text(word("negotiated.issue").orElseThrow()),
            IssueSpace.named(text(word("negotiated.reached").orElseThrow()).text()).orElseThrow(),
            notes.containsKey("negotiated.leader"),
            power("negotiated.by").orElseThrow(),
            debates,
            word("debate." + BOT).map(CongressNotes::card)));
  }

  private static IssueCard card(String note) {
    String[] parts = note.split(",", -1);
    List<String> cards = parts[4].isEmpty() ? List.of(parts[0]) : List.of(parts[0], parts[4]);
    return new IssueCard(
        Integer.parseInt(parts[1]),
        Integer.parseInt(parts[2]),
        Boolean.parseBoolean(parts[3]),
        MajorPower.valueOf(parts[5]),
        cards);
  }

  private BattleState battle() {
    BattleState battle = BattleState.NONE.withBot(parts("battle." + BOT, ","));
    for (String key : notes.sequencedKeySet()) {
      if (key.startsWith("battle.") && !key.equals("battle." + BOT)) {
        battle = battle.with(new Seat(key.substring("battle.".length())), parts(key, ","));
      }
    }
    List<String> fought = parts("fought", ",");
    if (fought.size() == 4) {
      return battle.fought(
          new BattleState.Fought(
              Integer.parseInt(fought.get(0)),
              Integer.parseInt(fought.get(1)),
              Boolean.parseBoolean(fought.get(2)),
              Boolean.parseBoolean(fought.get(3))));
    }
    return fought.isEmpty() ? battle : battle.left();
  }

  private IntroState intro() {
    List<String> offer = parts("bot.offer", ",");
    return new IntroState(
        notes.containsKey("bot.wager"),
        notes.containsKey("bot.declined"),
        offer.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new IntroState.Offer(offer.getFirst(), MajorPower.valueOf(offer.getLast()))),
        number("bot.earned"),
        number("bot.units"),
        new IntroState.Spent(
            number("bot.supports"), number("bot.operations"), number("bot.minors")));
  }

  /// `display.FRANCE -ACspent`, `fate.FRANCE A_B:AB:`.
  private SideDisplay display(String side) {
    String up = word("display." + side).orElse("");
    boolean spent = up.endsWith("spent");
    SideDisplay display =
        new SideDisplay(
            spaces(up), spent, Optional.empty(), List.of(), List.of(), number("shuffled." + side));
    List<String> fate = parts("fate." + side, ":");
    return fate.isEmpty()
        ? display
        : display.opened(FateDie.valueOf(fate.get(0)), spaces(fate.get(1)), spaces(fate.get(2)));
  }

  private static List<DisplaySpace> spaces(String letters) {
    return Arrays.stream(DisplaySpace.values())
        .filter(space -> letters.contains(space.name()))
        .toList();
  }

  private StatedState stated() {
    SequencedMap<WarFront, TextValue> terrain = new LinkedHashMap<>();
    each("terrain.", (front, words) -> terrain.put(WarFront.valueOf(front), text(words)));
    SequencedMap<String, String> control = new LinkedHashMap<>();
    each("control.", control::put);
    SequencedMap<String, String> sides = new LinkedHashMap<>();
    each("side.", sides::put);
    return new StatedState(terrain, control, sides, word("situation"), number("war.since"));
  }

  /// `summed.VP.FRANCE 2:Saxony;-1:Liberalism`.
  private TurnBook book() {
    List<TurnBook.Term> terms = new ArrayList<>();
    each(
        "summed.",
        (track, all) -> {
          for (String one : all.split(";", -1)) {
            String[] parts = one.split(":", 2);
            terms.add(new TurnBook.Term(track, Integer.parseInt(parts[0]), text(parts[1])));
          }
        });
    return new TurnBook(number("summed"), terms);
  }
}
