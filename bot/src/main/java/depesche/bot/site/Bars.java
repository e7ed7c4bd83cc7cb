package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.canvas.Svg;
import java.util.List;

/// Bars beside one another's names, each with its number.
final class Bars {

  private static final double LEFT = 70;
  private static final double RIGHT = 420;
  private static final double HIGH = 30;
  private static final double THICK = 16;

  private Bars() {}

  /// A bar.
  ///
  /// @param label drawn at the height 0
  /// @param colour empty for that of the page
  /// @param more behind the count, in outlines
  record Bar(String label, String colour, int count, int more) {}

  /// {@return how wide steps must be for so many of them}
  static int step(int highest, int most) {
    int step = 1;
    for (int i = 0; highest / step >= most; i++) {
      step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    }
    return step;
  }

  /// {@return words beside a bar}
  static String label(String words) {
    return "<text x=\"%s\" y=\"5\" text-anchor=\"end\">%s</text>\n"
        .formatted(Svg.number(LEFT - 8), literal(words));
  }

  /// {@return a picture}
  ///
  /// @param id one word that nothing else on its page is called by
  static String of(String id, String title, String said, List<Bar> bars) {
    int most = Math.max(1, bars.stream().mapToInt(bar -> bar.count() + bar.more()).max().orElse(1));
    StringBuilder html = new StringBuilder("<svg class=\"chart\" viewBox=\"0 0 480 ");
    html.append(Svg.number(HIGH * bars.size() + 6)).append("\" role=\"img\" aria-labelledby=\"");
    html.append(id).append("-title ").append(id).append("-said\">\n<title id=\"").append(id);
    html.append("-title\">").append(literal(title)).append("</title>\n<desc id=\"").append(id);
    html.append("-said\">").append(literal(said)).append("</desc>\n");
    for (int i = 0; i < bars.size(); i++) {
      html.append("<g transform=\"translate(0 ").append(Svg.number(HIGH * (i + 0.5) + 3));
      html.append(")\">\n").append(bars.get(i).label());
      bar(html, bars.get(i), (RIGHT - LEFT) / most);
      html.append("</g>\n");
    }
    return html.append("</svg>\n").toString();
  }

  private static void bar(StringBuilder html, Bar bar, double unit) {
    double first = LEFT + unit * bar.count();
    double end = first + unit * bar.more();
    String fill = bar.colour().isEmpty() ? "" : " fill=\"" + bar.colour() + "\"";
    part(html, fill.isEmpty() ? "bar plain" : "bar", fill, LEFT, first);
    part(html, "bar more", "", first, end);
    String number = bar.more() == 0 ? "" + bar.count() : bar.count() + " + " + bar.more();
    html.append("<text x=\"").append(Svg.number(end + 8)).append("\" y=\"5\">");
    html.append(number).append("</text>\n");
  }

  private static void part(StringBuilder html, String look, String fill, double from, double to) {
    if (to > from) {
      html.append("<rect class=\"").append(look).append("\"").append(fill).append(" x=\"");
      html.append(Svg.number(from)).append("\" y=\"").append(Svg.number(-THICK / 2));
      html.append("\" width=\"").append(Svg.number(to - from)).append("\" height=\"");
      html.append(Svg.number(THICK)).append("\"/>\n");
    }
  }
}
