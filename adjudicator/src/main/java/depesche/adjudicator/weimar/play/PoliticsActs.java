package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.acts.VerbParts;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.politics.Coalition;
import depesche.adjudicator.weimar.politics.CoalitionTalks.CoalitionAnswer;
import depesche.adjudicator.weimar.politics.ScoreChart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// Scores of events, and answers to a coalition.
final class PoliticsActs {

  private static final VerbParts<WeimarTable> SCORES =
      new VerbParts<WeimarTable>(new VerbForm("SCORE"))
          .with("STREET", (table, words) -> words.then(() -> street(table)))
          .with("ELECTION", (table, words) -> words.then(() -> election(table)));

  private final WeimarGame game;

  PoliticsActs(WeimarGame game) {
    this.game = game;
  }

  List<TableVerb> all() {
    return List.of(
        turn(
            SCORES.forms(),
            (live, _, words) -> SCORES.act(live, new WeimarTable(live, game), words)),
        turn("ACCEPT", (table, seat, words) -> answer(table, seat, words, true)),
        turn("REFUSE", (table, seat, words) -> answer(table, seat, words, false)));
  }

  private static void street(WeimarTable table) {
    points(
        table, WeimarReason.STREET, ScoreChart.street(), party -> table.cities().citiesOf(party));
  }

  /// From each city where a party has two bases or more, one becomes a seat.
  private static void election(WeimarTable table) {
    for (CityState city : table.cities().all().values()) {
      for (WeimarParty party : WeimarParty.values()) {
        if (city.bases(party) > 1) {
          table
              .live()
              .pieces()
              .remove(
                  WeimarNames.base(party), city.place().id(), WeimarReason.TO_PARLIAMENT.name());
          table.add(WeimarNames.SEATS, party, 1, "from " + city.place().id());
        }
      }
    }
    points(
        table,
        WeimarReason.ELECTION,
        ScoreChart.election(),
        party -> table.value(WeimarNames.SEATS, party));
  }

  private static void points(
      WeimarTable table, WeimarReason kind, ScoreChart chart, ToIntFunction<WeimarParty> count) {
    List<WeimarNews.PartyScore> lines = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (WeimarParty party : WeimarParty.values()) {
      int counted = count.applyAsInt(party);
      Optional<Integer> points = chart.of(counted);
      points.ifPresent(won -> table.add(WeimarNames.VP, party, won, kind));
      lines.add(new WeimarNews.PartyScore(party.name(), counted, points));
      if (points.isEmpty()) {
        unknown.add(party.name());
      }
    }
    table.live().tell(new WeimarNews.ScoresCounted(kind, lines));
    if (!unknown.isEmpty()) {
      table.live().tell(new WeimarNews.ChartWanted(String.join(", ", unknown), kind.name(), 0));
    }
  }

  // Coalitions

  private Optional<Fact> answer(LiveTable live, Seat seat, ActWords words, boolean accepts) {
    WeimarTable table = new WeimarTable(live, game);
    WeimarParty party = CityActs.party(seat);
    Optional<Coalition> asked =
        GovernmentTalks.asked(table)
            .filter(one -> one.parties().contains(party))
            .map(one -> one.coalition());
    if (asked.isEmpty()) {
      return Optional.of(new WeimarRefusal.NoCoalitionAsked(party.name()));
    }
    Coalition coalition = asked.get();
    String verb = accepts ? "ACCEPT" : "REFUSE";
    readName(words, verb, coalition);
    return words.then(
        () -> {
          told(live, new CoalitionAnswer(coalition, party, accepts));
          live.enter(verb, coalition.word(), "", "", "");
        });
  }

  /// Behind the verb stands nothing, or the coalition that is asked for, by its name or its
  /// parties: with any other name another is meant.
  private static void readName(ActWords words, String verb, Coalition coalition) {
    List<String> names = new ArrayList<>(List.of("THE", "A", "COALITION", "OF", "WITH", "AND"));
    names.addAll(List.of(coalition.name(), coalition.name() + "-WING"));
    coalition.parties().forEach(party -> names.add(party.name()));
    while (!words.isAtEnd()) {
      String word = words.word();
      String plain = word.replaceAll("[^\\p{L}-]", "").toUpperCase(Locale.ROOT);
      if (!plain.isEmpty() && !names.contains(plain)) {
        words.refuse(
            new TableRefusal.VerbWordUnknown(
                verb, word, List.of(verb, verb + " " + coalition + " COALITION")));
      }
    }
  }

  /// Remembers an answer, and tells everybody.
  static void told(LiveTable live, CoalitionAnswer answer) {
    WeimarState.answered(live, answer);
    live.tell(
        new WeimarNews.CoalitionAnswered(
            answer.party().name(), answer.coalition().word(), answer.accepts()));
  }
}
