package depesche.bot.command;

import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.DeckSheet;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.TitleFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.DeckWords;
import depesche.bot.report.Sentences;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `deck check FILE`, `deck print FILE`: what an owner of a printed game does with the file that
/// they type its cards into.
@Command(name = "deck", description = "Checks a deck file, or prints its cards.")
public final class DeckCommand {

  @Spec private CommandSpec call = CommandSpec.create();

  /// Made by the command line, which fills in the rest.
  public DeckCommand() {}

  @Command(name = "check", description = "Says what is wrong with a deck file or missing in it.")
  int check(
      @Parameters(paramLabel = "FILE", description = "the deck file") Path file,
      @Option(names = "--title", description = "the title it is for, if several have deck files")
          Optional<String> title) {
    DeckFormat format = format(title, file);
    DeckCheck found = TitleFile.read(file, format::check);
    boolean playable = found.wrong().isEmpty() && (format.isAsked() || found.isPlayable());
    PrintWriter out = out();
    found.wrong().forEach(line -> out.println("wrong     " + line));
    found.missing().forEach(line -> out.println("missing   " + line));
    found.doubtful().forEach(line -> out.println("doubtful  " + line));
    out.println("%d of %d cards are complete.".formatted(found.whole(), found.needed()));
    out.println(
        playable
            ? found.isPlayable()
                ? "This deck can be played."
                : "It can be played: the table is asked for what is missing."
            : "This deck cannot be played yet: %d wrong, %d missing."
                .formatted(found.wrong().size(), found.missing().size()));
    out.flush();
    return playable ? 0 : 1;
  }

  @Command(name = "print", description = "Prints the cards of a deck file as an HTML page for A4.")
  int print(
      @Parameters(paramLabel = "FILE", description = "the deck file") Path file,
      @Option(names = "--title", description = "the title it is for, if several have deck files")
          Optional<String> title) {
    DeckFormat format = format(title, file);
    DeckSheet sheet = TitleFile.read(file, format::sheet);
    Path templates = ProgramFolders.folder().resolve("templates");
    PrintWriter out = out();
    out.print(new DeckWords(Sentences.load(templates), format.title()).pages(sheet).html());
    out.flush();
    if (sheet.leftOut() == 0) {
      return 0;
    }
    PrintWriter err = call.commandLine().getErr();
    err.println(
        "depesche: %d cards are left out because they are not complete; see ./depesche deck check"
            .formatted(sheet.leftOut()));
    err.flush();
    return 1;
  }

  private PrintWriter out() {
    return call.commandLine().getOut();
  }

  /// The title that is named, or else that of the file's name, or else the one whose cards it has.
  private static DeckFormat format(Optional<String> title, Path file) {
    List<DeckFormat> all = InstalledTitles.deckFormats();
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.json$", "");
    String wanted = title.orElse(name);
    Optional<DeckFormat> named =
        all.stream().filter(format -> format.title().equalsIgnoreCase(wanted)).findFirst();
    if (named.isPresent()) {
      return named.get();
    }
    if (title.isPresent()) {
      String known = String.join(", ", all.stream().map(DeckFormat::title).toList());
      throw new UnusableInput("name the title of the deck with --title; there is " + known);
    }
    // Of several with as many whole cards the one in which least is wrong was meant.
    Comparator<DeckFormat> fits =
        Comparator.comparingInt((DeckFormat format) -> check(format, file).whole())
            .thenComparingInt(format -> -check(format, file).wrong().size());
    return all.stream()
        .reduce((one, other) -> fits.compare(other, one) > 0 ? other : one)
        .orElseThrow();
  }

  private static DeckCheck check(DeckFormat format, Path file) {
    return TitleFile.read(file, format::check);
  }
}
