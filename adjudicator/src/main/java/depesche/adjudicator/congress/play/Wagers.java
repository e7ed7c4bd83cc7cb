package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.news.CongressFact.PowerCard;
import depesche.adjudicator.congress.news.CongressFact.WagerLeft;
import depesche.adjudicator.congress.news.CongressFact.WagerResolved;
import depesche.adjudicator.congress.news.CongressFact.WagerUnused;
import depesche.adjudicator.congress.news.CongressRefusal.ActOfPhase;
import depesche.adjudicator.congress.news.CongressRefusal.IssueLater;
import depesche.adjudicator.congress.news.CongressRefusal.IssueNotSelectable;
import depesche.adjudicator.congress.news.CongressRefusal.NotAmongTied;
import depesche.adjudicator.congress.news.SoloRefusal.LeaderNotWagered;
import depesche.adjudicator.congress.news.SoloRefusal.OneFrenchCard;
import depesche.adjudicator.congress.news.SoloRefusal.WagerCount;
import depesche.adjudicator.congress.news.SoloRefusal.WageredAlready;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.sums.WagerKind;
import depesche.adjudicator.congress.sums.WagerSum;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The wager and the selection of issues (11.1, 11.2).
final class Wagers {

  private static final String CARD = "wager.";
  private static final String CHOSEN = "wager.winner";
  private static final String SPACE = "wager.space";
  private static final String PLACED = "wager.placed";
  private static final String SELECTED = "selected";
  private static final int ISSUES = 2;

  /// In which order one seat names the cards of its powers.
  private static final List<MajorPower> NAMED =
      List.of(MajorPower.FRANCE, MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);

  private final CongressGame game;
  private final IntroBot bot;

  Wagers(CongressGame game, IntroBot bot) {
    this.game = game;
    this.bot = bot;
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.any("WAGER", "WAGER 12", this::wager),
        TableVerb.turn("ISSUE", "ISSUE Saxony", this::issue),
        TableVerb.turn("BREAK", "BREAK AUSTRIA", this::breakTie));
  }

  /// Sealed; with card displays a card that the fate die has opened, one for each power (20.3).
  private void wager(LiveTable table, Seat seat, ActWords words) {
    if (CongressGame.mode(table).hasDisplays()) {
      wagerShown(table, seat, words);
      return;
    }
    SealedChoice choice = ChoiceWords.read(table, seat, CongressTracks.WAGER, words.text());
    List<String> cards = List.of(choice.value().text().split(" ", -1));
    int needed = wagering(table, seat).size();
    cards.forEach(card -> mustBeNoLeader(table, card));
    if (cards.size() != needed) {
      throw new ActRefused(new WagerCount(needed, cards.size()));
    }
    long french =
        cards.stream()
            .flatMap(card -> game.card(card).stream())
            .filter(card -> card.nation().isOf(MajorPower.FRANCE))
            .count();
    if (CongressGame.mode(table) == PlayMode.THREE_PLAYERS && needed == 2 && french > 1) {
      throw new ActRefused(new OneFrenchCard());
    }
    table.answers().seal(choice);
  }

  private static void mustBeNoLeader(LiveTable table, String card) {
    if (CongressGame.isLeader(card)) {
      throw new ActRefused(new LeaderNotWagered(table.book().card(card).title()));
    }
  }

  /// The powers for which a seat wagers, in the order in which it names their cards.
  private static List<MajorPower> wagering(LiveTable table, Seat seat) {
    List<MajorPower> negotiating = CongressSeats.negotiating(CongressGame.mode(table));
    return NAMED.stream()
        .filter(negotiating::contains)
        .filter(power -> !IntroBot.plays(table, power))
        .filter(power -> CongressSeats.seat(table, power).equals(seat))
        .toList();
  }

  private void wagerShown(LiveTable table, Seat seat, ActWords words) {
    CongressGame.mustBe(table, "WAGER", CongressPhases.WAGER);
    String card = words.card();
    MajorPower power =
        words.skip("AS") ? CongressGame.power(words) : CongressSeats.power(table, seat);
    words.mustEnd();
    mustBeNoLeader(table, card);
    if (!table.note(CARD + power).isEmpty()) {
      throw new ActRefused(new WageredAlready(power.name()));
    }
    DisplayActs.mustHold(table, seat, power, card);
    DisplayActs.play(table, power, card);
    table.cards().put(card, LiveCards.front(seat), false);
    table.note(CARD + power, card);
    String value = table.cards().value(card).map(String::valueOf).orElse("");
    table.enter("PLAY", table.book().shown(card), value, power.name(), words.why());
    if (cards(table).size() == CongressSeats.clockwise(table).size()) {
      table.stage().endPhase();
    }
  }

  /// Remembers whose card each is.
  void opened(LiveTable table, List<SealedChoice> opened) {
    for (SealedChoice one : opened) {
      List<String> cards = List.of(one.value().text().split(" ", -1));
      List<MajorPower> powers = wagering(table, one.seat());
      for (int i = 0; i < cards.size() && i < powers.size(); i++) {
        table.note(CARD + powers.get(i), cards.get(i));
      }
    }
  }

  /// The bot of the introductory scenario wagers, too.
  static void addBot(LiveTable table, IntroBot bot) {
    bot.wager(table)
        .ifPresent(
            card -> {
              table.note(CARD + MajorPower.FRANCE, card);
              table.cards().put(card, LiveCards.front(table.seats().getFirst()), false);
              table.enter("PLAY", table.book().shown(card), "", "FRANCE", "");
            });
  }

  private SequencedMap<MajorPower, String> cards(LiveTable table) {
    SequencedMap<MajorPower, String> cards = new LinkedHashMap<>();
    for (MajorPower power : CongressSeats.clockwise(table)) {
      String card = table.note(CARD + power);
      if (!card.isEmpty()) {
        cards.put(power, card);
      }
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
    resolve(table, MajorPower.named(table.note(CHOSEN)));
  }

  /// 20.2: the British bot chooses Austria, or else Russia, never France; 18.4.3: between Russia
  /// and France it is France if Britain has no player of its own.
  static Optional<MajorPower> chosen(LiveTable table, List<MajorPower> tied) {
    PlayMode mode = CongressGame.mode(table);
    if (tied.size() < 2) {
      return Optional.empty();
    }
    if (mode == PlayMode.INTRO || mode == PlayMode.INTRO_TWO) {
      return Optional.of(tied.contains(MajorPower.BRITAIN) ? MajorPower.BRITAIN : MajorPower.FRANCE);
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
    table.note(CHOSEN, winner.name());
    table.note(SPACE, String.valueOf(sum.space()));
    if (IntroBot.plays(table, winner)) {
      bot.wagerIssue(table)
          .ifPresent(
              issue -> {
                game.put(table, issue, IssueSpace.of(winner, sum.space()), "18.4.5.3");
                table.note(PLACED, "yes");
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

  private void breakTie(LiveTable table, Seat seat, ActWords words) {
    MajorPower power = CongressGame.power(words);
    words.mustEnd();
    boolean wager = table.stage().phase().name().equals(CongressPhases.WAGER_RESULT);
    boolean winner = table.stage().phase().name().equals(CongressPhases.WINNER);
    if (!wager && !winner) {
      throw new ActRefused(new ActOfPhase("BREAK", "wager result"));
    }
    List<MajorPower> tied =
        wager && table.note(SPACE).isEmpty() && silent(table).isEmpty()
            ? sum(table, Optional.empty()).best()
            : winner ? game.track(table).leaders() : List.of();
    if (!tied.contains(power)) {
      throw new ActRefused(new NotAmongTied(power.name(), tied.stream().map(Enum::name).toList()));
    }
    table.enter("BREAK", power.name(), "", "", words.why());
    if (wager) {
      table.note(CHOSEN, power.name());
      proceed(table);
    } else {
      table.note("diplomacy.winner", power.name());
      table.stage().endPhase();
    }
  }

  private void issue(LiveTable table, Seat seat, ActWords words) {
    CongressGame.mustBe(table, "ISSUE", CongressPhases.SELECTION, CongressPhases.WAGER_RESULT);
    boolean wager = table.stage().phase().name().equals(CongressPhases.WAGER_RESULT);
    if (wager && table.note(SPACE).isEmpty()) {
      throw new ActRefused(new ActOfPhase("ISSUE", "issue selection"));
    }
    String issue = game.issue(table, seat, words);
    words.mustEnd();
    IssueSpace from = game.space(table, issue);
    if (!(from instanceof IssueSpace.OnDisplay)) {
      throw new ActRefused(new IssueNotSelectable(issue, from.words(), left(table)));
    }
    if (table.stage().turn() == 1 && game.scenario(table).notFirstTurn().contains(issue)) {
      throw new ActRefused(new IssueLater(issue));
    }
    if (wager) {
      MajorPower winner = MajorPower.valueOf(table.note(CHOSEN));
      game.put(table, issue, IssueSpace.of(winner, table.count(SPACE)), "wager");
      table.note(PLACED, "yes");
      table.stage().order(List.of());
      return;
    }
    game.put(table, issue, new IssueSpace.OnNegotiationTable(), words.why());
    int selected = table.count(SELECTED) + 1;
    table.note(SELECTED, String.valueOf(selected % ISSUES));
    if (selected == ISSUES) {
      table.stage().end(seat);
    }
  }

  /// The next power selects from the beginning, also if this one has left it at one issue.
  static void selectionEnds(LiveTable table) {
    table.note(SELECTED, "");
  }

  private List<String> left(LiveTable table) {
    return game.track(table).spaces().entrySet().stream()
        .filter(one -> one.getValue() instanceof IssueSpace.OnDisplay)
        .map(Map.Entry::getKey)
        .limit(5)
        .toList();
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
    if (table.note(SPACE).isEmpty()) {
      List<MajorPower> best = sum(table, MajorPower.named(table.note(CHOSEN))).best();
      resolve(table, best.size() == 1 ? Optional.empty() : Optional.of(WagerSum.choiceOfBot(best)));
    }
    if (table.note(PLACED).isEmpty()) {
      table.tell(new WagerUnused(table.note(CHOSEN)));
    }
  }

  /// All wagered cards are discarded, and the next selection begins with none.
  void finish(LiveTable table) {
    cards(table)
        .forEach(
            (power, card) -> {
              table.cards().put(card, LiveCards.discard(CongressTracks.MAIN), true);
              table.note(CARD + power, "");
            });
    table.note(CHOSEN, "");
    table.note(SPACE, "");
    table.note(PLACED, "");
    table.note(SELECTED, "");
  }
}
