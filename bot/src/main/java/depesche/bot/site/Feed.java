package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.game.GameCalendar;
import depesche.bot.game.parcel.PublicPlace;
import depesche.bot.report.MailWriter;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is new, for programs that follow pages: an Atom feed.
///
/// @param address where people find the pages, ending in a slash; empty if nobody said so, then
///   links are relative
/// @param host in whose name entries are known for ever
record Feed(String address, String host) {

  static final String NAME = "feed.atom";

  private static final int MOST = 30;

  /// A turn that was judged.
  ///
  /// @param page below the folder of all pages
  record Item(String title, String page, Instant judged) {}

  /// {@return the feed}
  ///
  /// @param folder of the feed below that of all pages, empty or ending in a slash
  /// @param items the newest first
  String of(String title, String folder, List<Item> items) {
    Instant newest = items.isEmpty() ? Instant.EPOCH : items.getFirst().judged();
    StringBuilder feed =
        new StringBuilder(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom">
            """);
    head(feed, title, folder, newest);
    feed.append("<author><name>Depesche</name></author>\n");
    feed.append("<link rel=\"self\" href=\"").append(link(folder, folder + NAME)).append("\"/>\n");
    feed.append("<link href=\"").append(link(folder, folder + "index.html")).append("\"/>\n");
    for (Item item : items.subList(0, Math.min(MOST, items.size()))) {
      feed.append("<entry>\n");
      head(feed, item.title(), item.page(), item.judged());
      feed.append("<link href=\"").append(link(folder, item.page())).append("\"/>\n</entry>\n");
    }
    return feed.append("</feed>\n").toString();
  }

  /// {@return what calendars say of the deadlines of games}
  SiteCalendar calendar(MailWriter mailWriter) {
    return new SiteCalendar(new GameCalendar(mailWriter, host), address);
  }

  /// {@return where the pages are found}
  PublicPlace place() {
    return new PublicPlace(Optional.of(address).filter(home -> !home.isEmpty()));
  }

  private void head(StringBuilder feed, String title, String id, Instant updated) {
    feed.append("<title>").append(literal(title)).append("</title>\n<id>tag:");
    feed.append(literal(host)).append(",2026:").append(id.isEmpty() ? "games" : id);
    feed.append("</id>\n<updated>").append(updated).append("</updated>\n");
  }

  private String link(String folder, String page) {
    return address.isEmpty() ? page.substring(folder.length()) : literal(address) + page;
  }
}
