package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.canvas.OwnerLetters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/// The statistics of a title or a series: who won from which seat, and how long games were.
///
/// @param games those that are over, and everybody may read
/// @param said what pages call things, with what is filled in
record StatisticsPage(
    Statistics.Subject subject,
    List<Ended> games,
    BiFunction<String, Map<String, Object>, String> said) {

  /// Bars of a picture of lengths, at most.
  private static final int BARS = 8;

  /// What came of a seat in all games.
  private record Seat(Course.Line line, int games, int alone, int shared) {}

  /// {@return the page}
  String html() {
    String title = say(subject.isSeries() ? "StatisticsOfSeries" : "StatisticsOfTitle");
    StringBuilder words = new StringBuilder("<h1>" + literal(title) + "</h1>\n");
    words.append("<p>").append(literal(results())).append("</p>\n<p>");
    words.append(literal(lengths())).append("</p>\n");
    words.append("<h2>").append(literal(say("WinsBySeat"))).append("</h2>\n").append(wins());
    words.append("<h2>").append(literal(say("Lengths"))).append("</h2>\n").append(histogram());
    String home = "<a href=\"index.html\">" + literal(say("Home")) + "</a>";
    return new SitePage(title, "", "", home, SitePage.Turning.NONE, words.toString(), this::say)
        .html();
  }

  private String say(String name) {
    return said.apply(name, Map.of("name", subject.name()));
  }

  private String results() {
    return said.apply(
        "Results",
        Map.of(
            "games",
            games.size(),
            "alone",
            (int) games.stream().filter(game -> game.winners() == 1).count(),
            "shared",
            (int) games.stream().filter(game -> game.winners() > 1).count()));
  }

  private String lengths() {
    return said.apply(
        "Took",
        Map.of(
            "games",
            games.size(),
            "phases",
            range(Ended::phases),
            "days",
            range(game -> game.took().toDays())));
  }

  /// {@return the least, the middle and the most}
  private Map<String, Object> range(ToLongFunction<Ended> length) {
    long[] all = games.stream().mapToLong(length).sorted().toArray();
    return Map.of(
        "least", all[0], "middle", all[(all.length - 1) / 2], "most", all[all.length - 1]);
  }

  /// The seats of the largest table come first: smaller ones have some of them.
  private List<Seat> seats() {
    SequencedMap<String, Seat> seats = new LinkedHashMap<>();
    games.stream()
        .sorted(Comparator.comparingInt((Ended game) -> game.seats().size()).reversed())
        .forEach(
            game ->
                game.seats()
                    .forEach(
                        place -> {
                          boolean alone = place.won() && game.winners() == 1;
                          boolean shared = place.won() && !alone;
                          seats.merge(
                              place.seat(),
                              new Seat(place.line(), 1, alone ? 1 : 0, shared ? 1 : 0),
                              StatisticsPage::sum);
                        }));
    List<String> letters = OwnerLetters.of(List.copyOf(seats.sequencedKeySet()));
    List<Seat> all = new ArrayList<>();
    for (Seat seat : seats.values()) {
      Course.Line line = seat.line();
      all.add(
          new Seat(
              new Course.Line(line.name(), letters.get(all.size()), line.colour()),
              seat.games(),
              seat.alone(),
              seat.shared()));
    }
    return all;
  }

  private static Seat sum(Seat one, Seat other) {
    return new Seat(
        one.line(),
        one.games() + other.games(),
        one.alone() + other.alone(),
        one.shared() + other.shared());
  }

  private String wins() {
    List<Seat> seats = seats();
    StringBuilder table = new StringBuilder("<table>\n<thead><tr>");
    for (String head : List.of("Seat", "WonAlone", "WonShared", "Played")) {
      table.append("<th scope=\"col\" class=\"whole\">").append(literal(say(head)));
      table.append("</th>");
    }
    table.append("</tr></thead>\n<tbody>\n");
    for (Seat seat : seats) {
      table.append("<tr><th scope=\"row\">").append(CourseDrawing.sign(seat.line())).append(' ');
      table.append(literal(seat.line().name())).append("</th>");
      for (int count : List.of(seat.alone(), seat.shared(), seat.games())) {
        table.append("<td>").append(count).append("</td>");
      }
      table.append("</tr>\n");
    }
    return Bars.of(
            "wins",
            say("WinsBySeat"),
            say("WinsSaid"),
            seats.stream()
                .map(
                    seat ->
                        new Bars.Bar(
                            CourseDrawing.disc(seat.line(), 18, 0),
                            seat.line().colour().deep(),
                            seat.alone(),
                            seat.shared()))
                .toList())
        + table
        + "</tbody>\n</table>\n";
  }

  private String histogram() {
    int most = games.stream().mapToInt(Ended::phases).max().orElse(1);
    int least = games.stream().mapToInt(Ended::phases).min().orElse(1);
    int step = Bars.step(most - least, BARS - 1);
    List<Bars.Bar> bars = new ArrayList<>();
    StringBuilder table = new StringBuilder("<table>\n<thead><tr><th scope=\"col\">");
    table.append(literal(say("Phases"))).append("</th><th scope=\"col\">");
    table.append(literal(say("Games"))).append("</th></tr></thead>\n<tbody>\n");
    for (int from :
        IntStream.iterate(least / step * step, at -> at <= most, at -> at + step).toArray()) {
      int count =
          (int)
              games.stream()
                  .filter(game -> game.phases() >= from && game.phases() < from + step)
                  .count();
      String range = step == 1 ? String.valueOf(from) : from + "–" + (from + step - 1);
      bars.add(new Bars.Bar(Bars.label(range), "", count, 0));
      table.append("<tr><th scope=\"row\">").append(range).append("</th><td>").append(count);
      table.append("</td></tr>\n");
    }
    return Bars.of("lengths", say("Lengths"), say("LengthsSaid"), bars)
        + table
        + "</tbody>\n</table>\n";
  }
}
