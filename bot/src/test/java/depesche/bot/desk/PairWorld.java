package depesche.bot.desk;

import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Game;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.report.MailWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Two games that one person plays and runs, with those who watch and wait. The effect of each mail
/// is looked at and taken back, so that every pair begins with the same.
final class PairWorld implements AutoCloseable {

  static final List<String> GAMES = List.of("bismarck", "sedan");
  private static final String WRITER = "master@localhost";
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern WORD_OF_CHANCE =
      Pattern.compile("\\b(?:(?=[a-z0-9]*\\d)[a-z0-9]{10,}|[a-z0-9]{17})\\b");

  /// What became of some mails.
  ///
  /// @param broke the error, if they were put aside
  /// @param verdicts of each line, as the receipts say
  /// @param told to each of the others
  /// @param kept all rows
  record Outcome(
      Optional<String> broke,
      Map<String, String> verdicts,
      Map<String, Set<String>> told,
      Set<String> kept) {

    /// {@return what is different in another outcome}
    String differs(Outcome other) {
      List<String> all = new ArrayList<>();
      if (!broke.equals(other.broke)) {
        all.add("broke: " + broke + " and " + other.broke);
      }
      verdicts.forEach(
          (line, verdict) -> {
            String there = other.verdicts.get(line);
            if (there != null && !there.equals(verdict)) {
              all.add(line + ": " + verdict + " and " + there);
            }
          });
      Set<String> readers = new TreeSet<>(told.keySet());
      readers.addAll(other.told.keySet());
      for (String reader : readers) {
        differ(
            reader,
            told.getOrDefault(reader, Set.of()),
            other.told.getOrDefault(reader, Set.of()),
            all);
      }
      differ("kept", kept, other.kept, all);
      return String.join("\n", all);
    }

    private static void differ(String what, Set<String> here, Set<String> there, List<String> all) {
      here.stream()
          .filter(line -> !there.contains(line))
          .forEach(line -> all.add(what + " only in one mail: " + line));
      there.stream()
          .filter(line -> !here.contains(line))
          .forEach(line -> all.add(what + " only in two mails: " + line));
    }
  }

  private final Bureau bureau;
  private final PairRows rows;
  private final Map<String, String> tokens = new LinkedHashMap<>();
  private final Map<String, String> passwords = new LinkedHashMap<>();
  private long letters = 1_000_000;
  private final long before;

  PairWorld() {
    bureau = new Bureau(InstalledTitles.from(ROOT.resolve("config")), writer());
    rows = new PairRows(bureau.ledger.source());
    for (String game : GAMES) {
      bureau.write(WRITER, "CREATE " + game + " blood-and-iron dias=OFF");
      passwords.put(game, found("SIGNON \\S+ (\\w+)", bureau.write(WRITER, "JOIN " + game)));
      Bureau.PLAYERS.stream().skip(1).forEach(player -> bureau.write(player, "JOIN " + game));
      bureau.write("otto@x.org", "JOIN " + game, "OBSERVE " + game, "WAITLIST " + game);
      Bureau.Mail report =
          bureau.write(WRITER, "START " + game).stream()
              .filter(mail -> mail.to().equals(WRITER) && mail.replyTo().contains("+"))
              .findFirst()
              .orElseThrow();
      tokens.put(game, report.replyTo());
    }
    bureau.write(WRITER, "CREATE paris standard");
    before =
        bureau.ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(false).stream()
                    .mapToLong(ParcelDue::id)
                    .max()
                    .orElse(0));
    rows.know();
  }

  /// Notices and receipts say what is compared, and nothing else.
  private static MailWriter writer() {
    try {
      Path folder = Files.createTempDirectory("pairs");
      try (Stream<Path> files = Files.walk(ROOT.resolve("templates"))) {
        for (Path file : files.toList()) {
          Path copy = folder.resolve(ROOT.resolve("templates").relativize(file).toString());
          if (!Files.isDirectory(file)) {
            Files.createDirectories(Objects.requireNonNull(copy.getParent()));
            Files.copy(file, copy);
          }
        }
      }
      Files.writeString(
          folder.resolve("mail/Notice.ftl"), "<#list facts as fact>\n${say(fact)}\n</#list>\n");
      Files.writeString(
          folder.resolve("mail/Receipt.ftl"),
          """
          <@block.code>
          <#list lines as line><#if line.text?has_content>
          @@${line.text?replace("\\n", " ")}=${line.verdict.record} ${(line.verdict.meaning.record)!}${(line.verdict.why.record)!}
          </#if></#list>
          </@block.code>
          """);
      return MailWriter.load(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String found(String pattern, List<Bureau.Mail> mails) {
    return mails.stream()
        .flatMap(mail -> Pattern.compile(pattern).matcher(mail.text()).results())
        .map((MatchResult one) -> Objects.requireNonNull(one.group(1)))
        .findFirst()
        .orElseThrow();
  }

  /// {@return a mail that answers the report of a game}
  private String mail(String game, String lines) {
    return Objects.requireNonNull(tokens.get(game)) + "\n" + lines;
  }

  /// {@return what a pair does in one mail about one game}
  Outcome inOneMail(PairsTest.Pair pair) {
    return of(mail(GAMES.getFirst(), pair.first() + "\n" + pair.second()));
  }

  /// {@return what it does if the second command stands below a SIGNON for another game}
  Outcome inTwoGames(PairsTest.Pair pair) {
    String other = GAMES.getLast();
    String signOn = "SIGNON Red@" + other + " " + passwords.get(other);
    return of(mail(GAMES.getFirst(), pair.first() + "\n" + signOn + "\n" + inOther(pair.second())));
  }

  /// {@return what it does in two mails that come together}
  Outcome inTwoMails(PairsTest.Pair pair) {
    return pair.twoGames()
        ? of(mail(GAMES.getFirst(), pair.first()), mail(GAMES.getLast(), inOther(pair.second())))
        : of(mail(GAMES.getFirst(), pair.first()), mail(GAMES.getFirst(), pair.second()));
  }

  private static String inOther(String command) {
    return command.replace(GAMES.getFirst(), GAMES.getLast());
  }

  /// {@return what these mails do when they come together}
  private Outcome of(String... mails) {
    List<Function<UnitOfWork, Integer>> works = new ArrayList<>();
    for (String mail : mails) {
      works.add(unitOfWork -> receive(unitOfWork, mail));
    }
    works.add(
        unitOfWork -> {
          throw new Undone(outcome(unitOfWork));
        });
    try {
      bureau.ledger.together(works, _ -> false);
      throw new IllegalStateException("nothing was taken back");
    } catch (Undone undone) {
      return undone.outcome;
    } catch (RuntimeException e) {
      return new Outcome(Optional.of(e.toString()), Map.of(), Map.of(), Set.of());
    }
  }

  private int receive(UnitOfWork unitOfWork, String mail) {
    String[] parts = mail.split("\n", 2);
    letters++;
    String raw =
        "From: %s\nTo: %s\nSubject: letter\nMessage-ID: <%d.letter@x.org>\n\n%s\n"
            .formatted(WRITER, parts[0], letters, parts[1])
            .replace("\n", "\r\n");
    InboxRow row = new InboxRow();
    row.mailbox = "depesche@localhost";
    row.uid = letters;
    row.digest = "digest " + letters;
    row.received = bureau.now();
    row.bytes = raw.getBytes(StandardCharsets.UTF_8);
    row.state = InboxRow.State.DONE;
    unitOfWork.enter(row);
    unitOfWork.flush();
    bureau.reception().receive(unitOfWork, row);
    unitOfWork.flush();
    return 0;
  }

  private Outcome outcome(UnitOfWork unitOfWork) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, Set<String>> told = new TreeMap<>();
    for (ParcelDue due : unitOfWork.outTray().waiting(false)) {
      ParcelRow parcel = unitOfWork.parcel(due.id());
      if (due.id() <= before) {
        continue;
      }
      String text = Opened.mail(unitOfWork, parcel).text();
      boolean answer = parcel.key.startsWith("answer.") || parcel.key.startsWith("farewell.");
      if (answer) {
        text.lines()
            .filter(line -> line.strip().startsWith("@@") && line.contains("="))
            .map(line -> line.strip().split("=(?=[TDRS]\\w+ \\w*$)", 2))
            .filter(said -> said.length == 2)
            .forEach(said -> verdicts.put(said[0], said[1]));
      } else {
        Set<String> lines = told.computeIfAbsent(parcel.recipient, _ -> new TreeSet<>());
        text.lines().filter(line -> !line.isBlank()).forEach(line -> lines.add(plain(line)));
      }
    }
    return new Outcome(Optional.empty(), verdicts, told, kept(unitOfWork));
  }

  static String plain(String line) {
    return WORD_OF_CHANCE.matcher(line.strip()).replaceAll("…");
  }

  private Set<String> kept(UnitOfWork unitOfWork) {
    Set<String> kept = new TreeSet<>(rows.all());
    for (String name : GAMES) {
      Game game = bureau.services.games().named(unitOfWork, name).orElseThrow();
      game.seats()
          .forEach(
              seat -> kept.add(name + " " + seat.name() + " has on file " + game.onFile(seat)));
    }
    return kept;
  }

  /// Takes everything back.
  @SuppressWarnings("serial")
  private static final class Undone extends RuntimeException {

    private final Outcome outcome;

    Undone(Outcome outcome) {
      super(null, null, false, false);
      this.outcome = outcome;
    }
  }

  @Override
  public void close() {
    bureau.close();
  }
}
