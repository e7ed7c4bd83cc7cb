package depesche.bot.command;

import depesche.bot.config.DidYouMean;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.file.LedgerState;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Plays a stored game again from its letters and compares every position with the one on file.
@Command(name = "replay", description = "Plays a stored game again from its orders and compares.")
public final class ReplayCommand extends ServerCommand {

  /// So many games are named.
  private static final int MOST = 10;

  @Parameters(paramLabel = "GAME", description = "The game's name.")
  private String name = "";

  @Override
  public Integer call() {
    Settings settings = settings();
    Path data = data(settings);
    if (LedgerState.of(settings, data) instanceof LedgerState.Absent) {
      throw new UnusableInput(
          "there is no ledger in %s: name the right --config"
              .formatted(Database.of(settings, data)));
    }
    try (Ledger ledger = Ledger.of(settings, data)) {
      return ledger.work(this::compare);
    }
  }

  private int compare(UnitOfWork unitOfWork) {
    Library library = new Library(InstalledTitles.from(ProgramFolders.folder().resolve("config")));
    StoredGame game =
        unitOfWork
            .game(name)
            .orElseThrow(() -> new UnusableInput("there is no game " + name + known(unitOfWork)));
    Replay replay = Replay.of(game, library);
    PrintWriter out = out();
    out.println(
        replay
            .difference()
            .orElseGet(
                () -> "%s: %d turns, all as on file".formatted(name, replay.chapters().size())));
    out.flush();
    return replay.difference().isPresent() ? 1 : 0;
  }

  /// {@return the game that may be meant, or else which there are}
  private String known(UnitOfWork unitOfWork) {
    List<String> names = unitOfWork.games().stream().map(StoredGame::name).sorted().toList();
    String nearest = DidYouMean.ask(name, names);
    if (!nearest.isEmpty() || names.isEmpty()) {
      return nearest;
    }
    String more = names.size() > MOST ? " and %d more".formatted(names.size() - MOST) : "";
    return names.stream().limit(MOST).collect(Collectors.joining(", ", "; there are: ", more));
  }
}
