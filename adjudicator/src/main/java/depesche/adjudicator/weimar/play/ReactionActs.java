package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.table.turns.StandingAnswers;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarSum;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.dice.RollKind;
import depesche.adjudicator.weimar.play.WeimarState.Announced;
import depesche.adjudicator.weimar.solo.SoloBot;
import depesche.adjudicator.weimar.solo.SoloLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Actions that others may react to. Everybody is asked, so that the question tells nothing; when
/// all have answered, the dice are rolled.
final class ReactionActs {

  /// Announces an action, and does it at once if everybody has said in advance that they pass.
  void announce(WeimarTable table, Seat seat, String kind, String city, DicePool pool) {
    int more = pool.modifiers().stream().mapToInt(WeimarSum.Part::amount).sum();
    boolean poverty = pool.modifiers().stream().anyMatch(part -> part.what().equals("Poverty"));
    table.live().enter(kind, city, "", pool.dice().text(), "");
    String why = pool.modifiers().isEmpty() ? "" : pool.modifiers().getLast().what();
    WeimarState.announced(
        table.live(),
        Optional.of(
            new Announced(
                kind, city, more - (poverty ? 1 : 0), new TextValue(why), table.live().entries())));
    ask(table, seat, seat + " " + kind + " IN " + city);
  }

  /// Announces the event of a card.
  void event(WeimarTable table, Seat seat, String card) {
    WeimarState.announced(table.live(), Optional.empty());
    if (table.scenario().solo()) {
      // Bots never use their politicians (1.4.1), and nobody else is there.
      return;
    }
    ask(table, seat, seat + " EVENT " + card);
  }

  private void ask(WeimarTable table, Seat seat, String event) {
    table.live().answers().askReactions(seat, event);
    ReactionWindow window = table.live().answers().window().orElseThrow();
    boolean allPass =
        window.asked().stream()
            .filter(one -> WeimarTable.party(one).filter(table::isBot).isEmpty())
            .allMatch(
                one ->
                    StandingAnswers.answer(table.live(), one, window)
                        .filter("PASS"::equalsIgnoreCase)
                        .isPresent());
    if (allPass) {
      table.live().answers().closeWindow();
      done(table, window);
    }
  }

  /// All have answered.
  void done(WeimarTable table, ReactionWindow window) {
    Optional<Announced> announced = WeimarState.of(table.live()).announced();
    if (announced.isEmpty()) {
      return;
    }
    Announced action = announced.get();
    int fewer = 0;
    for (Seat seat : reacting(table, action, window)) {
      fewer += react(table, seat, action.city());
    }
    roll(table, window.seat(), action, fewer);
    WeimarState.announced(table.live(), Optional.empty());
  }

  /// The seats that wrote `REACT`, and the bots, which always do if they can.
  private static List<Seat> reacting(WeimarTable table, Announced action, ReactionWindow window) {
    List<Seat> seats = new ArrayList<>();
    for (int number = action.from() + 1; number <= table.live().entries(); number++) {
      JournalEntry entry = table.live().entry(number).orElseThrow();
      if (entry.kind().equals(TableVerbs.REACT) && !seats.contains(new Seat(entry.seat()))) {
        seats.add(new Seat(entry.seat()));
      }
    }
    zentrum(table, action, window, seats);
    for (SoloBot bot : SoloBot.values()) {
      Seat seat = WeimarTable.seat(bot.party());
      if (table.isBot(bot.party()) && !window.seat().equals(seat) && !seats.contains(seat)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /// In the game for one a die says whether Zentrum reacts to a bot (1.3).
  private static void zentrum(
      WeimarTable table, Announced action, ReactionWindow window, List<Seat> seats) {
    Seat zentrum = WeimarTable.seat(WeimarParty.ZENTRUM);
    Optional<SoloBot> bot =
        Stream.of(SoloBot.values())
            .filter(one -> table.isBot(one.party()))
            .filter(one -> WeimarTable.seat(one.party()).equals(window.seat()))
            .findFirst();
    if (bot.isEmpty()) {
      return;
    }
    seats.remove(zentrum);
    int reserve = table.value(WeimarNames.RESERVE, WeimarParty.ZENTRUM);
    if (SoloLimits.mayReact(table.city(action.city()), WeimarParty.ZENTRUM, reserve)
        && SoloLimits.zentrumReacts(bot.get(), new Rolls(table).one("ZENTRUM 1.3"))) {
      seats.add(zentrum);
    }
  }

  /// A base there and a point of the reserve; a success takes one die away.
  private static int react(WeimarTable table, Seat seat, String city) {
    Optional<WeimarParty> party = WeimarTable.party(seat);
    boolean able =
        party
            .filter(
                one ->
                    SoloLimits.mayReact(
                        table.city(city), one, table.value(WeimarNames.RESERVE, one)))
            .isPresent();
    if (!able) {
      return 0;
    }
    table.add(WeimarNames.RESERVE, party.get(), -1, "reaction");
    Optional<List<String>> effects =
        new Rolls(table).roll(seat.name(), DicePool.reaction(table.city(city), party.get()), city);
    return effects.filter(list -> list.contains("DICE -1")).isPresent() ? 1 : 0;
  }

  private static void roll(WeimarTable table, Seat seat, Announced action, int fewer) {
    String city = action.city();
    WeimarParty party = CityActs.party(seat);
    DicePool pool =
        action.kind().equals("COUP")
            ? table.coup(city, party)
            : DicePool.demonstration(table.city(city), party);
    DicePool more = action.more() == 0 ? pool : pool.plus(action.more(), action.why().text());
    DicePool all = more.reacted(fewer);
    table.live().actor(seat.name());
    Optional<List<String>> effects = new Rolls(table).roll(seat.name(), all, city);
    if (pool.kind() == RollKind.COUP
        && effects.filter(list -> list.contains("SUCCESS")).isPresent()) {
      new BoardChanges(table).coup(party, city);
    }
    Stream.of(SoloBot.values())
        .filter(bot -> bot.party() == party && table.isBot(party))
        .forEach(bot -> new BotTurns(table, bot).succeed(city, effects.orElse(List.of())));
  }
}
