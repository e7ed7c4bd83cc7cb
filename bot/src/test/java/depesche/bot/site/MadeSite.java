package depesche.bot.site;

import depesche.bot.desk.Bureau;
import depesche.bot.report.Mail;
import depesche.bot.report.MailWriter;
import depesche.bot.report.Painters;
import depesche.bot.report.Painting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The pages of an office's games, in a folder.
final class MadeSite {

  static final MailWriter WRITER =
      MailWriter.load(Path.of("..").toAbsolutePath().normalize().resolve("templates"));

  /// Where people find the pages that have an address.
  static final String HOME = "https://x.org/games/";

  static final Painters PAINTERS = new Painters(Bureau.library().maps());

  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final Pattern SAID = Pattern.compile(HOME + "([a-z0-9/-]+\\.(?:html|png))");

  private final Bureau bureau;
  private final SiteMaker maker;
  private final Path folder;
  private Optional<Set<Long>> due = Optional.empty();

  private MadeSite(Bureau bureau, Path folder, String address, Consumer<Path> touching)
      throws IOException {
    this.bureau = bureau;
    this.folder = folder;
    this.maker =
        new SiteMaker(
            bureau.ledger(),
            bureau.services.games(),
            WRITER,
            new SiteMaker.Brushes(
                picture -> "<svg>" + picture.hashCode() + "</svg>",
                picture -> bureau.services.parcelWriter().painted().png(Painting.small(picture)),
                PAINTERS::places),
            "test" + address,
            new Feed(address, "localhost"),
            SiteFolder.open(folder, touching));
  }

  static MadeSite in(Bureau bureau, Path folder) {
    return in(bureau, folder, "");
  }

  /// As above.
  ///
  /// @param address where people find the pages; empty if nobody said so
  static MadeSite in(Bureau bureau, Path folder, String address) {
    return in(bureau, folder, address, _ -> {});
  }

  static MadeSite in(Bureau bureau, Path folder, Consumer<Path> touching) {
    return in(bureau, folder, "", touching);
  }

  /// As above.
  ///
  /// @param touching hears of each file before it is changed, and may stop everything
  static MadeSite in(Bureau bureau, Path folder, String address, Consumer<Path> touching) {
    try {
      return new MadeSite(bureau, folder, address, touching);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// From now on only those games are due in which something has happened.
  MadeSite following(Bureau bureau) {
    due = Optional.of(new LinkedHashSet<>());
    bureau.follow(due.get()::addAll);
    return this;
  }

  /// Makes what is due.
  MadeSite made() {
    try {
      List<Long> games = due.isPresent() ? List.copyOf(due.get()) : maker.begin();
      due.ifPresent(Set::clear);
      for (long game : games) {
        maker.make(game);
      }
      maker.finish();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Makes what can be made on a disk that may be full, as after a start.
  ///
  /// @return whether nothing failed
  boolean goesOn() {
    boolean whole = true;
    try {
      for (long game : maker.begin()) {
        whole &= done(() -> maker.make(game));
      }
      return done(maker::finish) && whole;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Work {
    void now() throws IOException;
  }

  private static boolean done(Work work) throws IOException {
    try {
      work.now();
      return true;
    } catch (UncheckedIOException _) {
      return false;
    }
  }

  /// {@return what everybody is told of the turns of a game}
  List<Mail.Posting> told(String game) {
    PublicTurnReader.Making making = new PublicTurnReader.Making("test", "The beginning");
    SiteCalendar calendar = new Feed("", "localhost").calendar(WRITER);
    return bureau.ask(
        unitOfWork ->
            PublicGameReader.read(
                    bureau.services.games(),
                    unitOfWork.game(game).orElseThrow(),
                    making,
                    calendar,
                    new StepSums(),
                    new PressSums(),
                    (_, _) -> Optional.empty())
                .stream()
                .flatMap(read -> read.turns().stream())
                .flatMap(turn -> turn.story().stream())
                .map(PublicTurn.Story::judged)
                .toList());
  }

  /// {@return every file that is there}
  SortedMap<String, String> files() {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            folder.relativize(file).toString(), Files.readString(file, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  List<String> names() {
    return List.copyOf(files().keySet());
  }

  String page(String path) {
    return files().getOrDefault(path, "");
  }

  /// {@return links that lead to nothing, or anywhere else}
  List<String> brokenLinks() {
    SortedMap<String, String> files = files();
    List<String> broken = new ArrayList<>();
    files.forEach(
        (name, text) -> {
          if (name.endsWith(".html")) {
            Matcher link = LINK.matcher(text);
            while (link.find()) {
              Path to = Path.of("/" + name).resolveSibling(link.group(1)).normalize();
              if (!files.containsKey(to.toString().substring(1))) {
                broken.add(name + " -> " + link.group(1));
              }
            }
            SAID.matcher(text)
                .results()
                .filter(said -> !files.containsKey(said.group(1)))
                .forEach(said -> broken.add(name + " -> " + said.group()));
          }
        });
    return broken;
  }
}
