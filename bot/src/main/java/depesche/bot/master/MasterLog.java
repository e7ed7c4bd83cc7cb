package depesche.bot.master;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.master.MasterEntryRow;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The log of a game: all that its masters did and looked at. The masters can read it at any time,
/// and everybody when the game is over.
public record MasterLog(StoredGame game) {

  /// The table does not hear who was written to; `JOIN Blue@bismarck` names nobody.
  private static final Pattern ADDRESS =
      Pattern.compile(
          "<@!?\\d+>|@!?\\d{15,20}"
              + "|(?<![^\\s<>(),;`])(?<!JOIN )[^\\s<>(),;`]+@[^\\s<>(),;`]+[^\\s<>(),;`.]");

  /// {@return the words without the addresses in them}
  public static String withoutAddresses(String words) {
    return ADDRESS.matcher(words).replaceAll("…@…");
  }

  /// {@return the lines of the log, oldest first}
  ///
  /// @param notes whether the masters' notes are among them
  public List<Fact> told(boolean notes) {
    return game.book().masters().log(game.id()).stream()
        .filter(row -> notes || row.kind != MasterEntryRow.Kind.NOTE)
        .map(row -> line(row))
        .toList();
  }

  /// {@return one line of the log}
  public Fact line(MasterEntryRow row) {
    String name =
        Optional.ofNullable(row.playerId)
            .map(id -> game.book().player(id))
            .map((PlayerRow player) -> new Masters(game).name(player))
            .orElse("");
    return new MasterFact.LogLine(
        row.made, name, row.operator, row.phase, row.command, withoutAddresses(row.words));
  }

  /// {@return what is told at the end, with the log behind it}
  public static List<Fact> behind(List<Fact> facts, StoredGame game) {
    List<Fact> log = new MasterLog(game).told(true);
    return log.isEmpty()
        ? facts
        : Stream.of(facts, List.of(new MasterFact.LogOpened(log.size())), log)
            .<Fact>flatMap(List::stream)
            .toList();
  }

  /// {@return what the report of the current phase says of looks at its orders}
  public List<News> looks() {
    int times = game.looks();
    return times == 0
        ? List.of()
        : List.of(News.forAll(new MasterFact.OrdersLookedAt(game.phase(), times)));
  }
}
