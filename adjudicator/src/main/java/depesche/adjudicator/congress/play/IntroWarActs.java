package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.Retreats;
import depesche.adjudicator.congress.news.SoloFact.BotWithdraws;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.solo.BestChoice;
import depesche.adjudicator.congress.solo.IntroWar;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.IntroState;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The French bot of the introductory scenario in war (18.4.7), and its event (18.4.4).
final class IntroWarActs {

  private static final String FRENCH = "French";
  private static final String OPERATION = "French " + CongressTracks.OPERATION;
  private static final String SUPPORT = "French " + CongressTracks.SUPPORT;
  private static final String SAXONY = "59";
  private static final String JACKSON = "Andrew Jackson";
  private static final String PARIS = "Paris";
  private static final int REPLACEMENTS = 7;
  private static final int MOST_MOVES = 2;
  private static final int BERTHIER_MOVES = 4;

  private final CongressGame game;

  IntroWarActs(CongressGame game) {
    this.game = game;
  }

  // War

  private FrontArmy army(LiveTable table, WarFront front, MajorPower power) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() == front && army.power() == power)
        .findFirst()
        .orElseThrow();
  }

  private SequencedMap<WarFront, Integer> units(LiveTable table, MajorPower power) {
    SequencedMap<WarFront, Integer> units = new LinkedHashMap<>();
    for (FrontArmy army : game.scenario(table).armies()) {
      if (army.power() == power && army.front() != WarFront.G) {
        units.merge(army.front(), Battles.units(table, army.name()), Integer::sum);
      }
    }
    return units;
  }

  /// 18.4.7: its replacements come, and its operations are placed.
  void operations(LiveTable table) {
    IntroState intro = CongressState.of(table).intro();
    int recruited = intro.units();
    boolean american = table.pieces().onTable(CongressTracks.US_OPERATION) > 0 && recruited > 0;
    if (american) {
      table.pieces().place("US", army(table, WarFront.G, MajorPower.FRANCE).name(), "18.4.6.1");
    }
    int reserve = table.pieces().count(FRENCH, PARIS);
    for (int unit = 0; unit < reserve; unit++) {
      table.pieces().remove(FRENCH, PARIS, "18.4.7.1");
    }
    int all = REPLACEMENTS + reserve + intro.spent().minors() + recruited - (american ? 1 : 0);
    SequencedMap<WarFront, Integer> before = units(table, MajorPower.FRANCE);
    BestChoice<SequencedMap<WarFront, Integer>> placed = IntroWar.placed(before, all);
    placed.reasons().forEach(table::tell);
    placed
        .best()
        .getFirst()
        .forEach(
            (front, count) -> {
              for (int unit = before.getOrDefault(front, 0); unit < count; unit++) {
                table
                    .pieces()
                    .place(FRENCH, army(table, front, MajorPower.FRANCE).name(), "18.4.7.1");
              }
            });
    BestChoice<WarFront> fronts = IntroWar.operations(intro.spent().operations());
    fronts.reasons().forEach(table::tell);
    fronts
        .best()
        .forEach(
            front ->
                table
                    .pieces()
                    .place(OPERATION, army(table, front, MajorPower.FRANCE).name(), "18.4.7.2"));
    won(table);
  }

  /// 18.4.7.3: Allied operations on the French track.
  private void won(LiveTable table) {
    for (CongressIssue issue : game.files().issues()) {
      boolean allied = issue.kind() == CongressIssue.Kind.OPERATION && issue.isAllied();
      if (allied && game.track(table).held(MajorPower.FRANCE).contains(issue.name())) {
        MajorPower power = issue.power().orElseThrow();
        BestChoice<WarFront> choice =
            IntroWar.won(power, units(table, MajorPower.FRANCE), units(table, MajorPower.BRITAIN));
        choice.reasons().forEach(table::tell);
        String piece =
            CongressTracks.ADJECTIVES.getOrDefault(power, "") + " " + CongressTracks.OPERATION;
        WarFront front = IntroBot.one(table, choice.best());
        table.pieces().place(piece, army(table, front, power).name(), "18.4.7.3");
      }
    }
  }

  void supports(LiveTable table, List<WarFront> battles) {
    BestChoice<SequencedMap<WarFront, Integer>> choice =
        IntroWar.supports(CongressState.of(table).intro().spent().supports(), battles);
    choice.reasons().forEach(table::tell);
    choice
        .best()
        .getFirst()
        .forEach(
            (front, count) -> {
              for (int marker = 0; marker < count; marker++) {
                table
                    .pieces()
                    .place(SUPPORT, army(table, front, MajorPower.FRANCE).name(), "18.4.7.4");
              }
            });
  }

  /// 18.4.7.5: two units, or four with Berthier in hand.
  void move(LiveTable table, List<WarFront> battles) {
    boolean berthier =
        IntroBot.hand(table, game).cards().stream()
            .anyMatch(card -> card.title().equals("Berthier"));
    SequencedMap<WarFront, Integer> before = units(table, MajorPower.FRANCE);
    BestChoice<SequencedMap<WarFront, Integer>> choice =
        IntroWar.moved(before, battles, berthier ? BERTHIER_MOVES : MOST_MOVES);
    choice.reasons().forEach(table::tell);
    SequencedMap<WarFront, Integer> after = choice.best().getFirst();
    List<WarFront> from = new ArrayList<>();
    List<WarFront> to = new ArrayList<>();
    after.forEach(
        (front, count) -> {
          int more = count - before.getOrDefault(front, 0);
          for (int unit = 0; unit < Math.abs(more); unit++) {
            (more > 0 ? to : from).add(front);
          }
        });
    for (int unit = 0; unit < Math.min(from.size(), to.size()); unit++) {
      table
          .pieces()
          .move(
              FRENCH,
              army(table, from.get(unit), MajorPower.FRANCE).name(),
              army(table, to.get(unit), MajorPower.FRANCE).name(),
              "18.4.7.5");
    }
  }

  // Battles

  /// 18.4.7.6 and 18.4.7.7: it withdraws, or has its cards for this battle ready.
  ///
  /// @param advantage of the Allies before cards and dice
  /// @param battles that are still to be fought, this one first
  /// @return whether it withdraws
  boolean prepare(
      LiveTable table, WarFront front, int advantage, boolean attacked, List<WarFront> battles) {
    List<CongressCard> military =
        IntroBot.hand(table, game).cards().stream()
            .filter(card -> card.isMilitary(MajorPower.FRANCE))
            .toList();
    BestChoice<SequencedMap<WarFront, List<String>>> assigned =
        IntroWar.assigned(military, battles);
    List<String> here = assigned.best().getFirst().getOrDefault(front, List.of());
    if (attacked && front != WarFront.G) {
      BestChoice<Boolean> withdraws = IntroWar.withdraws(front, advantage, here.size());
      withdraws.reasons().forEach(table::tell);
      if (withdraws.best().contains(true)) {
        withdraw(table, front);
        return true;
      }
    }
    assigned.reasons().forEach(table::tell);
    List<String> ids =
        military.stream().filter(card -> here.contains(card.title())).map(IntroBot::id).toList();
    CongressState.battle(table, battle -> battle.withBot(ids));
    return false;
  }

  private void withdraw(LiveTable table, WarFront front) {
    FrontArmy army = army(table, front, MajorPower.FRANCE);
    table.tell(new BotWithdraws(front.name(), army.name()));
    Retreats.retreat(table, game, army, "18.4.7.6");
  }

  /// The cards of the bot are opened with those of the player.
  static void open(LiveTable table) {
    for (String card : CongressState.of(table).battle().bot()) {
      table.enter("PLAY", table.book().shown(card), "", "", "18.4.7.7");
      table.cards().lay(table.seats().getFirst(), card, After.DISCARD);
    }
  }

  // The event

  /// 18.4.4: what the Initial Situation card Intr-2 places.
  void event(LiveTable table) {
    Governments.turnedUp(table, "Intr-2");
    IssueSpace two = IssueSpace.of(MajorPower.RUSSIA, 2);
    game.put(table, "RU Military Operation", two, "18.4.4");
    game.put(table, "BR Financial Aid", two, "18.4.4");
    if (!CongressSeats.negotiating(CongressGame.mode(table)).contains(MajorPower.BRITAIN)) {
      IssueSpace chair = IssueSpace.of(MajorPower.BRITAIN, IssueSpace.SEAT);
      for (String issue : List.of("BR Military Operation", "Sweden at War", "BR Recruitment")) {
        game.put(table, issue, chair, "18.4.4");
      }
    }
    game.put(table, "FR Recruitment", new IssueSpace.OnNegotiationTable(), "18.4.4");
    table.pieces().place(FRENCH, PARIS, "18.4.4");
    table
        .pieces()
        .place(
            CongressTracks.US_OPERATION,
            army(table, WarFront.G, MajorPower.FRANCE).name(),
            "18.4.4");
  }

  /// 18.4.4: France has Friedrich August of Saxony, and if it chooses a card, Andrew Jackson.
  void cards(LiveTable table, MajorPower chooser) {
    List<String> cards = new ArrayList<>(List.of(SAXONY));
    boolean bot = CongressSeats.isIntroBot(table, MajorPower.FRANCE);
    if (bot && chooser == MajorPower.FRANCE) {
      game.named(JACKSON).map(IntroBot::id).ifPresent(cards::add);
    }
    String hand =
        bot ? IntroBot.HAND : LiveCards.hand(CongressSeats.seat(table, MajorPower.FRANCE));
    for (String card : cards) {
      table.cards().put(card, hand, false);
      table.enter("TAKE", table.book().shown(card), "", "FRANCE", "18.4.4");
    }
  }
}
