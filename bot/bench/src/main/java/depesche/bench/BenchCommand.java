package depesche.bench;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.cases.Cases;
import depesche.adjudicator.cases.Phases;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.chance.Verification;
import depesche.bot.command.CaseFile;
import depesche.bot.command.Tool;
import depesche.bot.command.VerifyCommand;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.TitleFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.report.board.BoardPainter;
import depesche.bot.report.map.MapPainter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Measures what the project promises to be fast.
@Command(
    name = "bench",
    description = "Measures the speed of a part.",
    subcommands = {
      DrawsBenchCommand.class,
      ServiceBenchCommand.class,
      SoakBenchCommand.class,
      TablesBenchCommand.class
    })
public final class BenchCommand implements Tool {

  private static final int WARM_UP = 30;
  private static final int ROUND = 10;

  /// So many games are played to warm up, and then five times more.
  private static final int GAMES = 300;

  /// How long phases are judged, and before that to warm up.
  private static final int SECONDS = 5;

  /// A report with its map has so many lines of Base64.
  private static final int LINES = 3500;

  private static final String LINE = "A".repeat(76) + "\r\n";

  @Spec private CommandSpec spec = CommandSpec.create();

  /// Paints the same picture again and again: every area owned, a unit in each, each ordered.
  @Command(name = "picture", description = "Position to PNG: milliseconds per picture, five times.")
  int picture(
      @Option(
              names = "--map",
              description = "Map file (default: ${DEFAULT-VALUE}).",
              defaultValue = "config/maps/blood-and-iron.json")
          Path map,
      @Option(names = "--board", description = "Paint a board of eight players instead.")
          boolean board) {
    Supplier<byte[]> painting =
        board ? BenchCommand::board : map(ProgramFolders.folder().resolve(map));
    PrintWriter out = spec.commandLine().getOut();
    paint(painting, WARM_UP);
    for (int i = 0; i < 5; i++) {
      long start = System.nanoTime();
      paint(painting, ROUND);
      out.println("ms/picture " + (System.nanoTime() - start) / 1_000_000 / ROUND);
    }
    out.flush();
    return 0;
  }

  @Command(
      name = "report",
      description = "A report of a game for one with its picture: milliseconds, five times.")
  int report() {
    new ReportBench(ProgramFolders.folder()).print(spec.commandLine().getOut());
    return 0;
  }

  @Command(
      name = "adjudicate",
      description = "Movement phases of a file of cases: adjudications per second, five times.")
  int adjudicate(@Parameters(paramLabel = "FILE", description = "the cases") Path file) {
    Optional<Path> named = Optional.of(file);
    Phases read = Cases.movements(CaseFile.lines(named), CaseFile.variants());
    if (!read.troubles().isEmpty() || read.phases().isEmpty()) {
      throw new UnusableInput(
          CaseFile.said(named, read.troubles()).stream()
              .findFirst()
              .orElse(file + ": has no movement phase; write a CASE with PHASE S1901M"));
    }
    MovementBench movementBench = new MovementBench(read);
    movementBench.perSecond(SECONDS);
    PrintWriter out = spec.commandLine().getOut();
    for (int i = 0; i < 5; i++) {
      out.println("adjudications/s " + movementBench.perSecond(SECONDS / 5));
    }
    out.flush();
    return 0;
  }

  /// Plays whole games of ten turns and eight seats, each letter read at each step.
  @Command(
      name = "great-powers",
      description = "Whole games of Great Powers, eight seats: milliseconds of CPU time per game.")
  int greatPowers() {
    PrintWriter out = spec.commandLine().getOut();
    BiddingBench.pace(GAMES);
    for (int i = 0; i < 5; i++) {
      BiddingBench.Pace pace = BiddingBench.pace(GAMES);
      out.println(
          String.format(Locale.ROOT, "ms/game %.2f, with letters %.2f", pace.core(), pace.whole()));
    }
    out.flush();
    return 0;
  }

  /// Checks a transcript again and again.
  @Command(name = "verify", description = "A transcript: milliseconds per full check, five times.")
  int verify(@Parameters(paramLabel = "FILE", description = "the transcript") Path file) {
    PrintWriter out = spec.commandLine().getOut();
    for (int i = 0; i < 5; i++) {
      long start = System.nanoTime();
      int checks = Verification.of(VerifyCommand.read(file), List.of()).size();
      out.printf("ms %d, checks %d%n", (System.nanoTime() - start) / 1_000_000, checks);
    }
    out.flush();
    return 0;
  }

  /// Reads the same letters again and again.
  @Command(
      name = "letters",
      description =
          "Letters of a file, each ended by %%%%, first line TITLE SEAT: letters per second.")
  int letters(@Parameters(paramLabel = "FILE", description = "the letters") Path file) {
    Library library = new Library(InstalledTitles.from(ProgramFolders.folder().resolve("config")));
    ReadingBench readingBench =
        new ReadingBench(file.toString(), CaseFile.lines(Optional.of(file)), library);
    readingBench.perSecond(SECONDS);
    PrintWriter out = spec.commandLine().getOut();
    for (int i = 0; i < 5; i++) {
      out.println("letters/s " + readingBench.perSecond(SECONDS / 5));
    }
    out.flush();
    return 0;
  }

  /// Hands mails to a mail server on loopback that only counts.
  @Command(
      name = "mail",
      description = "Mails as long as a report by SMTP: mails per second, five times.")
  int mail() {
    PrintWriter out = spec.commandLine().getOut();
    byte[] mail =
        ("Subject: report\r\n\r\n" + LINE.repeat(LINES)).getBytes(StandardCharsets.US_ASCII);
    try (SinkServer sinkServer = SinkServer.open();
        SmtpSender smtpSender = new SmtpSender(ServiceBench.server(sinkServer.port()))) {
      for (int i = 0; i < 6; i++) {
        long start = System.nanoTime();
        long before = sinkServer.mails();
        while (System.nanoTime() - start < 1_000_000_000L) {
          smtpSender.send("bench@example.org", "reader@example.org", mail);
        }
        if (i > 0) {
          out.println("mails/s " + (sinkServer.mails() - before));
        }
      }
    }
    out.flush();
    return 0;
  }

  @Command(
      name = "press",
      description = "A press to six readers, until all six mails have left, among other letters.")
  int press(
      @Option(
              names = "--pace",
              description = "Letters a second (default: ${DEFAULT-VALUE}).",
              defaultValue = "200")
          int pace,
      @Option(
              names = "--share",
              description = "One letter in so many is a press (default: ${DEFAULT-VALUE}).",
              defaultValue = "40")
          int share,
      @Option(
              names = "--warm-up",
              description = "Seconds before anything is measured (default: ${DEFAULT-VALUE}).",
              defaultValue = "15")
          int warmUp,
      @Option(
              names = "--seconds",
              description = "For so long (default: ${DEFAULT-VALUE}).",
              defaultValue = "30")
          int seconds) {
    ServiceBench.quiet();
    new PressBench(
            Math.max(1, pace),
            Math.max(1, share),
            Duration.ofSeconds(Math.max(1, warmUp)),
            Duration.ofSeconds(Math.max(1, seconds)),
            spec.commandLine().getOut())
        .play(ProgramFolders.folder());
    return 0;
  }

  private static Supplier<byte[]> map(Path file) {
    MapPainter painter = new MapPainter(TitleFile.read(file, DrawingReader::read));
    MapPicture picture = painter.sample();
    return () -> painter.png(picture);
  }

  private static byte[] board() {
    return BoardPainter.png(BoardPainter.sample());
  }

  private static void paint(Supplier<byte[]> painting, int times) {
    List<Integer> sizes = Stream.generate(() -> painting.get().length).limit(times).toList();
    if (sizes.stream().distinct().count() != 1) {
      throw new IllegalStateException("one picture was painted in different ways");
    }
  }
}
