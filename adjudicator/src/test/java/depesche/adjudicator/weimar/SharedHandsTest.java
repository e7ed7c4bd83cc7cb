package depesche.adjudicator.weimar;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.script.FactText;
import depesche.adjudicator.table.position.CardPile;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.title.MapFiles;
import depesche.adjudicator.title.PlainChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A player of several parties sees the hands of all of them, and no other.
class SharedHandsTest {

  private static final Pattern CARD = Pattern.compile("\\b[ADKSZ]\\d\\d\\b");
  private static final int STEPS = 32;

  @ParameterizedTest
  @CsvSource({
    "MAIN, SPD KPD, SPD ZENTRUM; KPD DNVP",
    "MAIN, KPD ZENTRUM DNVP, KPD; ZENTRUM SPD; DNVP",
    "MAIN, DNVP, DNVP SPD ZENTRUM KPD",
    "BRINK, SPD, SPD ZENTRUM",
    "BRINK, ZENTRUM SPD, ZENTRUM; SPD",
    "BRINK, SPD ZENTRUM KPD DNVP, SPD; ZENTRUM; ;"
  })
  void handsAreShownToThoseWhoPlayThem(String scenario, String seats, String parties) {
    // Two and three people at one table, and one or more with the bots: 1.3, 1.4.5 and issue 17.
    Rules<TablePosition, TableOrders> rules = MapFiles.WEIMAR;
    List<Seat> chairs = Stream.of(seats.split(" ", -1)).map(Seat::new).toList();
    SequencedMap<Seat, List<String>> own = new LinkedHashMap<>();
    String[] parts = parties.split(";", -1);
    for (int i = 0; i < chairs.size(); i++) {
      own.put(chairs.get(i), List.of(parts[i].strip().split(" ", -1)));
    }
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("scenario", scenario);
    Step<TablePosition> step = rules.open(new Table(chairs, options), new PlainChance(5, 1));
    int held = look(rules, step.position(), step, own);
    for (int number = 2; number < STEPS; number++) {
      TablePosition before = step.position();
      if (!(rules.status(before) instanceof Status.Waiting(List<Demand> demands))) {
        break;
      }
      SequencedMap<Seat, TableOrders> orders = new LinkedHashMap<>();
      for (Demand demand : demands) {
        List<String> lines =
            rules
                .<SelfPlaying<TablePosition>>as(SelfPlaying.class)
                .orElseThrow()
                .played(before, demand.seat());
        Letter letter = new Letter(rules.phase(before).id(), String.join("\n", lines));
        Reading<TableOrders> reading = rules.read(before, demand.seat(), List.of(letter));
        reading.orders().ifPresent(one -> orders.put(demand.seat(), one));
      }
      step = rules.resolve(before, orders, new PlainChance(5, number));
      held = Math.max(held, look(rules, before, step, own));
    }
    assertThat(held).as("cards that somebody held").isGreaterThan(3);
  }

  /// {@return how many cards one chair held at most}
  private static int look(
      Rules<TablePosition, TableOrders> rules,
      TablePosition before,
      Step<TablePosition> step,
      SequencedMap<Seat, List<String>> own) {
    TablePosition now = step.position();
    int most = 0;
    for (Seat chair : own.sequencedKeySet()) {
      List<String> mine =
          own.getOrDefault(chair, List.of()).stream()
              .flatMap(party -> pile(now, "hand." + party).stream())
              .toList();
      String seen = seen(rules, now, new Reader.Holder(chair));
      SequencedSet<String> hidden = hidden(now);
      hidden.removeAll(mine);
      assertThat(cards(seen)).as("%s of %s", chair, rules.phase(now).id()).containsAll(mine);
      assertThat(cards(seen)).as("%s", chair).doesNotContainAnyElementsOf(hidden);
      most = Math.max(most, mine.size());
    }
    assertThat(cards(seen(rules, now, new Reader.Onlooker())))
        .doesNotContainAnyElementsOf(hidden(now));
    SequencedSet<String> secret = hidden(before);
    secret.retainAll(hidden(now));
    for (News news : step.news()) {
      List<String> told = cards(FactText.of(news.fact()));
      switch (news.audience()) {
        case Audience.Everyone() -> assertThat(told).doesNotContainAnyElementsOf(secret);
        case Audience.Only(List<Seat> hearers) -> {
          assertThat(own.sequencedKeySet()).containsAll(hearers);
          for (Seat hearer : hearers) {
            SequencedSet<String> others = new LinkedHashSet<>(secret);
            own.getOrDefault(hearer, List.of())
                .forEach(party -> others.removeAll(pile(now, "hand." + party)));
            assertThat(told).doesNotContainAnyElementsOf(others);
          }
        }
      }
    }
    return most;
  }

  private static String seen(
      Rules<TablePosition, TableOrders> rules, TablePosition position, Reader reader) {
    var view = rules.view(position, reader);
    return FactText.of(view.state()) + Optional.of(view.picture()).map(Object::toString).orElse("");
  }

  private static List<String> cards(String text) {
    return CARD.matcher(text).results().map(found -> found.group()).distinct().toList();
  }

  private static List<String> pile(TablePosition position, String name) {
    CardPile pile = position.table().piles().get(name);
    return pile == null ? List.of() : pile.cards();
  }

  /// Cards in hands, in draw piles and before the bots, face down.
  private static SequencedSet<String> hidden(TablePosition position) {
    List<String> cards = new ArrayList<>();
    position
        .table()
        .piles()
        .forEach(
            (name, pile) -> {
              if (!name.matches("(discard|removed|front|box)\\..*")) {
                cards.addAll(pile.cards());
              }
            });
    return new LinkedHashSet<>(cards);
  }
}
