package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnWords;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import depesche.bot.master.Masters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The master's words: `ANNOUNCE bismarck` sends the lines below it to everybody at once, `NOTE
/// bismarck` keeps them for the end of the game.
public final class AnnounceDesk implements Desk {

  private static final int MOST = 8_000;

  @Override
  public List<String> words() {
    return List.of("ANNOUNCE", "NOTE");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  /// `Note that I am away` is prose, and so is `Note:` above somebody's orders; at a table a note
  /// of a player goes into the journal.
  @Override
  public boolean means(Request request, Command command) {
    boolean journal = new OwnWords(request).begin(command) && !request.rights.any();
    return !journal && request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.word(0);
    List<String> text =
        Stream.concat(Stream.of(command.rest(2)), command.below().stream())
            .map(String::strip)
            .dropWhile(String::isEmpty)
            .toList();
    return CommonVerdicts.forMaster(
        request, word, command.said(1), game -> say(request, game, word, trimmed(text)));
  }

  /// {@return the lines without empty ones at their end}
  private static List<String> trimmed(List<String> lines) {
    return lines.reversed().stream().dropWhile(String::isEmpty).toList().reversed();
  }

  private static LineOutcome say(Request request, Game game, String word, List<String> text) {
    if (text.isEmpty()) {
      return refused(new MasterFact.Refusal.TextMissing(word, game.name()));
    }
    if (text.stream().mapToInt(String::length).sum() > MOST) {
      return refused(new MasterFact.Refusal.TextTooLong(MOST));
    }
    if (word.equals("NOTE") && game.isOver()) {
      // The log has been published.
      return CommonVerdicts.notNow("NOTE", game);
    }
    if (word.equals("NOTE")) {
      return taken(new MasterFact.NoteKept(String.join(" ", text)));
    }
    String name =
        request.player().map((PlayerRow player) -> new Masters(game).name(player)).orElse("");
    boolean operator = request.rights.house() && request.isMastersAddress();
    List<Fact> facts = new ArrayList<>(List.of(new MasterFact.Announcement(name, operator)));
    text.forEach(line -> facts.add(new MasterFact.AnnouncedLine(line)));
    int readers = (int) game.seats().stream().filter(StoredSeat::isAnswerable).count();
    return taken(new MasterFact.Announced(game.name(), readers))
        .with(LetterEffect.words(game, facts));
  }
}
