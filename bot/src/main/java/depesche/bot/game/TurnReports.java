package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.game.told.TurnNote;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.master.MasterFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.report.Due;
import depesche.bot.report.Painting;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes the reports of judged turns, in a transaction of their own. A report is worked out again
/// from the letters, as a replay does it: so it is the same however often, when and by whichever
/// node it is written.
public final class TurnReports {

  private static final List<Class<? extends Fact>> NOTED =
      List.of(GameNotice.class, PeopleFact.class, MasterFact.class);

  private final Game.Moderator games;
  private final Positions positions;
  private final Reports reports;

  TurnReports(Game.Moderator games, Positions positions, Reports reports) {
    this.games = games;
    this.positions = positions;
    this.reports = reports;
  }

  /// What a report tells, as far as the rules say it.
  ///
  /// @param from where the turn began
  /// @param judged what came of it
  /// @param pictures what is to be painted
  public record Draft(
      TurnRow turn, GamePosition<?, ?> from, Judged judged, List<Painting> pictures) {

    public Draft {
      pictures = List.copyOf(pictures);
    }
  }

  /// {@return what the report of a turn will tell}
  ///
  /// @throws IllegalStateException if the letters now lead to another position than the one on file
  public Draft draft(StoredGame stored, TodoRow row) {
    TurnRow turn = stored.turn(row.turn);
    GamePosition<?, ?> from = positions.of(stored.titleId(), stored.turn(turn.begins()).position);
    Game game = new PastGame(stored, positions, games, row.turn, true);
    String mix = game.seal(row.turn).orElseThrow().mix;
    TurnChance chance = new TurnChance(Commitments.pact(game), row.turn, mix);
    Judged judged = from.close(Replay.letters(game, turn.lastLetter, turn.absent), chance);
    if (!judged.next().isWritten(turn.position)) {
      throw new IllegalStateException("turn %d leads elsewhere now".formatted(row.turn));
    }
    boolean act = TurnNote.of(row.content, NOTED).act();
    return new Draft(turn, from, judged, reports.pictures(game, judged, act));
  }

  /// Writes the report of a turn.
  ///
  /// @param illustrated whether with its picture; without it if that cannot be painted
  public void write(StoredGame stored, TodoRow row, Draft draft, boolean illustrated) {
    TurnRow turn = draft.turn();
    Judged judged = draft.judged();
    Game game = new PastGame(stored, positions, games, row.turn, illustrated);
    TurnNote note = TurnNote.of(row.content, NOTED);
    game.standsAt(positions.keep(stored.titleId(), turn.position, judged.next()));
    note.thanked()
        .forEach(
            (name, acted) ->
                reports
                    .onlookers()
                    .thank(
                        game,
                        game.seat(name).orElseThrow(),
                        stored.book().player(acted),
                        row.turn,
                        row.made));
    game.seats().stream()
        .filter(seat -> seat.state() == SeatState.ABANDONED)
        .forEach(seat -> reports.onlookers().seatOpen(game, seat, row.made));
    if (note.act()) {
      reports.acted(game, row.turn, draft.from().phase(), judged, row.made);
    } else {
      Judged told = judged.telling(news(judged, note, turn));
      reports.judged(game, row.turn, draft.from().phase(), told, row.made);
    }
    if (note.nobodyLeft()) {
      tellNobodyLeft(game, row.turn, row.made);
    }
  }

  private void tellNobodyLeft(Game game, int turn, Instant now) {
    reports.tellMaster(game, "nobody." + turn, List.of(new GameNotice.NobodyLeft()), now);
  }

  private static List<News> news(Judged judged, TurnNote note, TurnRow turn) {
    List<News> news = new ArrayList<>(judged.news());
    note.facts().forEach(fact -> news.add(News.forAll(fact)));
    news.addAll(ReportProofs.of(TranscriptFile.part(turn.published, Transcript.Turn.class)));
    return news;
  }

  /// A game as a turn has left it, for the report of that turn. If it has gone on since, nothing is
  /// asked of anybody: its questions are over.
  private static final class PastGame extends Game {

    private final boolean over;
    private final boolean illustrated;

    /// @param turn of which is told
    /// @param illustrated whether pictures are shown
    PastGame(
        StoredGame stored,
        Positions positions,
        Moderator moderator,
        int turn,
        boolean illustrated) {
      super(stored, positions, moderator);
      this.over = stored.turn() != turn;
      this.illustrated = illustrated;
    }

    @Override
    Optional<Picture> shown(Optional<Picture> picture) {
      return picture.filter(_ -> illustrated);
    }

    @Override
    public Due leftToDo(StoredSeat seat) {
      return over ? Due.nothing() : super.leftToDo(seat);
    }

    @Override
    public Due dueForOnlookers() {
      return over ? Due.nothing() : super.dueForOnlookers();
    }
  }
}
