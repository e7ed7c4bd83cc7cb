package depesche.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The album's first page, `index.html`: the story of the game, phase by phase, in one file that
/// needs nothing but its neighbours in the folder.
final class AlbumPage {

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>A game of %s by mail</title>
      <style>
      :root { --paper: #faf6ec; --ink: #2a2118; --faint: #6b5d4c; --line: #cdbfa5; --mark: #7c1f1f; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #1d1a16; --ink: #e9e0d0; --faint: #b3a690; --line: #4b4236; --mark: #e39a8a; }
      }
      body { background: var(--paper); color: var(--ink); margin: 0 auto; padding: 2rem 1.2rem 4rem;
        max-width: 62rem; font: 1.05rem/1.55 Georgia, "Times New Roman", serif; }
      a { color: var(--mark); }
      h1 { font-size: 2.4rem; line-height: 1.15; margin: 0.2em 0; font-weight: normal; }
      h2 { font-size: 1.5rem; font-weight: normal; margin: 0 0 0.4em; }
      h3 { font-size: 1rem; margin: 1em 0 0.2em; }
      .faint { color: var(--faint); }
      nav ol { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; }
      section { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.5rem; }
      .phase { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: 1.5rem; }
      .phase > .map { order: 2; }
      .phase > .words { order: 1; }
      @media (max-width: 46rem) { .phase { grid-template-columns: minmax(0, 1fr); } .phase > * { order: 0 !important; } }
      img { width: 100%; height: auto; display: block; border: 1px solid var(--line); }
      ul.news { padding-left: 1.1em; margin: 0.3em 0 0.8em; }
      details { margin: 0.35em 0; }
      summary { cursor: pointer; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.4em 0 0.6em 1.1em; padding-left: 0.8em;
        border-left: 3px solid var(--line); font: 0.88rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
      blockquote { margin: 0.6em 0 1em; padding: 0.7em 1.1em; border: 1px solid var(--line); font-style: italic; }
      blockquote p { margin: 0.2em 0; }
      blockquote .signed { font-style: normal; text-align: right; }
      table { border-collapse: collapse; }
      th, td { text-align: left; padding: 0.25em 1.2em 0.25em 0; border-bottom: 1px solid var(--line); vertical-align: top; }
      .skip { position: absolute; left: -100vw; }
      .skip:focus { position: static; }
      </style>
      </head>
      <body>
      <a class="skip" href="#story">To the story</a>
      """;

  private final Album album;
  private final Story story;
  private final Ending ending;
  private final StringBuilder html = new StringBuilder();

  /// What was played, and by whom.
  ///
  /// @param people who plays, as the beginning of a sentence
  /// @param remark a sentence on the map
  record Story(String title, String people, String remark, String seed, List<String> options) {
    Story {
      options = List.copyOf(options);
    }
  }

  /// How it ended.
  ///
  /// @param over whether the rules ended the game
  /// @param stall why it broke off; empty if it did not
  /// @param standing the last report's rows; none if the game did not end
  record Ending(boolean over, String stall, List<List<String>> standing) {
    Ending {
      standing = List.copyOf(standing);
    }
  }

  private AlbumPage(Album album, Story story, Ending ending) {
    this.album = album;
    this.story = story;
    this.ending = ending;
  }

  /// Writes the page into the album.
  static void write(Album album, Story story, Ending ending) {
    album.write("index.html", new AlbumPage(album, story, ending).whole());
  }

  private String whole() {
    String title = escape(story.title());
    html.append(HEAD.replace("%s", title));
    html.append("<header>\n<p class=\"faint\">Depesche: a demonstration</p>\n");
    html.append("<h1>A game of " + title + " by mail</h1>\n");
    html.append(
        """
        <p>%s played this game through a mail server: every order, receipt and report
        below was a real mail. %s</p>
        <p>%s While the game ran, no player saw another player's orders before the rules revealed them.</p>
        """
            .formatted(story.people(), story.remark(), secrecy()));
    html.append("<p class=\"faint\">Seed of chance: ").append(escape(story.seed()));
    html.append(story.options().isEmpty() ? "" : "; " + escape(String.join(", ", story.options())));
    html.append(". The same seed plays the same game. <a href=\"game.txt\">A short log</a>");
    html.append(
        !ending.over()
            ? ""
            : "; <a href=\"transcript.json\">every draw and letter, to be checked</a> by"
                + " <code>./depesche verify</code>");
    html.append("</p>\n");
    html.append("</header>\n");
    ending();
    contents();
    html.append("<main id=\"story\">\n");
    album.chapters().forEach(this::chapter);
    return html.append("</main>\n</body>\n</html>\n").toString();
  }

  /// Only what is over may be shown as such.
  private String secrecy() {
    return ending.over()
        ? "The game is over, so everybody's orders can be shown here."
        : "The game did not end. It is a demonstration, so everybody's orders are shown here all"
            + " the same.";
  }

  private void ending() {
    html.append("<section>\n<h2>How it ended</h2>\n");
    if (!ending.over()) {
      html.append("<p>The game did not come to its end.");
      html.append(ending.stall().isEmpty() ? "" : " " + escape(ending.stall()));
      html.append("</p>\n</section>\n");
      return;
    }
    html.append("<table>\n<thead><tr><th scope=\"col\">Country</th><th scope=\"col\">Place</th>");
    html.append("<th scope=\"col\">Reason</th></tr></thead>\n<tbody>\n");
    for (List<String> row : ending.standing()) {
      html.append("<tr>");
      row.forEach(cell -> html.append("<td>").append(escape(cell)).append("</td>"));
      html.append("</tr>\n");
    }
    html.append("</tbody>\n</table>\n</section>\n");
  }

  private void contents() {
    html.append("<nav aria-label=\"Phases\">\n<h2>The phases</h2>\n<ol>\n");
    for (AlbumChapter albumChapter : album.chapters()) {
      html.append(
          "<li><a href=\"#p%d\">%s</a></li>%n"
              .formatted(albumChapter.number(), escape(albumChapter.title())));
    }
    html.append("</ol>\n</nav>\n");
  }

  private void chapter(AlbumChapter albumChapter) {
    html.append(
        "<section id=\"p%d\">%n<h2>%s</h2>%n<div class=\"phase\">%n"
            .formatted(albumChapter.number(), escape(albumChapter.title())));
    if (!albumChapter.map().isEmpty()) {
      html.append(
          """
          <div class="map"><a href="%1$s"><img src="%1$s" loading="lazy" alt="After: %2$s"></a></div>
          """
              .formatted(albumChapter.map(), escape(albumChapter.title())));
    }
    html.append("<div class=\"words\">\n");
    if (!albumChapter.headlines().isEmpty()) {
      html.append("<ul class=\"news\">\n");
      albumChapter.headlines().forEach(line -> html.append("<li>" + escape(line) + "</li>\n"));
      html.append("</ul>\n");
    }
    html.append(
        "<p><a href=\"%s\">The public report</a> (<a href=\"%s\">as plain text</a>)</p>%n"
            .formatted(albumChapter.html(), albumChapter.text()));
    letters(albumChapter.phase());
    html.append(correspondence(albumChapter.phase()));
    html.append("</div>\n</div>\n</section>\n");
  }

  /// What the players wrote to each other.
  private void letters(String phase) {
    List<AlbumPress> letters =
        album.press().stream().filter(albumPress -> albumPress.phase().equals(phase)).toList();
    if (letters.isEmpty()) {
      return;
    }
    html.append("<h3>The players wrote to each other</h3>\n");
    for (AlbumPress letter : letters) {
      String head =
          letter.to().isEmpty()
              ? "From the diary of " + letter.from()
              : letter.from() + " to " + letter.to();
      html.append(
          "<blockquote><p class=\"faint\"><a href=\"%s\">%s</a></p>%n"
              .formatted(letter.file(), escape(head)));
      for (String text : letter.paragraphs()) {
        boolean signs = text.equals(letter.paragraphs().getLast()) && !letter.to().isEmpty();
        html.append(signs ? "<p class=\"signed\">" : "<p>").append(escape(text)).append("</p>\n");
      }
      html.append("</blockquote>\n");
    }
  }

  private String correspondence(String phase) {
    List<AlbumMail> leaves =
        album.leaves().stream().filter(albumMail -> albumMail.phase().equals(phase)).toList();
    List<String> people = leaves.stream().map(AlbumMail::person).distinct().sorted().toList();
    return people.stream()
        .map(
            person ->
                letters(
                    person,
                    leaves.stream()
                        .filter(albumMail -> albumMail.person().equals(person))
                        .toList()))
        .collect(Collectors.joining());
  }

  /// A person's letters with their answers; mails that came by themselves behind them.
  private static String letters(String person, List<AlbumMail> leaves) {
    StringBuilder part = new StringBuilder("<h3>" + escape(person) + "</h3>\n");
    List<String> news = new ArrayList<>();
    for (AlbumMail albumMail : leaves) {
      switch (albumMail.direction()) {
        case LETTER ->
            part.append(
                "<details><summary>%s <a href=\"%s\">%s</a></summary><pre>%s</pre></details>%n"
                    .formatted(
                        "Wrote",
                        albumMail.file(),
                        escape(albumMail.subject()),
                        escape(said(albumMail.text()))));
        case ANSWER ->
            part.append(
                "<details><summary>Got <a href=\"%s\">%s</a></summary><pre>%s</pre></details>%n"
                    .formatted(
                        albumMail.file(), escape(albumMail.subject()), escape(albumMail.text())));
        case NEWS ->
            news.add(
                "<a href=\"" + albumMail.file() + "\">" + escape(albumMail.subject()) + "</a>");
      }
    }
    if (!news.isEmpty()) {
      part.append("<p class=\"faint\">Also got ").append(String.join("; ", news)).append("</p>\n");
    }
    return part.toString();
  }

  private static String said(String text) {
    return text.isBlank() ? "(an empty mail)" : text;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
