package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Chance;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.congress.news.CongressFact.CongressOver;
import depesche.adjudicator.congress.news.CongressFact.SeatUnsuited;
import depesche.adjudicator.rules.GamePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// Only who has won by the rules, as the news say, has the first place.
class WonAndLostTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int GAMES = Integer.getInteger("depesche.games", 40);
  private static final List<String> POWERS = List.of("France", "Britain", "Russia", "Austria");

  /// How one player plays Congress of Vienna: the option, and the seats to do so from.
  private record Lone(String solo, List<String> seats) {}

  private static final List<Lone> LONE =
      List.of(
          new Lone("FRANCE", List.of("FRANCE")),
          new Lone("COALITION", List.of("BRITAIN", "RUSSIA", "AUSTRIA")),
          new Lone("POWER", List.of("BRITAIN", "RUSSIA", "AUSTRIA")),
          new Lone("INTRO", List.of("RUSSIA")));

  @Test
  void aLonePlayerHasTheFirstPlaceOnlyIfTheNewsSaySo() {
    // Ruling 20.12, 21.11, 22.2, 18.4.3: a lone player wins or loses; the bots win for nobody.
    System.out.println("WonAndLostTest: -Ddepesche.seed=" + SEED);
    Random random = new Random(SEED);
    int won = 0;
    int played = 0;
    for (; played < GAMES || won == 0 || won == played; played++) {
      Lone lone = LONE.get(played % LONE.size());
      Seat seat = new Seat(lone.seats().get(random.nextInt(lone.seats().size())));
      List<String> lines = new ArrayList<>();
      for (String power : lone.solo().equals("INTRO") ? POWERS.subList(0, 3) : POWERS) {
        lines.add("SET VP of " + power + " " + random.nextInt(80));
      }
      if (!lone.solo().equals("INTRO")) {
        lines.add("SET Napoleon surrendered");
      }
      lines.add("END");
      List<News> news = new ArrayList<>();
      GamePosition<?, ?> end = ended(options(lone.solo()), seat, lines, news);
      CongressOver said = only(news, CongressOver.class);
      boolean wins = said.winners().contains(seat.name());
      won += wins ? 1 : 0;
      assertThat(first(end))
          .as(seat + " of " + lone + " " + lines + " " + said)
          .hasSize(wins ? 1 : 0);
    }
    System.out.println(won + " of " + played + " games were won");
  }

  @Test
  void nobodyIsFirstInAGameThatCouldNotBePlayed() {
    // 18.4: a bot has no seat; the game is over before it began, and nobody has won it.
    List<News> news = new ArrayList<>();
    GamePosition<?, ?> end = ended(options("INTRO"), new Seat("FRANCE"), List.of(), news);
    only(news, SeatUnsuited.class);
    assertThat(first(end)).isEmpty();
  }

  private static SequencedMap<String, String> options(String solo) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("scenario", solo.equals("INTRO") ? solo : "CAMPAIGN");
    if (!solo.equals("INTRO")) {
      options.put("solo", solo);
    }
    return options;
  }

  /// Writes once, and is silent until the game is over.
  private static GamePosition<?, ?> ended(
      SequencedMap<String, String> options, Seat seat, List<String> lines, List<News> news) {
    GamePosition.Judged begun =
        GamePosition.open(
            MapFiles.CONGRESS_WITH_ALL_CARDS, new Table(List.of(seat), options), chance(1));
    news.addAll(begun.news());
    GamePosition<?, ?> now = begun.next();
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    letters.put(seat, List.of(new Letter(now.phase().id(), String.join("\n", lines))));
    for (int step = 2; step < 200 && !(now.status() instanceof Status.Over); step++) {
      GamePosition.Judged judged = now.close(letters, chance(step));
      news.addAll(judged.news());
      now = judged.next();
    }
    return now;
  }

  private static Chance chance(int step) {
    return new PlainChance(7, step);
  }

  private static <T> T only(List<News> news, Class<T> kind) {
    List<T> found = news.stream().map(News::fact).filter(kind::isInstance).map(kind::cast).toList();
    assertThat(found).as(kind.getSimpleName()).hasSize(1);
    return found.getFirst();
  }

  private static List<Seat> first(GamePosition<?, ?> end) {
    return switch (end.status()) {
      case Status.Over(List<FinalPlace> places) ->
          places.stream().filter(place -> place.rank() == 1).map(FinalPlace::seat).toList();
      case Status.Waiting(var demands) ->
          throw new AssertionError("the game goes on: " + Arrays.toString(demands.toArray()));
    };
  }
}
