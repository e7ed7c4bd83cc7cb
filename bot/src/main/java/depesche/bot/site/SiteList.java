package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.ledger.StoredGame;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// The first page: all games that have pages.
final class SiteList {

  /// Of games that are over more would make the page too long.
  private static final int MOST = 400;

  /// A game in the list.
  ///
  /// @param id the higher, the later it was made
  /// @param newest its last turn
  record Entry(
      long id,
      String name,
      String title,
      PublicGame.Life life,
      String phase,
      Optional<Feed.Item> newest) {

    /// {@return a game, with its last turn that is there}
    ///
    /// @param isThere whether a page is, below the folder of all pages
    static Entry of(long id, PublicGame game, Predicate<String> isThere) {
      return new Entry(
          id,
          game.name(),
          game.title(),
          game.life(),
          game.phase(),
          SitePages.items(game).stream().filter(item -> isThere.test(item.page())).findFirst());
    }

    /// {@return a game of which no more is known}
    static Entry unread(StoredGame game) {
      return new Entry(
          game.id(), game.name(), game.titleId(), PublicGame.Life.of(game), "", Optional.empty());
    }
  }

  private final SortedMap<String, Entry> entries = new TreeMap<>();

  void put(Entry entry) {
    entries.put(entry.name(), entry);
  }

  /// A game that may be in the list already.
  void keep(Entry entry) {
    entries.putIfAbsent(entry.name(), entry);
  }

  void remove(String game) {
    entries.remove(game);
  }

  /// {@return the last turns of all games, the newest first}
  List<Feed.Item> items() {
    return entries.values().stream()
        .flatMap(entry -> entry.newest().stream())
        .sorted(Comparator.comparing(Feed.Item::judged).reversed().thenComparing(Feed.Item::page))
        .toList();
  }

  /// {@return the page}
  ///
  /// @param statistics that have pages
  /// @param said what pages call things
  String page(List<Statistics.Subject> statistics, UnaryOperator<String> said) {
    String title = said.apply("Games");
    StringBuilder words = new StringBuilder("<h1>" + literal(title) + "</h1>\n");
    part(words, said.apply("Running"), PublicGame.Life.RUNNING);
    part(words, said.apply("Forming"), PublicGame.Life.FORMING);
    part(words, said.apply("Over"), PublicGame.Life.OVER);
    if (!statistics.isEmpty()) {
      words.append("<h2>").append(literal(said.apply("Statistics"))).append("</h2>\n<ul>\n");
      for (Statistics.Subject subject : statistics.subList(0, Math.min(MOST, statistics.size()))) {
        words.append("<li><a href=\"").append(subject.page()).append("\">");
        words.append(literal(subject.name())).append("</a></li>\n");
      }
      words.append("</ul>\n");
    }
    words.append("<p><a href=\"").append(Feed.NAME).append("\">");
    words.append(literal(said.apply("Feed"))).append("</a></p>\n");
    if (entries.isEmpty()) {
      words.append("<p>").append(literal(said.apply("None"))).append("</p>\n");
    }
    return new SitePage(title, "", "", "", SitePage.Turning.NONE, words.toString(), said).html();
  }

  private void part(StringBuilder words, String heading, PublicGame.Life life) {
    List<Entry> all =
        entries.values().stream()
            .filter(entry -> entry.life() == life)
            .sorted(Comparator.comparingLong(Entry::id).reversed())
            .limit(MOST)
            .sorted(Comparator.comparing(Entry::name))
            .toList();
    if (!all.isEmpty()) {
      words.append("<h2>").append(literal(heading)).append("</h2>\n<ul>\n");
      words.append(all.stream().map(SiteList::line).collect(Collectors.joining()));
      words.append("</ul>\n");
    }
  }

  private static String line(Entry entry) {
    String phase =
        entry.life() == PublicGame.Life.RUNNING && !entry.phase().isEmpty()
            ? ", " + entry.phase()
            : "";
    return "<li><a href=\"%s/index.html\">%s</a>: %s</li>\n"
        .formatted(entry.name(), literal(entry.name()), literal(entry.title() + phase));
  }
}
