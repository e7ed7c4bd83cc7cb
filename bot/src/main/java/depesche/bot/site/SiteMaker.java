package depesche.bot.site;

import depesche.adjudicator.picture.Picture;
import depesche.bot.config.ProgramFolders;
import depesche.bot.game.Games;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.TableRules;
import depesche.bot.report.MailWriter;
import depesche.bot.report.canvas.MapPlaces;
import depesche.bot.report.form.FormSection;
import depesche.bot.report.page.PagePart;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes what belongs into the folder of all pages, as far as it is not there. A page is written
/// before anything that links to it, and removed after: however it is broken off, every link is
/// good.
final class SiteMaker {

  /// Checks a transcript in a browser, offline.
  static final String PROOF = "verify.html";

  private static final List<String> RESOURCES = List.of("site.css", "site.js", "game-schema.json");

  private static final String GAME = "game.json";

  private static final Logger LOG = LoggerFactory.getLogger(SiteMaker.class);

  /// So many games without pages are named.
  private static final int NAMED = 10;

  private final Ledger ledger;
  private final Games games;
  private final MailWriter mailWriter;
  private final Feed feed;
  private final SitePages pages;
  private final SiteCalendar calendar;
  private final Brushes brushes;
  private final String maker;
  private final SiteFolder folder;
  private final SiteList list = new SiteList();

  private final Statistics statistics = new Statistics();

  private final StepSums stepSums = new StepSums();
  private final PressSums pressSums = new PressSums();

  /// Pages of statistics that are in the folder, of which nothing is known yet or any more.
  private final Set<String> stale = new LinkedHashSet<>();

  /// Games that are in the folder and have no pages.
  private final Set<String> gone = new LinkedHashSet<>();

  /// How pictures are painted.
  ///
  /// @param svg for pages
  /// @param png for forums
  /// @param places says where units stand on one
  record Brushes(
      Function<Picture, String> svg,
      Function<Picture, byte[]> png,
      Function<Picture, Optional<MapPlaces>> places) {}

  /// @param maker a sum over what the look of pages depends on
  SiteMaker(
      Ledger ledger,
      Games games,
      MailWriter mailWriter,
      Brushes brushes,
      String maker,
      Feed feed,
      SiteFolder folder) {
    this.ledger = ledger;
    this.games = games;
    this.mailWriter = mailWriter;
    this.feed = feed;
    this.pages = new SitePages(mailWriter, brushes.places(), feed);
    this.calendar = feed.calendar(mailWriter);
    this.brushes = brushes;
    this.maker = maker;
    this.folder = folder;
  }

  /// What is known of a game.
  ///
  /// @param shown whether it has pages
  /// @param game as everybody may see it; empty if that cannot be told now
  private record Found(String name, boolean shown, Optional<PublicGame> game) {}

  /// Writes what all pages share, and looks for what is there of games that have none any more.
  ///
  /// @return all games, the newest first
  List<Long> begin() throws IOException {
    boolean first = !folder.has("index.html");
    for (String resource : RESOURCES) {
      folder.write(resource, resource(resource));
    }
    for (String shared : List.of(FormSection.SCRIPT, FormSection.STYLE)) {
      write(shared, FormSection.file(shared));
    }
    Path proof = ProgramFolders.folder().resolve("docs/verify").resolve(PROOF);
    if (Files.exists(proof)) {
      folder.write(PROOF, Files.readAllBytes(proof));
    }
    if (first) {
      finish();
    }
    stale.addAll(folder.statistics());
    gone.addAll(folder.games());
    List<Long> all = ledger.work(unitOfWork -> unitOfWork.lobby().all());
    if (first) {
      tellOfPageless(all);
    }
    return all;
  }

  /// An operator who begins to keep pages hears which games have none, such as those of an earlier
  /// version.
  private void tellOfPageless(List<Long> all) {
    List<String> pageless =
        ledger.work(
            unitOfWork ->
                all.stream()
                    .map(unitOfWork::game)
                    .filter(game -> !PublicGameReader.isShown(game))
                    .filter(game -> !TableRules.of(game).isPrivate())
                    .map(StoredGame::name)
                    .toList());
    if (!pageless.isEmpty()) {
      LOG.info(
          "pages: {} games have none until their masters write SET RULE {} page=ON; the newest: {}",
          pageless.size(),
          pageless.getFirst(),
          String.join(", ", pageless.subList(0, Math.min(pageless.size(), NAMED))));
    }
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = SiteMaker.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name);
      }
      return in.readAllBytes();
    }
  }

  /// Makes the pages of a game.
  void make(long id) throws IOException {
    Found found = ledger.work(unitOfWork -> found(unitOfWork, id));
    if (!found.shown()) {
      list.remove(found.name());
      statistics.put(found.name(), Optional.empty());
      gone.add(found.name());
    } else if (found.game().isPresent()) {
      PublicGame game = found.game().get();
      statistics.put(game.name(), game.ended());
      try {
        write(game);
      } finally {
        // What could not be written now is in the list as it lies there.
        if (folder.has(game.name() + "/index.html")) {
          list.put(SiteList.Entry.of(id, game, folder::has));
        }
      }
    }
  }

  /// Writes the list of all games, and then removes what it names no more.
  void finish() throws IOException {
    write(Feed.NAME, feed.of(mailWriter.ofSite("Games"), "", list.items()));
    for (String page : statistics.due()) {
      Optional<Statistics.Subject> subject = statistics.subject(page);
      if (subject.isPresent()) {
        List<Ended> ended = statistics.games(page);
        write(page, new StatisticsPage(subject.get(), ended, mailWriter::ofSite).html());
      } else {
        stale.add(page);
      }
    }
    write("index.html", list.page(statistics.all(), mailWriter::ofSite));
    for (String page : List.copyOf(stale)) {
      if (statistics.subject(page).isEmpty()) {
        folder.remove(page);
      }
      stale.remove(page);
    }
    for (String game : List.copyOf(gone)) {
      folder.keep(game, _ -> false, gone());
      gone.remove(game);
    }
  }

  private Found found(UnitOfWork unitOfWork, long id) {
    StoredGame game = unitOfWork.game(id);
    if (!PublicGameReader.isShown(game)) {
      return new Found(game.name(), false, Optional.empty());
    }
    // Whatever hinders us from reading it, it keeps its pages and its place in the list.
    gone.remove(game.name());
    if (folder.has(game.name() + "/index.html")) {
      list.keep(SiteList.Entry.unread(game));
    }
    return new Found(
        game.name(),
        true,
        PublicGameReader.read(
            games,
            game,
            new PublicTurnReader.Making(maker, mailWriter.ofSite("Beginning")),
            calendar,
            stepSums,
            pressSums,
            (path, made) -> told(game.name() + "/" + path, made + " ")));
  }

  private Optional<TurnBrief> told(String turn, String made) {
    String head = folder.made(turn + ".html");
    return head.startsWith(made) && folder.has(turn + ".json")
        ? TurnBrief.of(head.substring(made.length()))
        : Optional.empty();
  }

  private void write(PublicGame game) throws IOException {
    GameFiles files = pages.of(game);
    String below = game.name() + "/";
    for (Map.Entry<String, GameFiles.Kept> posted : files.posted().entrySet()) {
      GameFiles.Kept drawn = posted.getValue();
      if (!folder.has(below + posted.getKey()) || !folder.has(below + drawn.beside())) {
        folder.write(below + posted.getKey(), brushes.png().apply(drawn.picture()));
      }
    }
    for (Map.Entry<String, Picture> picture : files.pictures().entrySet()) {
      if (!folder.has(below + picture.getKey())) {
        write(below + picture.getKey(), brushes.svg().apply(picture.getValue()));
      }
    }
    for (Map.Entry<String, String> page : files.first().entrySet()) {
      if (!folder.has(below + page.getKey())) {
        write(below + page.getKey(), page.getValue());
      }
    }
    for (Map.Entry<String, String> file : files.files().entrySet()) {
      if (file.getKey().equals("index.html")) {
        write(below + GAME, json(game));
      }
      write(below + file.getKey(), file.getValue());
    }
    folder.keep(game.name(), belonging(game, files)::contains, gone());
  }

  /// {@return what a page becomes that goes}
  private String gone() {
    String words = PagePart.literal(mailWriter.ofSite("Gone"));
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<title>"
        + words
        + "</title>\n<p>"
        + words
        + "</p>\n";
  }

  /// Of turns whose pages stay the files tell it: they need not be worked out again.
  private String json(PublicGame game) throws IOException {
    List<String> phases = new ArrayList<>();
    for (PublicTurn turn : game.turns()) {
      String phase = folder.read(game.name() + "/" + turn.json()).strip();
      if (!phase.startsWith("{\"id\":\"\"")) {
        phases.add(phase);
      }
    }
    return GameJson.whole(game, phases, reason -> mailWriter.say(game.status().heading(), reason));
  }

  private static Set<String> belonging(PublicGame game, GameFiles files) {
    Set<String> all = new HashSet<>(files.files().keySet());
    all.addAll(files.posted().keySet());
    all.add(GAME);
    for (PublicTurn turn : game.turns()) {
      all.addAll(
          List.of(turn.page(), turn.json(), turn.picture(""), turn.picture(SitePages.ORDERED)));
      if (turn.story().isEmpty()) {
        all.addAll(turn.copies());
      }
      if (turn.asks()) {
        all.add(turn.orders());
      }
    }
    return all;
  }

  private void write(String path, String text) throws IOException {
    folder.write(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
