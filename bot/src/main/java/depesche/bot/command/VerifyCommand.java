package depesche.bot.command;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Checks what a game has published of its chance and its letters, a line each check.
@Command(name = "verify", description = "Checks a game's published draws and orders.")
public final class VerifyCommand implements Callable<Integer> {

  private static final String DECKS = "config/decks";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A transcript.json that the moderator sent.")
  private Path file = Path.of("transcript.json");

  @Option(names = "--game", description = "The game it must belong to.")
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--known",
      description = "A code, root, sum, anchor or commitment from your own mails; may be repeated.")
  private List<String> known = List.of();

  @Option(
      names = "--deck",
      description = "The file of cards the game was played with, if it is not in config/decks.")
  private Optional<Path> deck = Optional.empty();

  @Override
  public Integer call() {
    Transcript transcript = read(file);
    game.filter(name -> !name.equals(transcript.head().game()))
        .ifPresent(
            name -> {
              throw new UnusableInput(
                  "%s: head.game: this is the game %s, not %s; get the right file"
                      .formatted(file, transcript.head().game(), name));
            });
    List<String> hashes =
        known.stream().map(hash -> hash.strip().toLowerCase(Locale.ROOT)).toList();
    DeckAtHand cards = DeckAtHand.of(transcript, deck, ProgramFolders.folder().resolve(DECKS));
    List<ProofCheck> checks = new ArrayList<>(cards.checks());
    checks.addAll(Verification.of(transcript, hashes));
    PrintWriter out = spec.commandLine().getOut();
    checks.forEach(
        proofCheck ->
            out.println((proofCheck.passed() ? "ok      " : "FAILED  ") + proofCheck.line()));
    cards.unseen().ifPresent(line -> out.println("unseen  " + line));
    long failed = checks.stream().filter(proofCheck -> !proofCheck.passed()).count();
    out.printf("%s: %d checks, %d failed%n", transcript.head().game(), checks.size(), failed);
    out.flush();
    return failed == 0 ? 0 : 1;
  }

  /// {@return the transcript in a file}
  public static Transcript read(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return TranscriptFile.read(String.valueOf(file), text);
    } catch (CharacterCodingException _) {
      throw new UnusableInput(file + " is not UTF-8 text; get the file again");
    } catch (IOException _) {
      throw new UnusableInput("cannot read " + file + ": name a transcript.json");
    }
  }
}
