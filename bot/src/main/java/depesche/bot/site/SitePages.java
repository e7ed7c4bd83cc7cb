package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.bot.game.parcel.PublicPlace;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.Mail;
import depesche.bot.report.MailWriter;
import depesche.bot.report.Posted;
import depesche.bot.report.canvas.MapPlaces;
import depesche.bot.report.form.FormSection;
import depesche.bot.report.form.OrderForm;
import depesche.bot.report.page.ForumPage.Shown;
import depesche.bot.report.page.PagePart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Makes the pages of a game: a value in, files out. The words are those of the public reports.
final class SitePages {

  /// The end of the name of a picture with orders.
  static final String ORDERED = "-orders";

  private final MailWriter mailWriter;
  private final Function<Picture, Optional<MapPlaces>> places;
  private final Feed feed;
  private final PublicPlace place;

  /// @param places says where units stand on a picture
  SitePages(MailWriter mailWriter, Function<Picture, Optional<MapPlaces>> places, Feed feed) {
    this.mailWriter = mailWriter;
    this.places = places;
    this.feed = feed;
    this.place = feed.place();
  }

  /// {@return its turns, the newest first}
  static List<Feed.Item> items(PublicGame game) {
    return game.turns().reversed().stream()
        .map(
            turn ->
                new Feed.Item(
                    game.name() + ": " + turn.title(),
                    game.name() + "/" + turn.page(),
                    turn.judged()))
        .toList();
  }

  /// {@return the files of a game}
  GameFiles of(PublicGame game) {
    SequencedMap<String, Picture> pictures = new LinkedHashMap<>();
    SequencedMap<String, GameFiles.Kept> posted = new LinkedHashMap<>();
    SequencedMap<String, String> first = new LinkedHashMap<>();
    SequencedMap<String, String> files = new LinkedHashMap<>();
    // What the pages of turns link to is there before them.
    first.put("turns.js", turns(List.of()));
    first.put("index.html", index(game, heading(game)));
    for (int i = 0; i < game.turns().size(); i++) {
      PublicTurn turn = game.turns().get(i);
      if (turn.story().isPresent()) {
        PublicTurn.Story story = turn.story().get();
        story.ordered().ifPresent(seen -> pictures.put(turn.picture(ORDERED), worded(story, seen)));
        story.after().ifPresent(seen -> pictures.put(turn.picture(""), worded(story, seen)));
        if (shown(game, turn, story).isPresent()) {
          drawn(turn, story).ifPresent(drawn -> posted.put(turn.posted(), drawn));
        }
        story.form().ifPresent(form -> first.put(turn.orders(), script(form, turn, story)));
        Posted told = mailWriter.posted(story.judged());
        String words = words(game, turn, story, told);
        ForumCopies.Put copies = copies(game, turn, story, told, words);
        first.putAll(copies.files());
        files.putAll(copies.files());
        SitePage page = page(game, i, turn, story, words + copies.html());
        first.put(turn.page(), page.last().html());
        files.put(turn.json(), story.json() + "\n");
        files.put(turn.page(), page.html());
      }
    }
    files.put("turns.js", turns(game.turns()));
    game.transcript().ifPresent(text -> files.put("transcript.json", text));
    files.put(Feed.NAME, feed.of(game.name(), game.name() + "/", items(game)));
    calendar(game).ifPresent(calendar -> files.put(CalendarFile.NAME, calendar));
    files.put("index.html", index(game, words(game)));
    return new GameFiles(pictures, posted, first, files);
  }

  /// A calendar has to have something in it.
  private Optional<String> calendar(PublicGame game) {
    String name = mailWriter.of("calendar", "Name", Map.of("game", game.name()));
    return game.deadlines().isEmpty()
        ? Optional.empty()
        : Optional.of(new CalendarFile(name, Optional.empty(), game.deadlines()).text());
  }

  private Picture worded(PublicTurn.Story story, Picture seen) {
    return mailWriter.worded(story.judged().heading(), seen);
  }

  private String script(OrderForm form, PublicTurn turn, PublicTurn.Story story) {
    String picture = file(turn.picture(""));
    return form.script(story.after().flatMap(places).map(map -> new OrderForm.Drawn(picture, map)));
  }

  /// {@return the name of a file beside a page of the same turn}
  private static String file(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private ForumCopies.Put copies(
      PublicGame game, PublicTurn turn, PublicTurn.Story story, Posted told, String words) {
    Optional<Shown> shown = shown(game, turn, story);
    return new ForumCopies(turn.path(), forum -> told.lines(forum, shown), mailWriter::ofSite)
        .behind(words);
  }

  private Optional<Shown> shown(PublicGame game, PublicTurn turn, PublicTurn.Story story) {
    return place.at(game.name(), turn.path(), drawn(turn, story).isPresent());
  }

  /// {@return the picture that its report has}
  private Optional<GameFiles.Kept> drawn(PublicTurn turn, PublicTurn.Story story) {
    String beside = turn.picture(story.ordered().isPresent() ? ORDERED : "");
    PicturedTable table = story.judged().heading().pictured();
    return story
        .ordered()
        .or(story::after)
        .map(seen -> new GameFiles.Kept(beside, worded(story, seen.at(table))));
  }

  private String words(PublicGame game, PublicTurn turn, PublicTurn.Story story, Posted told) {
    StringBuilder words = new StringBuilder();
    StringBuilder pictures = new StringBuilder();
    boolean two = story.ordered().isPresent() && story.after().isPresent();
    String ordered = file(turn.picture(ORDERED));
    String after = file(turn.picture(""));
    story.ordered().ifPresent(seen -> figure(pictures, game, seen, ordered, two ? "Ordered" : ""));
    story.after().ifPresent(seen -> figure(pictures, game, seen, after, two ? "After" : ""));
    words.append(told.page(pictures.toString()));
    story
        .form()
        .ifPresent(
            form ->
                words.append(
                    new FormSection(form, name -> mailWriter.of("form", name, Map.of())).html()));
    for (Mail press : story.press()) {
      words.append("<section>\n").append(mailWriter.part(press, PagePart.Top.HEADING, ""));
      words.append("</section>\n");
    }
    return words.toString();
  }

  private SitePage page(
      PublicGame game, int place, PublicTurn turn, PublicTurn.Story story, String words) {
    List<PublicTurn> turns = game.turns();
    String folder = turn.path().contains("/") ? "../" : "";
    String up = folder + "../";
    return new SitePage(
        game.name() + ": " + turn.title(),
        turn.head(),
        up,
        home(up) + " <a href=\"" + folder + "index.html\">" + literal(game.name()) + "</a>",
        new SitePage.Turning(
            folder,
            place,
            place == 0 ? Optional.empty() : Optional.of(folder + turns.get(place - 1).page()),
            place == turns.size() - 1
                ? Optional.empty()
                : Optional.of(folder + turns.get(place + 1).page())),
        story.form().map(_ -> file(turn.orders())),
        words,
        mailWriter::ofSite);
  }

  private String download(String file, String name) {
    return "<li><a href=\"%s\">%s</a></li>\n".formatted(file, literal(mailWriter.ofSite(name)));
  }

  private String home(String up) {
    return "<a href=\"" + up + "index.html\">" + literal(mailWriter.ofSite("Home")) + "</a>";
  }

  private String heading(String name) {
    return "<h2>" + literal(mailWriter.ofSite(name)) + "</h2>\n";
  }

  /// @param caption what it is called, where there is another beside it
  private void figure(
      StringBuilder words, PublicGame game, Picture picture, String href, String caption) {
    String alt = mailWriter.alt(new Mail.MapSheet(game.status().heading(), picture));
    words.append("<figure>");
    if (!caption.isEmpty()) {
      words.append("<figcaption>").append(literal(mailWriter.ofSite(caption)));
      words.append("</figcaption>");
    }
    words.append("<a href=\"").append(href).append("\"><img src=\"").append(href);
    words.append("\" alt=\"").append(literal(alt)).append("\"></a></figure>\n");
  }

  private void standing(StringBuilder words, PublicGame game) {
    if (game.standing().isEmpty()) {
      return;
    }
    words.append(heading("Standing")).append("<table>\n<tbody>\n");
    for (FinalPlace place : game.standing()) {
      words
          .append("<tr><td class=\"whole\">")
          .append(place.rank())
          .append(".</td><th scope=\"row\">");
      words.append(literal(named(game, place.seat().name()))).append("</th><td>");
      String reason = mailWriter.say(game.status().heading(), place.reason());
      words.append(literal(reason)).append("</td></tr>\n");
    }
    words.append("</tbody>\n</table>\n");
  }

  private void statements(StringBuilder words, PublicGame game) {
    if (game.statements().isEmpty()) {
      return;
    }
    words.append(heading("Statements"));
    game.statements()
        .forEach(
            (seat, text) -> {
              words.append("<h3>").append(literal(named(game, seat))).append("</h3>\n");
              words.append("<blockquote>");
              words.append(
                  text.lines().map(PagePart::literal).collect(Collectors.joining("<br>\n")));
              words.append("</blockquote>\n");
            });
  }

  private static String named(PublicGame game, String seat) {
    return game.status().heading().names().of(seat);
  }

  private static String heading(PublicGame game) {
    return "<h1>%s</h1>\n<p><em>%s</em></p>\n"
        .formatted(literal(game.name()), literal(game.title()));
  }

  private String words(PublicGame game) {
    StringBuilder words = new StringBuilder(heading(game));
    standing(words, game);
    words.append(mailWriter.part(game.status(), PagePart.Top.NONE, ""));
    statements(words, game);
    if (!game.turns().isEmpty()) {
      game.now()
          .ifPresent(seen -> figure(words, game, seen, game.turns().getLast().picture(""), ""));
      game.course()
          .ifPresent(course -> words.append(new CourseDrawing(course, mailWriter::ofSite).html()));
      words.append(heading("Turns")).append("<ol class=\"turns\">\n");
      for (PublicTurn turn : game.turns()) {
        words.append("<li><a href=\"").append(turn.page()).append("\">");
        words.append(literal(turn.title())).append("</a></li>\n");
      }
      words.append("</ol>\n");
    }
    words.append(heading("Downloads")).append("<ul>\n");
    words.append(download("game.json", "GameJson"));
    words.append(download(Feed.NAME, "Feed"));
    if (!game.deadlines().isEmpty()) {
      words.append(download(CalendarFile.NAME, "Calendar"));
    }
    if (game.transcript().isPresent()) {
      words.append(download("transcript.json", "Transcript"));
      words.append(download("../" + SiteMaker.PROOF, "Proof"));
    }
    return words.append("</ul>\n").toString();
  }

  private String index(PublicGame game, String words) {
    return new SitePage(
            game.name() + ": " + game.title(),
            "",
            "../",
            home("../"),
            SitePage.Turning.NONE,
            words,
            mailWriter::ofSite)
        .html();
  }

  /// What the slider reads.
  private static String turns(List<PublicTurn> turns) {
    StringBuilder script = new StringBuilder("const turns = [\n");
    for (PublicTurn turn : turns) {
      script.append("[\"").append(turn.page()).append("\", \"").append(quoted(turn.title()));
      script.append("\"],\n");
    }
    return script.append("];\n").toString();
  }

  /// Nothing in it ends the text or begins markup.
  private static String quoted(String words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.length(); i++) {
      char sign = words.charAt(i);
      boolean plain = Character.isLetterOrDigit(sign) || " .,:;-'()/".indexOf(sign) >= 0;
      text.append(plain && sign < 0x2000 ? String.valueOf(sign) : "\\u%04x".formatted((int) sign));
    }
    return text.toString();
  }
}
