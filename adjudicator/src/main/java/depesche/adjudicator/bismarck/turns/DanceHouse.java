package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceEnd;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// What all parts of a turn do to the table: move flags, lose parties, discard, draw, ask.
final class DanceHouse {

  /// From where a disc goes to parliament if nobody names a pool, and to a card by an operation.
  static final List<DiscPool> SILENT_ORDER =
      List.of(DiscPool.INFLUENCE, DiscPool.EVENT, DiscPool.POLITICS, DiscPool.DIPLOMACY);

  private static final int FEWEST_SUPPORTERS = 2;

  final CardIndex cards;
  final DanceRulings rulings;
  final OpenTable table;
  final CourseInputs inputs;
  final DancePrices prices;

  /// What may be played while a question is asked; nothing outside the Event Phase.
  private Predicate<DanceCommand> playable = _ -> false;

  private Consumer<DanceCommand> player = _ -> {};

  DanceHouse(CardIndex cards, DanceRulings rulings, OpenTable table, CourseInputs inputs) {
    this.cards = cards;
    this.rulings = rulings;
    this.table = table;
    this.inputs = inputs;
    this.prices = new DancePrices(table, cards, rulings);
  }

  /// {@return the same table again, to try something on it; nothing more is on file there}
  DanceHouse copy() {
    return new DanceHouse(
        cards, rulings, new OpenTable(table.table()), inputs.silent(table.table()));
  }

  /// From here on cards may be played while a question is asked.
  void allow(Predicate<DanceCommand> wanted, Consumer<DanceCommand> play) {
    playable = wanted;
    player = play;
  }

  /// From here on they may not.
  void forbid() {
    playable = _ -> false;
  }

  // Flags

  /// Moves a flag. An inactive flag stays, and none leaves the track.
  void move(EuropeanPower power, int spaces) {
    DanceFlag flag = table.flag(power);
    DanceFlag moved = flag.moved(spaces);
    if (!flag.active() || moved.equals(flag)) {
      inputs.tell(new DanceFact.FlagStayed(power, flag.space(), flag.active()));
      return;
    }
    table.flags.put(power, moved);
    inputs.tell(new DanceFact.FlagMoved(power, flag.space(), moved.space()));
  }

  void turn(EuropeanPower power, boolean active) {
    DanceFlag flag = table.flag(power);
    if (flag.active() == active) {
      return;
    }
    table.flags.put(power, new DanceFlag(flag.space(), active));
    inputs.tell(
        active
            ? new DanceFact.FlagsActivated(List.of(power))
            : new DanceFact.FlagInactivated(power));
  }

  // Parliament

  List<Party> supporters() {
    return List.of(Party.values()).stream().filter(party -> !table.lost.contains(party)).toList();
  }

  /// Rule 2.2.b: a party is lost, and a disc of the player's choice lies on its spot.
  void lose(Party party) {
    if (table.lost.contains(party)) {
      inputs.tell(new DanceFact.PartyStaysLost(party));
      return;
    }
    String pool =
        ask(
            () ->
                new DanceQuestion(
                    DanceQuestion.Kind.DISC,
                    DanceQuestion.NO_CARD,
                    // A card that is played while this is asked may lose the party itself.
                    table.lost.contains(party) ? List.of() : full()));
    if (table.lost.contains(party)) {
      return;
    }
    if (pool.isEmpty()) {
      int place = rightmostCancelled();
      String title = cards.title(table.at(place).card());
      table.lose(party, place);
      inputs.tell(new DanceFact.PartyLost(party, title, supporters().size()));
      return;
    }
    table.lose(party, DiscPool.valueOf(pool));
    inputs.tell(new DanceFact.PartyLost(party, pool, supporters().size()));
  }

  private List<String> full() {
    return List.of(DiscPool.values()).stream()
        .filter(pool -> table.pool(pool) > 0)
        .map(DiscPool::name)
        .toList();
  }

  private int rightmostCancelled() {
    for (int place = DanceTable.ROW; place > 1; place--) {
      if (table.at(place).discs() > 0) {
        return place;
      }
    }
    return 1;
  }

  /// Rule 2.2.b, Parliament Support Check.
  void checkParliament() {
    int supporters = supporters().size();
    if (supporters < FEWEST_SUPPORTERS) {
      end(DanceEnd.DISMISSED);
    }
    inputs.tell(new DanceFact.ParliamentHolds(supporters));
  }

  // Cards

  /// Takes a card off the row, if it is still there, and discards it.
  void discardFromRow(String card) {
    int place = table.place(card);
    if (place > 0) {
      table.take(place);
      table.discarded.add(card);
      inputs.tell(new DanceFact.DanceCardDiscarded(cards.title(card)));
    }
  }

  /// Rule 2.2.a: the fifth card in the hand forces a discard.
  void takeInHand(String card) {
    table.hand.add(card);
    if (table.hand.size() > DanceTable.HAND) {
      String gone =
          ask(
              () ->
                  new DanceQuestion(
                      DanceQuestion.Kind.DISCARD,
                      DanceQuestion.NO_CARD,
                      // A card that is played while this is asked makes room.
                      table.hand.size() > DanceTable.HAND ? List.copyOf(table.hand) : List.of()));
      if (table.hand.size() > DanceTable.HAND) {
        table.hand.remove(gone);
        table.discarded.add(gone);
        inputs.tell(new DanceFact.DanceCardDiscarded(cards.title(gone)));
      }
    }
  }

  /// A card is needed: if the pile has none left, the game is lost.
  void mustHaveCard() {
    if (table.pile() == 0) {
      end(DanceEnd.TIME);
    }
  }

  /// Ruling `lastCard`: the moment the pile gives its last card.
  void checkLastCard() {
    if (table.pile() == 0 && rulings.drawn()) {
      end(DanceEnd.TIME);
    }
  }

  /// A loss stops everything where it is.
  void end(DanceEnd end) {
    inputs.endGame();
    inputs.tell(
        end == DanceEnd.WON
            ? new DanceFact.DanceWon(table.turn)
            : new DanceFact.DanceLost(
                end,
                table.turn,
                table.flagsIn(Sphere.FRENCH, false),
                table.flagsIn(Sphere.GERMAN, false),
                supporters().size()));
    throw new DanceStop(new DanceStop.Where.Ended(end));
  }

  // Questions

  /// {@return the player's answer. Where one alone is possible it is not asked. Cards may be played
  /// before, and may change what is asked}
  String ask(Supplier<DanceQuestion> question) {
    DanceQuestion asked = question.get();
    while (asked.options().size() > 1 && playedWhereAsked()) {
      asked = question.get();
    }
    if (asked.options().size() <= 1) {
      return asked.options().isEmpty() ? "" : asked.options().getFirst();
    }
    DanceQuestion open = asked;
    return inputs.answer(asked, this::means).orElseThrow(() -> stopped(open));
  }

  /// {@return whether the rules stopped here before; then cards that were written since are played}
  boolean playedWhereAsked() {
    boolean before = inputs.passStop();
    if (before) {
      for (Optional<DanceCommand> play = inputs.next(playable);
          play.isPresent();
          play = inputs.next(playable)) {
        player.accept(play.get());
      }
    }
    return before;
  }

  /// {@return the stop at a question for which nothing is on file}
  DanceStop stopped(DanceQuestion question) {
    inputs.stop();
    return new DanceStop(new DanceStop.Where.Asking(question));
  }

  /// {@return whether a word means an option: a place may be named by its card}
  boolean means(String option, String word) {
    return option.equals(word) || (option.matches("[1-5]") && isOn(option, word));
  }

  private boolean isOn(String place, String card) {
    RowCard there = table.at(Integer.parseInt(place));
    return !there.isEmpty() && there.card().equals(card);
  }
}
