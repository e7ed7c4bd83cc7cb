package depesche.bot.site;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.News;
import depesche.adjudicator.OrderNews;
import depesche.adjudicator.Reader;
import depesche.adjudicator.json.Json;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The game for other programs, `game.json`, of the format `depesche-game/1`: what was ordered and
/// came of it, and the open state after each phase.
final class GameJson {

  private static final List<String> FATES = List.of("dislodged", "destroyed");

  private GameJson() {}

  /// {@return a judged phase}
  ///
  /// @param state after it, as everybody may see it
  static String phase(String id, List<News> news, Fact state) {
    List<OrderNews.Judged> told =
        news.stream()
            .filter(one -> one.audience().includes(new Reader.Onlooker()))
            .map(News::fact)
            .filter(OrderNews.class::isInstance)
            .flatMap(fact -> ((OrderNews) fact).orders().stream())
            .toList();
    SequencedMap<String, List<Object>> orders = new LinkedHashMap<>();
    for (OrderNews.Judged one : told) {
      if (!FATES.contains(one.result())) {
        SequencedMap<String, String> order = new LinkedHashMap<>();
        order.put("text", one.text());
        order.put("result", one.result() + fate(one, told));
        orders.computeIfAbsent(one.power(), _ -> new ArrayList<>()).add(order);
      }
    }
    SequencedMap<String, Object> phase = new LinkedHashMap<>();
    phase.put("id", id);
    phase.put("orders", orders);
    phase.put("state", state);
    return Json.line(phase);
  }

  /// {@return what befell the unit of an order besides}
  private static String fate(OrderNews.Judged order, List<OrderNews.Judged> told) {
    return told.stream()
        .filter(one -> FATES.contains(one.result()) && one.power().equals(order.power()))
        .filter(one -> (order.text() + " ").startsWith(one.text() + " "))
        .map(one -> "," + one.result())
        .findFirst()
        .orElse("");
  }

  /// {@return the whole file}
  ///
  /// @param phases each as [#phase] wrote it
  /// @param said puts the reason of a place into words
  static String whole(PublicGame game, List<String> phases, Function<Fact, String> said) {
    SequencedMap<String, Object> seats = new LinkedHashMap<>();
    MailContext heading = game.status().heading();
    heading
        .names()
        .countries()
        .forEach(
            (seat, country) -> {
              SequencedMap<String, String> told = new LinkedHashMap<>();
              told.put("name", country);
              seats.put(seat.name(), told);
            });
    List<Object> standing = new ArrayList<>();
    for (FinalPlace place : game.standing()) {
      SequencedMap<String, Object> one = new LinkedHashMap<>();
      one.put("rank", place.rank());
      one.put("seat", place.seat().name());
      one.put("reason", said.apply(place.reason()));
      standing.add(one);
    }
    SequencedMap<String, Object> result = new LinkedHashMap<>();
    if (game.life() == PublicGame.Life.OVER) {
      result.put("standing", standing);
    }
    return "{\"format\":\"depesche-game/1\",\"game\":"
        + Json.line(game.name())
        + ",\"title\":"
        + Json.line(heading.title().map(title -> title.id()).orElse(""))
        + ",\"options\":"
        + Json.line(heading.chosen())
        + ",\"seats\":"
        + Json.line(seats)
        + ",\"phases\":["
        + phases.stream().map(phase -> "\n" + phase).collect(Collectors.joining(","))
        + "\n],\"result\":"
        + Json.line(result)
        + "}\n";
  }
}
