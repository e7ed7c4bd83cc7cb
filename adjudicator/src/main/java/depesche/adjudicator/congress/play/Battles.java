package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.game.BattleStatement;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.Terrains;
import depesche.adjudicator.congress.news.CongressFact.BattleFought;
import depesche.adjudicator.congress.news.CongressRefusal.BattleNotNow;
import depesche.adjudicator.congress.state.BattleState;
import depesche.adjudicator.congress.state.BattleState.Fought;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.sums.BattleSide;
import depesche.adjudicator.congress.sums.BattleSum;
import depesche.adjudicator.congress.sums.LossTrack;
import depesche.adjudicator.congress.sums.Sum;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Battles (13): units and markers are counted from the table, cards as far as they are typed in;
/// everything else is stated. The losses are those of the board, as far as the examples tell them.
final class Battles {

  private static final int MOST_LOSSES = 40;
  private static final String FIGHT = "FIGHT HOMELAND FRANCE MOUNTAIN ALLIES";

  private final CongressGame game;
  private final BattleCards played;

  Battles(CongressGame game) {
    this.game = game;
    played = new BattleCards(game);
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.any("BATTLE C: {card}, {card}", Battles::choose),
        TableVerb.turn(FIGHT, this::fight),
        TableVerb.turn("LOSSES ALLIES 4 FRANCE 5", this::losses));
  }

  /// `BATTLE C: 63, Wellington` is the sealed choice `BATTLE_C`.
  private static Optional<Fact> choose(LiveTable table, Seat seat, ActWords words) {
    WarFront front = Terrains.front(words);
    String rest = words.text().replaceFirst("^[^\\p{L}]*\\p{L}+[^\\p{L}\\p{N}]*", "");
    return words.refused().or(() -> ChoiceWords.seal(table, seat, "BATTLE_" + front, rest));
  }

  /// {@return whether the dice of this battle are rolled}
  static boolean isFought(LiveTable table) {
    BattleState battle = CongressState.of(table).battle();
    return battle.withdrawn() || battle.fought().isPresent();
  }

  /// {@return whether its losses have to be read off the board}
  static boolean isRead(LiveTable table) {
    return CongressState.of(table)
        .battle()
        .fought()
        .filter(
            sums ->
                LossTrack.losses(sums.allied()).isEmpty()
                    || LossTrack.losses(sums.french()).isEmpty())
        .isPresent();
  }

  /// The bot has withdrawn: there is no battle.
  static void withdraw(LiveTable table) {
    CongressState.battle(table, BattleState::left);
  }

  static boolean isWithdrawn(LiveTable table) {
    return CongressState.of(table).battle().withdrawn();
  }

  /// Remembers what was opened for a battle.
  void opened(LiveTable table, String choice, List<SealedChoice> opened) {
    for (SealedChoice one : opened) {
      List<String> cards = one.cards(table.book());
      CongressState.battle(table, battle -> battle.with(one.seat(), cards));
    }
  }

  /// {@return whether a front has a Military Operation, from which a battle comes}
  boolean isBattle(LiveTable table, WarFront front) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == front)
        .anyMatch(army -> count(table, army.name(), CongressTracks.OPERATION) > 0);
  }

  private static int count(LiveTable table, String place, String piece) {
    return (int) table.pieces().in(place).stream().filter(one -> one.endsWith(piece)).count();
  }

  /// {@return the units and fleets of an army}
  static int units(LiveTable table, String army) {
    return table.pieces().in(army).size()
        - count(table, army, CongressTracks.OPERATION)
        - count(table, army, CongressTracks.SUPPORT);
  }

  /// {@return the advantage of the Allies before cards and dice (18.4.7.6)}
  int advantage(LiveTable table, WarFront front, BattleStatement stated) {
    return side(table, front, true, stated).first().total()
        - side(table, front, false, stated).first().total();
  }

  /// {@return whether an Allied operation is on a front}
  boolean isAttackedByAllies(LiveTable table, WarFront front) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == front && army.power().isAllied())
        .anyMatch(army -> count(table, army.name(), CongressTracks.OPERATION) > 0);
  }

  static WarFront front(LiveTable table) {
    String phase = table.stage().phase().name();
    return WarFront.valueOf(phase.substring(phase.length() - 1));
  }

  /// The armies of a side: of the Allies those that stand where the first with an operation stands,
  /// or else the first.
  private List<String> armies(LiveTable table, WarFront front, boolean allied) {
    List<FrontArmy> all =
        game.scenario(table).armies().stream()
            .filter(army -> army.front() == front && army.power().isAllied() == allied)
            .toList();
    Optional<FrontArmy> leading =
        all.stream()
            .filter(army -> count(table, army.name(), CongressTracks.OPERATION) > 0)
            .findFirst()
            .or(() -> all.stream().findFirst());
    String space = leading.map(army -> space(table, army)).orElse("");
    return all.stream()
        .filter(army -> space(table, army).equals(space))
        .map(FrontArmy::name)
        .toList();
  }

  private static String space(LiveTable table, FrontArmy army) {
    return army.front() == WarFront.G
        ? army.space()
        : table.tracks().shown(GameTable.key(CongressTracks.block(army.name())));
  }

  private Optional<Fact> fight(LiveTable table, Seat seat, ActWords words) {
    WarFront front = front(table);
    if (isFought(table)) {
      return Optional.of(new BattleNotNow(front.name(), true));
    }
    String known = Terrains.words(table, front);
    ActWords all = new ActWords(table, new VerbForm(FIGHT), known + " " + words.takeRest());
    BattleStatement stated = BattleStatement.read(all);
    if (all.end().isPresent()) {
      return all.end();
    }
    BattleSide allied = side(table, front, true, stated);
    BattleSide french = side(table, front, false, stated);
    int alliedDice =
        dice(table, "Allies", stated.best().contains("ALLIES") || played.best(table, front, true));
    int frenchDice =
        dice(table, "France", stated.best().contains("FRANCE") || played.best(table, front, false));
    BattleSum sum = BattleSum.of(allied, alliedDice, french, frenchDice);
    boolean napoleon = played.includes(table, front, CongressBoards.leader(MajorPower.FRANCE));
    Fought fought = new Fought(sum.allied().total(), sum.french().total(), sum.major(), napoleon);
    CongressState.battle(table, battle -> battle.fought(fought));
    table.enter("FIGHT", front.name(), "", sum.allied().shown(), sum.french().shown());
    tell(table, front, sum, napoleon);
    return Optional.empty();
  }

  private BattleSide side(LiveTable table, WarFront front, boolean allied, BattleStatement stated) {
    List<String> armies = armies(table, front, allied);
    String name = allied ? "ALLIES" : "FRANCE";
    int units = 0;
    int supports = 0;
    for (String army : armies) {
      units += units(table, army);
      supports += count(table, army, CongressTracks.SUPPORT);
    }
    boolean headquarters =
        allied
            && front == WarFront.A
            && !table.tracks().shown(CongressTracks.HEADQUARTERS).equals("nobody");
    List<SumTerm> cards = new ArrayList<>(played.terms(table, front, allied));
    if (stated.of(name) != 0) {
      cards.add(new SumTerm(Why.STATED, stated.of(name)));
    }
    return new BattleSide(
        units,
        supports,
        headquarters,
        stated.homeland().equals(name),
        stated.mountain().equals(name),
        cards);
  }

  private static int dice(LiveTable table, String side, boolean twice) {
    List<Integer> totals = new ArrayList<>();
    for (int roll = 0; roll < (twice ? 2 : 1); roll++) {
      totals.add(table.roll(2, 6, side).stream().mapToInt(Integer::intValue).sum());
    }
    return BattleSum.best(totals);
  }

  private Optional<Fact> losses(LiveTable table, Seat seat, ActWords words) {
    Optional<Fought> before = CongressState.of(table).battle().fought();
    if (before.isEmpty()) {
      return Optional.of(new BattleNotNow(front(table).name(), false));
    }
    Fought fought = before.get();
    words.needMore();
    int allied = 0;
    int french = 0;
    while (!words.isAtEnd()) {
      if (words.skip("ALLIES", "ALLIED")) {
        allied = words.number(0, MOST_LOSSES);
      } else if (words.skip("FRANCE", "FRENCH")) {
        french = words.number(0, MOST_LOSSES);
      } else {
        words.unknown();
      }
    }
    if (words.end().isPresent()) {
      return words.end();
    }
    BattleSum sum =
        new BattleSum(
                Sum.of(new SumTerm(Why.STATED, fought.allied())),
                Sum.of(new SumTerm(Why.STATED, fought.french())),
                OptionalInt.empty(),
                OptionalInt.empty(),
                fought.major())
            .stated(allied, french);
    table.enter("LOSSES", front(table).name(), "", allied + ", " + french, words.why());
    tell(table, front(table), sum, fought.napoleon());
    return Optional.empty();
  }

  private static void tell(LiveTable table, WarFront front, BattleSum sum, boolean napoleon) {
    table.tell(
        new BattleFought(
            front.name(),
            sum.allied().terms(),
            sum.allied().total(),
            sum.french().terms(),
            sum.french().total(),
            words(sum.alliedLosses()),
            words(sum.frenchLosses()),
            sum.result().map(Enum::name).orElse(""),
            sum.major(),
            sum.points(napoleon)));
  }

  private static String words(OptionalInt losses) {
    return losses.isPresent() ? String.valueOf(losses.getAsInt()) : "";
  }
}
