package depesche.bot.desk.votes;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.game.Reports;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.votes.EndingRow;
import depesche.bot.ledger.votes.StatementRow;
import depesche.bot.report.page.TimeText;
import depesche.bot.votes.Motion;
import depesche.bot.votes.VoteFact;
import depesche.bot.votes.VoteFact.Refused;
import depesche.bot.votes.VoteNotice;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `STATEMENT`: what a player says of a game that is over. All statements are told together, when
/// every player has sent theirs or the time for them is over.
public final class StatementDesk implements Desk {

  /// Under this all statements are told together, once.
  public static final String TOLD = "statements";

  private static final int MOST = 4000;

  @Override
  public List<String> words() {
    return List.of("STATEMENT");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  /// `Statement of intent` is prose: the text stands below the word, or the word is in capitals.
  @Override
  public boolean means(Request request, Command command) {
    return command.text().strip().startsWith("STATEMENT");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty()) {
      return refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    Optional<EndingRow> ending = game.book().votes().ending(game.id());
    if (!game.isOver() || ending.isEmpty()) {
      return CommonVerdicts.notNow("STATEMENT", game);
    }
    if (!Electorate.mayVote(seat.get(), request.player(), Motion.DRAW)) {
      return refused(new Refused.StandInHasNoVote(seat.get().name()));
    }
    Instant until = ending.get().ended.plus(Duration.ofDays(Reports.STATEMENT_DAYS));
    if (ending.get().closed || until.isBefore(request.now)) {
      return refused(new Refused.StatementsClosed(game.name()));
    }
    String text = command.text().strip().substring("STATEMENT".length()).strip();
    if (text.isEmpty()) {
      return refused(new Refused.StatementEmpty(game.name()));
    }
    return text.length() > MOST
        ? refused(new Refused.StatementTooLong(text.length(), MOST))
        : state(request, game, seat.get(), text, until);
  }

  private static LineOutcome state(
      Request request, Game game, StoredSeat seat, String text, Instant until) {
    StatementRow row = new StatementRow();
    row.gameId = game.id();
    row.seatId = seat.id();
    row.playerId = request.player().map((PlayerRow player) -> player.id).orElseThrow();
    row.text = text;
    game.book().votes().state(row);
    List<Long> said =
        game.book().votes().statements(game.id()).stream().map(one -> one.seatId).toList();
    boolean all =
        game.seats().stream().filter(StoredSeat::isHeld).allMatch(one -> said.contains(one.id()));
    List<LetterEffect> told = new ArrayList<>();
    if (all) {
      closed(game).stream()
          .map(facts -> new LetterEffect.ToldOnce(game, TOLD, Optional.empty(), facts))
          .forEach(told::add);
    } else if (game.alarm(AlarmRow.Kind.STATEMENTS).isEmpty()) {
      game.setAlarm(AlarmRow.Kind.STATEMENTS, until);
    }
    return taken(
            new VoteFact.StatementTaken(
                game.name(), all ? "" : TimeText.say(until, request.zone())))
        .with(told);
  }

  /// {@return what the players said, if nobody has been told yet: none can say more from now on}
  public static Optional<List<Fact>> closed(Game game) {
    EndingRow ending = game.book().votes().ending(game.id()).orElseThrow();
    if (ending.closed) {
      return Optional.empty();
    }
    ending.closed = true;
    List<Fact> facts = new ArrayList<>(List.of(new VoteNotice.StatementsTold(game.name())));
    for (StatementRow row : game.book().votes().statements(game.id())) {
      facts.add(new VoteNotice.StatementBy(game.book().seat(row.seatId).name()));
      row.text
          .lines()
          .filter(line -> !line.isBlank())
          .map(VoteNotice.StatementLine::new)
          .forEach(facts::add);
    }
    return Optional.of(facts);
  }
}
