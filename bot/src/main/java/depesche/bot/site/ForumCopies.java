package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.page.ForumPage.Markup;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// What everybody is told of a turn, as texts to copy into a forum: on its page, or in files beside
/// it if that would be too long. The button is for those whose browser runs scripts.
///
/// @param path of the page below the folder of the game, without an ending
/// @param texts for each kind of forum
/// @param said what pages call things
record ForumCopies(String path, Function<Markup, List<String>> texts, UnaryOperator<String> said) {

  private static final List<Markup> FORUMS = List.of(Markup.BBCODE, Markup.MARKDOWN);

  /// So many bytes a page has at most, with all that it says.
  private static final int MOST = 140_000;

  /// The end of a page with its texts, and the files beside it.
  record Put(String html, SequencedMap<String, String> files) {

    Put {
      files = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(files));
    }
  }

  /// {@return the texts, put where there is room for them}
  ///
  /// @param before what else the page says
  Put behind(String before) {
    StringBuilder areas = new StringBuilder(begun());
    StringBuilder links = new StringBuilder(begun()).append("<ul>\n");
    SequencedMap<String, String> files = new LinkedHashMap<>();
    for (Markup forum : FORUMS) {
      String name = literal(said.apply("Forum" + forum.name()));
      String text = String.join("\n", texts.apply(forum)) + "\n";
      String file = file(path, forum);
      files.put(file, text);
      areas.append("<div class=\"paste\">\n<label>").append(name);
      areas.append(" <textarea rows=\"8\" spellcheck=\"false\" readonly>").append(literal(text));
      areas.append("</textarea></label>\n<button type=\"button\" hidden>");
      areas.append(literal(said.apply("Copy"))).append("</button> <output data-said=\"");
      areas.append(literal(said.apply("Copied"))).append("\"></output>\n</div>\n");
      links.append("<li><a href=\"").append(file.substring(file.lastIndexOf('/') + 1));
      links.append("\" download>").append(name).append("</a></li>\n");
    }
    boolean fits = bytes(before) + bytes(areas.toString()) <= MOST;
    return new Put(
        (fits ? areas : links.append("</ul>\n")).append("</details>\n").toString(),
        fits ? new LinkedHashMap<>() : files);
  }

  /// {@return the files in which the texts of a turn may be}
  static List<String> files(String path) {
    return FORUMS.stream().map(forum -> file(path, forum)).toList();
  }

  private static String file(String path, Markup forum) {
    return path + (forum == Markup.MARKDOWN ? ".md" : ".bbcode");
  }

  private String begun() {
    return "<details id=\"copy\">\n<summary>" + literal(said.apply("Forum")) + "</summary>\n";
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
