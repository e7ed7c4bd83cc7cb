package depesche.adjudicator.table.plain;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableNews.TableRow;
import depesche.adjudicator.table.position.CardPile;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The reports of moderated tables tell what is another.
class ChangedRowsTest {

  private static final int STEPS = 120;

  @ParameterizedTest
  @ValueSource(strings = {"plain-table", "weimar", "congress-of-vienna"})
  void nothingThatChangedIsLeftOut(String id) {
    // A report leaves out tracks, places and decks only if they are as they were in the last one.
    Rules<TablePosition, TableOrders> rules = rules(id);
    List<Seat> seats = rules.title().colours().stream().map(Seat::new).toList();
    Step<TablePosition> step =
        rules.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(5, 1));
    GameTable told = step.position().table();
    int reports = 0;
    for (int number = 2; number < STEPS; number++) {
      TablePosition before = step.position();
      if (!(rules.status(before) instanceof Status.Waiting(List<Demand> demands))) {
        break;
      }
      // One after the other, so that most steps are acts.
      Demand demand = demands.get(number % demands.size());
      boolean together = demand.silence() != Demand.Silence.APART;
      SequencedMap<Seat, TableOrders> orders = new LinkedHashMap<>();
      for (Demand one : together ? demands : List.of(demand)) {
        read(rules, before, one.seat()).orders().ifPresent(sent -> orders.put(one.seat(), sent));
      }
      step = rules.resolve(before, orders, new PlainChance(5, number));
      GameTable now = step.position().table();
      for (News news : step.news()) {
        if (news.fact() instanceof TableNews.TableChanged changed) {
          reports++;
          assertThat(names(changed.tracks())).containsAll(tracks(told, now));
          assertThat(names(changed.places())).containsAll(moved(told.pieces(), now.pieces(), ""));
          assertThat(changed.decks().stream().map(row -> GameTable.key(row.name())))
              .containsAll(decks(told, now));
          assertThat(changed.seats()).hasSameSizeAs(now.seats());
        }
      }
      told = step.size() == Step.Size.PHASE ? now : told;
    }
    assertThat(reports).isGreaterThan(3);
  }

  private static Rules<TablePosition, TableOrders> rules(String id) {
    return Stream.<Rules<TablePosition, TableOrders>>of(
            MapFiles.PLAIN_TABLE, MapFiles.WEIMAR, MapFiles.CONGRESS_OF_VIENNA)
        .filter(rules -> rules.title().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Reading<TableOrders> read(
      Rules<TablePosition, TableOrders> rules, TablePosition position, Seat seat) {
    List<String> lines =
        rules
            .<SelfPlaying<TablePosition>>as(SelfPlaying.class)
            .orElseThrow()
            .played(position, seat);
    Letter letter = new Letter(rules.phase(position).id(), String.join("\n", lines));
    return rules.read(position, seat, List.of(letter));
  }

  private static List<String> names(List<TableRow> rows) {
    return rows.stream().map(row -> GameTable.key(row.name())).toList();
  }

  /// {@return the tracks of which there is one marker, and which it has moved}
  private static List<String> tracks(GameTable told, GameTable now) {
    return now.tracks().keySet().stream()
        .filter(key -> !now.tracks().get(key).equals(told.tracks().get(key)))
        .filter(key -> now.seats().stream().noneMatch(seat -> key.endsWith("." + seat)))
        .toList();
  }

  private static SequencedSet<String> moved(
      SequencedMap<String, CardPile> told, SequencedMap<String, CardPile> now, String kind) {
    SequencedSet<String> moved = new LinkedHashSet<>(told.keySet());
    moved.addAll(now.keySet());
    moved.removeIf(key -> !key.startsWith(kind) || size(told.get(key)) == size(now.get(key)));
    return moved;
  }

  private static int size(@Nullable CardPile pile) {
    return pile == null ? 0 : pile.cards().size();
  }

  private static Set<String> decks(GameTable told, GameTable now) {
    Set<String> decks = new LinkedHashSet<>();
    for (String kind : List.of("draw.", "discard.", "removed.")) {
      moved(told.piles(), now.piles(), kind)
          .forEach(pile -> decks.add(pile.substring(kind.length())));
    }
    return decks;
  }
}
