package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Draws how a game went: a line for each seat, with its letter and its own dashes beside its
/// colour, and the same numbers as a table.
///
/// @param said what pages call things
record CourseDrawing(Course course, UnaryOperator<String> said) {

  private static final double WIDTH = 480;
  private static final double HEIGHT = 270;
  private static final double LEFT = 34;
  private static final double RIGHT = 428;
  private static final double TOP = 14;
  private static final double BOTTOM = 238;

  /// How far letters at the ends of lines are apart.
  private static final double APART = 21;

  private static final double ROUND = 10;

  /// Rows and points of a line, at most.
  private static final int MOST = 150;

  /// Rules of the scale, at most.
  private static final int RULES = 5;

  private static final int LONGEST = 18;

  private static final List<String> DASHES =
      List.of("none", "9 4", "2 4", "12 3 3 3", "5 5", "16 4", "7 2 2 2 2 2", "1 2");

  /// {@return a section of a page; nothing before a turn is judged}
  String html() {
    if (course.moments().size() < 2) {
      return "";
    }
    String title =
        said.apply(
            switch (course.unit()) {
              case CENTRES -> "CourseOfCentres";
              case VICTORY_POINTS -> "CourseOfVictoryPoints";
              case POINTS -> "CourseOfPoints";
            });
    StringBuilder html = new StringBuilder("<h2>" + literal(title) + "</h2>\n");
    html.append("<svg class=\"chart\" viewBox=\"0 0 480 270\" role=\"img\"");
    html.append(" aria-labelledby=\"course-title course-said\">\n<title id=\"course-title\">");
    html.append(literal(title)).append("</title>\n<desc id=\"course-said\">");
    html.append(literal(said.apply("CourseSaid"))).append("</desc>\n");
    scale(html);
    moments(html);
    lines(html);
    ends(html);
    return html.append("</svg>\n").append(table(title)).toString();
  }

  private int highest() {
    return Math.max(1, scores().max().orElse(1));
  }

  private int lowest() {
    return Math.min(0, scores().min().orElse(0));
  }

  private IntStream scores() {
    return course.moments().stream()
        .flatMap(moment -> moment.scores().stream())
        .mapToInt(score -> score);
  }

  private double y(int score) {
    return BOTTOM - (BOTTOM - TOP) * (score - lowest()) / (highest() - lowest());
  }

  private double x(int moment) {
    return LEFT + (RIGHT - LEFT) * moment / (course.moments().size() - 1);
  }

  private void scale(StringBuilder html) {
    int step = Bars.step(highest() - lowest(), RULES);
    for (int score = Math.ceilDiv(lowest(), step) * step; score <= highest(); score += step) {
      String y = Svg.number(y(score));
      html.append("<path class=\"rule\" d=\"M").append(Svg.number(LEFT)).append(',').append(y);
      html.append("H").append(Svg.number(RIGHT)).append("\"/>");
      text(html, LEFT - 6, y(score) + 5, "end", String.valueOf(score));
    }
  }

  private void moments(StringBuilder html) {
    int last = course.moments().size() - 1;
    text(html, LEFT, HEIGHT - 10, "start", brief(0));
    if (last > 3) {
      text(html, x(last / 2), HEIGHT - 10, "middle", brief(last / 2));
    }
    text(html, WIDTH, HEIGHT - 10, "end", brief(last));
  }

  /// {@return such as `Fall 1866` of `Fall 1866, movement`}
  private String brief(int moment) {
    String title = course.moments().get(moment).title();
    int comma = title.indexOf(',');
    String brief = comma > 0 ? title.substring(0, comma) : title;
    return brief.length() > LONGEST
        ? brief.substring(0, brief.offsetByCodePoints(0, LONGEST / 2)) + "…"
        : brief;
  }

  private static void text(StringBuilder html, double x, double y, String anchor, String words) {
    html.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>%n"
            .formatted(Svg.number(x), Svg.number(y), anchor, literal(words)));
  }

  /// Those that lie on each other show through each other's dashes, and all have a rim: on dark
  /// paper, too, each stands out.
  private void lines(StringBuilder html) {
    List<String> paths = IntStream.range(0, course.seats().size()).mapToObj(this::path).toList();
    paths.forEach(path -> html.append("<path class=\"rim\" d=\"").append(path).append("\"/>\n"));
    for (int seat = 0; seat < paths.size(); seat++) {
      html.append("<path class=\"line\" d=\"").append(paths.get(seat)).append("\" stroke=\"");
      html.append(course.seats().get(seat).colour().deep()).append("\" stroke-dasharray=\"");
      html.append(DASHES.get(seat % DASHES.size())).append("\"/>\n");
    }
  }

  /// Points between two of the same height say nothing.
  private String path(int seat) {
    StringBuilder path = new StringBuilder();
    List<Integer> shown = shown();
    for (int i = 0; i < shown.size(); i++) {
      int score = score(shown.get(i), seat);
      boolean between = i > 0 && i < shown.size() - 1;
      boolean flat =
          between
              && score(shown.get(i - 1), seat) == score
              && score(shown.get(i + 1), seat) == score;
      if (!flat) {
        path.append(path.isEmpty() ? 'M' : 'L').append(Svg.number(x(shown.get(i)))).append(',');
        path.append(Svg.number(y(score)));
      }
    }
    return path.toString();
  }

  /// {@return all moments, or so many that no eye misses one}
  private List<Integer> shown() {
    int last = course.moments().size() - 1;
    int each = 1 + last / (2 * MOST);
    return IntStream.rangeClosed(0, last)
        .filter(moment -> moment % each == 0 || moment == last)
        .boxed()
        .toList();
  }

  private int score(int moment, int seat) {
    return course.moments().get(moment).scores().get(seat);
  }

  /// The letters stand beside the ends of their lines, none over another.
  private void ends(StringBuilder html) {
    int last = course.moments().size() - 1;
    List<Integer> order =
        IntStream.range(0, course.seats().size())
            .boxed()
            .sorted(Comparator.comparingInt((Integer seat) -> score(last, seat)).reversed())
            .toList();
    double apart = Math.min(APART, (BOTTOM - TOP) / Math.max(1, order.size() - 1));
    double[] places = new double[order.size()];
    double free = TOP;
    for (int i = 0; i < places.length; i++) {
      places[i] = Math.max(free, y(score(last, order.get(i))));
      free = places[i] + apart;
    }
    double most = BOTTOM;
    for (int i = places.length - 1; i >= 0; i--) {
      places[i] = Math.min(most, places[i]);
      most = places[i] - apart;
    }
    for (int i = 0; i < places.length; i++) {
      int seat = order.get(i);
      html.append("<path class=\"rule\" d=\"M").append(Svg.number(RIGHT)).append(',');
      html.append(Svg.number(y(score(last, seat)))).append("L").append(Svg.number(WIDTH - 26));
      html.append(',').append(Svg.number(places[i])).append("\"/>\n");
      html.append(disc(course.seats().get(seat), WIDTH - 14, places[i]));
    }
  }

  /// {@return the letter of a seat on its colour}
  static String disc(Course.Line seat, double x, double y) {
    return """
    <circle cx="%1$s" cy="%2$s" r="%3$s" fill="%4$s"/><text class="letter" x="%1$s" y="%5$s" fill="%6$s">%7$s</text>
    """
        .formatted(
            Svg.number(x),
            Svg.number(y),
            Svg.number(ROUND),
            seat.colour().deep(),
            Svg.number(y + 4.5),
            seat.colour().letter(),
            literal(seat.letter()));
  }

  /// {@return the same as a sign in a line of words}
  static String sign(Course.Line seat) {
    return "<svg class=\"sign\" viewBox=\"0 0 22 22\" aria-hidden=\"true\">"
        + disc(seat, 11, 11).strip()
        + "</svg>";
  }

  private String table(String title) {
    List<Integer> rows = rows();
    int each = 1 + rows.size() / MOST;
    StringBuilder table = new StringBuilder("<details>\n<summary>");
    table.append(literal(said.apply("CourseTable"))).append("</summary>\n<table>\n<caption>");
    table.append(literal(title)).append("</caption>\n<thead><tr><th scope=\"col\">");
    table.append(literal(said.apply("CourseTurn"))).append("</th>");
    for (Course.Line seat : course.seats()) {
      table.append("<th scope=\"col\" class=\"narrow\">").append(sign(seat));
      table.append(" <span class=\"up\">").append(literal(seat.name())).append("</span></th>");
    }
    table.append("</tr></thead>\n<tbody>\n");
    for (int i = 0; i < rows.size(); i++) {
      if (i % each == 0 || i == rows.size() - 1) {
        row(table, course.moments().get(rows.get(i)));
      }
    }
    return table.append("</tbody>\n</table>\n</details>\n").toString();
  }

  private static void row(StringBuilder table, Course.Moment moment) {
    table.append("<tr><th scope=\"row\"><a href=\"").append(moment.page()).append("\">");
    table.append(literal(moment.title())).append("</a></th>");
    table.append(
        moment.scores().stream()
            .map(score -> String.format(Locale.ROOT, "<td>%d</td>", score))
            .collect(Collectors.joining()));
    table.append("</tr>\n");
  }

  /// {@return the moments in which something changed, the first and the last}
  private List<Integer> rows() {
    List<Course.Moment> moments = course.moments();
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < moments.size(); i++) {
      boolean same = i > 0 && moments.get(i).scores().equals(moments.get(i - 1).scores());
      if (!same || i == moments.size() - 1) {
        rows.add(i);
      }
    }
    return rows;
  }
}
