package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.news.CongressFact.PowerCard;
import depesche.adjudicator.congress.news.CongressFact.WagerLeft;
import depesche.adjudicator.congress.news.CongressFact.WagerResolved;
import depesche.adjudicator.congress.news.CongressFact.WagerUnused;
import depesche.adjudicator.congress.news.CongressRefusal.ActOfPhase;
import depesche.adjudicator.congress.news.CongressRefusal.NotAmongTied;
import depesche.adjudicator.congress.news.CongressRefusal.ValueTyped;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.WagerState;
import depesche.adjudicator.congress.sums.WagerKind;
import depesche.adjudicator.congress.sums.WagerSum;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.news.TableRefusal.NumberPast;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The wager and the selection of issues (11.1, 11.2).
final class Wagers {

  private final CongressGame game;
  private final IntroBot bot;

  Wagers(CongressGame game, IntroBot bot) {
    this.game = game;
    this.bot = bot;
  }

  List<TableVerb> verbs() {
    return List.of(TableVerb.turn("BREAK AUSTRIA", this::breakTie));
  }

  /// Remembers whose card each is.
  void opened(LiveTable table, List<SealedChoice> opened) {
    for (SealedChoice one : opened) {
      List<String> cards = one.cards(table.book());
      List<MajorPower> powers = WagerActs.wagering(table, one.seat());
      for (int i = 0; i < cards.size() && i < powers.size(); i++) {
        MajorPower power = powers.get(i);
        String card = cards.get(i);
        CongressState.wager(table, wager -> wager.with(power, card));
      }
    }
  }

  /// The bot of the introductory scenario wagers, too.
  static void addBot(LiveTable table, IntroBot bot) {
    bot.wager(table)
        .ifPresent(
            card -> {
              CongressState.wager(table, wager -> wager.with(MajorPower.FRANCE, card));
              table.cards().put(card, LiveCards.front(table.seats().getFirst()), false);
              table.enter("PLAY", table.book().shown(card), "", "FRANCE", "");
            });
  }

  static SequencedMap<MajorPower, String> cards(LiveTable table) {
    SequencedMap<MajorPower, String> wagered = CongressState.of(table).wager().cards();
    SequencedMap<MajorPower, String> cards = new LinkedHashMap<>();
    for (MajorPower power : CongressSeats.clockwise(table)) {
      Optional.ofNullable(wagered.get(power)).ifPresent(card -> cards.put(power, card));
    }
    return cards;
  }

  /// {@return who has to state what their card is worth}
  private List<Seat> silent(LiveTable table) {
    List<Seat> silent = new ArrayList<>();
    cards(table)
        .forEach(
            (power, card) -> {
              Seat seat = CongressSeats.seat(table, power);
              if (table.cards().value(card).isEmpty() && !silent.contains(seat)) {
                silent.add(seat);
              }
            });
    return silent;
  }

  /// {@return the card of which a value was stated last}
  private static Optional<String> lastStated(LiveTable table) {
    String shown = table.lastEntry().what().text();
    return table.book().deck(CongressTracks.MAIN).ids().stream()
        .filter(one -> table.book().shown(one).equals(shown))
        .findFirst();
  }

  /// {@return that a card cannot be worth what was stated, or that its file says what it is worth}
  static Optional<Fact> misstated(LiveTable table) {
    Optional<String> card = lastStated(table);
    if (card.isEmpty()) {
      return Optional.of(new ActOfPhase("VALUE", "wager"));
    }
    TableCard face = table.book().card(card.get());
    String typed = face.field("value");
    if (!typed.isEmpty()) {
      return Optional.of(new ValueTyped(face.shown(), Integer.parseInt(typed)));
    }
    int value = table.cards().value(card.get()).orElse(0);
    return value < 1 || value > CardOnIssue.HIGHEST
        ? Optional.of(new NumberPast(value, 1, CardOnIssue.HIGHEST))
        : Optional.empty();
  }

  /// A seat has said what a card is worth: the wager goes on, or is counted again.
  void stated(LiveTable table) {
    boolean wagered =
        table.stage().phase().name().equals(CongressPhases.WAGER_RESULT)
            && lastStated(table).filter(cards(table)::containsValue).isPresent();
    if (wagered) {
      CongressState.wager(table, WagerState::open);
      proceed(table);
    }
  }

  /// Goes on with the wager: first the values, then a tie, then the issue of the winner.
  void proceed(LiveTable table) {
    List<Seat> silent = silent(table);
    if (!silent.isEmpty()) {
      table.stage().order(silent);
      return;
    }
    if (cards(table).isEmpty()) {
      table.stage().order(List.of());
      return;
    }
    resolve(table, CongressState.of(table).wager().winner());
  }

  /// 20.2: the British bot chooses Austria, or else Russia, never France; 18.4.3: between Russia
  /// and France it is France if Britain has no player of its own.
  static Optional<MajorPower> chosen(LiveTable table, List<MajorPower> tied) {
    PlayMode mode = CongressGame.mode(table);
    if (tied.size() < 2) {
      return Optional.empty();
    }
    if (mode == PlayMode.INTRO || mode == PlayMode.INTRO_TWO) {
      return Optional.of(
          tied.contains(MajorPower.BRITAIN) ? MajorPower.BRITAIN : MajorPower.FRANCE);
    }
    boolean bot =
        mode == PlayMode.SOLO_FRANCE
            || (mode == PlayMode.SOLO_POWER
                && CongressSeats.power(table, table.seats().getFirst()) != MajorPower.BRITAIN);
    return bot ? Optional.of(WagerSum.choiceOfBot(tied)) : Optional.empty();
  }

  private void resolve(LiveTable table, Optional<MajorPower> chosen) {
    List<MajorPower> tied = sum(table, Optional.empty()).best();
    WagerSum sum = sum(table, chosen.or(() -> chosen(table, tied)));
    List<PowerCard> lines = new ArrayList<>();
    cards(table)
        .forEach(
            (power, card) ->
                lines.add(
                    new PowerCard(
                        power.name(),
                        table.book().shown(card),
                        table.cards().value(card).orElse(0))));
    table.tell(
        new WagerResolved(
            lines,
            sum.best().stream().map(Enum::name).toList(),
            sum.winner().map(Enum::name).orElse(""),
            sum.space(),
            sum.order().stream().map(Enum::name).toList()));
    if (sum.winner().isEmpty()) {
      table.stage().order(List.of(CongressSeats.seat(table, MajorPower.BRITAIN)));
      return;
    }
    MajorPower winner = sum.winner().get();
    String values =
        String.join(", ", lines.stream().map(line -> line.power() + " " + line.value()).toList());
    table.enter("WAGER", winner.name(), "", String.valueOf(sum.space()), values);
    CongressGame.order(table, sum.order());
    CongressState.wager(table, wager -> wager.won(winner, sum.space()));
    if (CongressSeats.isIntroBot(table, winner)) {
      bot.wagerIssue(table)
          .ifPresent(
              issue -> {
                game.put(table, issue, IssueSpace.of(winner, sum.space()), "18.4.5.3");
                CongressState.wager(table, WagerState::withIssue);
              });
      table.stage().order(List.of());
      return;
    }
    table.stage().order(List.of(CongressSeats.seat(table, winner)));
  }

  private WagerSum sum(LiveTable table, Optional<MajorPower> chosen) {
    SequencedMap<MajorPower, Integer> values = new LinkedHashMap<>();
    cards(table).forEach((power, card) -> values.put(power, table.cards().value(card).orElse(0)));
    WagerKind kind =
        switch (CongressGame.mode(table)) {
          case TWO_PLAYERS, SOLO_FRANCE -> WagerKind.MINUS_FRENCH;
          case SOLO_COALITION, SOLO_POWER -> WagerKind.BETWEEN_SIDES;
          case FOUR_PLAYERS, THREE_PLAYERS, SOLO_ALL, INTRO, INTRO_TWO, INTRO_THREE ->
              WagerKind.HIGHEST_MINUS_LOWEST;
        };
    return WagerSum.of(kind, values, CongressSeats.clockwise(table), chosen);
  }

  private Optional<Fact> breakTie(LiveTable table, Seat seat, ActWords words) {
    MajorPower power = CongressGame.power(words);
    if (words.end().isPresent()) {
      return words.end();
    }
    boolean wager = table.stage().phase().name().equals(CongressPhases.WAGER_RESULT);
    boolean winner = table.stage().phase().name().equals(CongressPhases.WINNER);
    if (!wager && !winner) {
      return Optional.of(new ActOfPhase("BREAK", "wager result"));
    }
    List<MajorPower> tied =
        wager && CongressState.of(table).wager().space().isEmpty() && silent(table).isEmpty()
            ? sum(table, Optional.empty()).best()
            : winner ? game.track(table).leaders() : List.of();
    if (!tied.contains(power)) {
      return Optional.of(new NotAmongTied(power.name(), tied.stream().map(Enum::name).toList()));
    }
    table.enter("BREAK", power.name(), "", "", words.why());
    if (wager) {
      CongressState.wager(table, one -> one.chosen(power));
      proceed(table);
    } else {
      CongressState.rounds(table, rounds -> rounds.won(Optional.of(power)));
      table.stage().endPhase();
    }
    return Optional.empty();
  }

  /// Ends a wager that nobody has led to its end: a card of which no value was stated counts
  /// nothing, and in a tie nobody has broken it is as for the bot (20.2).
  void lapse(LiveTable table) {
    if (cards(table).isEmpty()) {
      return;
    }
    List<String> left =
        cards(table).sequencedEntrySet().stream()
            .filter(one -> table.cards().value(one.getValue()).isEmpty())
            .map(one -> one.getKey().name())
            .toList();
    if (!left.isEmpty()) {
      table.tell(new WagerLeft(left));
    }
    WagerState before = CongressState.of(table).wager();
    if (before.space().isEmpty()) {
      List<MajorPower> best = sum(table, before.winner()).best();
      resolve(table, best.size() == 1 ? Optional.empty() : Optional.of(WagerSum.choiceOfBot(best)));
    }
    WagerState after = CongressState.of(table).wager();
    if (!after.placed()) {
      table.tell(new WagerUnused(after.winner().map(Enum::name).orElse("")));
    }
  }

  /// All wagered cards are discarded, and the next selection begins with none.
  void finish(LiveTable table) {
    cards(table)
        .values()
        .forEach(card -> table.cards().put(card, LiveCards.discard(CongressTracks.MAIN), true));
    CongressState.wager(table, _ -> WagerState.NONE);
    IssueSelections.end(table);
  }
}
