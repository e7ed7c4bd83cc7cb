package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Scoreboard;
import depesche.bot.game.Game;
import depesche.bot.game.Replay;
import depesche.bot.ledger.press.IssueRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.report.Mail;
import depesche.bot.report.WrittenText;
import depesche.bot.votes.VoteFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// `HISTORY bismarck AS ISSUE`: what everybody may read of a game and its asker has not had yet, as
/// the issue of a zine: the reports, the press to everybody, and how the seats stand. With a phase
/// it begins there. Those who run a game share their issues, and each player has their own; of
/// somebody else nothing is kept, and they get all of it.
record Issue(Request request, Game game) {

  LineOutcome of(AskedPhase about) {
    List<Mail.Chapter> all = Replay.of(game, request.services.library()).chapters();
    Optional<IssueRow> mark = mark();
    boolean again = !about.phase().isEmpty();
    Optional<Integer> from =
        again
            ? IntStream.range(0, all.size())
                .filter(i -> about.means(all.get(i).phase()))
                .boxed()
                .findFirst()
            : mark.map(row -> Math.min(row.chapters, all.size())).or(() -> Optional.of(0));
    if (from.isEmpty()) {
      List<String> known =
          all.stream().map(one -> one.phase().id()).filter(id -> !id.isEmpty()).distinct().toList();
      return refused(new VoteFact.Refused.NoSuchPhase(about.phase(), known));
    }
    List<PressRow> rows =
        mark.filter(_ -> !again)
            .map(row -> request.unitOfWork.press().open(game.id(), row.press, row.waiting()))
            .orElseGet(() -> request.unitOfWork.press().open(game.id(), 0, List.of()));
    List<PressRow> press =
        rows.stream()
            .filter(row -> row.state == PressRow.State.SENT)
            .filter(row -> !again || row.turn >= from.get())
            .toList();
    List<Mail.Part> parts = parts(all, from.get(), press);
    if (parts.isEmpty()) {
      return refused(
          new DeskFact.Refusal.NothingSinceIssue(game.name(), all.getLast().phase().id()));
    }
    mark.ifPresent(row -> keep(row, all.size(), rows));
    return LineOutcome.enclosed(
        "HISTORY",
        new Mail.Issue(game.heading(Optional.empty()).in(request.zone()), parts, scores()));
  }

  /// A press stands behind the step that ended the phase in which it was written.
  private static List<Mail.Part> parts(List<Mail.Chapter> all, int from, List<PressRow> press) {
    List<Mail.Part> parts = new ArrayList<>();
    parts.add(new Mail.Part(Optional.empty(), written(press, 0, from)));
    for (int i = from; i < all.size(); i++) {
      parts.add(new Mail.Part(Optional.of(all.get(i)), written(press, i, i + 1)));
    }
    parts.add(new Mail.Part(Optional.empty(), written(press, all.size(), Integer.MAX_VALUE)));
    parts.removeIf(part -> part.chapter().isEmpty() && part.press().isEmpty());
    return parts;
  }

  private static List<WrittenText> written(List<PressRow> press, int first, int end) {
    return press.stream()
        .filter(row -> row.turn >= first && row.turn < end)
        .map(
            row ->
                new WrittenText(
                    0,
                    row.phase,
                    row.left(),
                    row.shownFrom,
                    row.shownTo.isEmpty() ? List.of(WrittenText.SOME) : PressRow.words(row.shownTo),
                    row.text.lines().toList()))
        .toList();
  }

  private Optional<Fact> scores() {
    return new Scoreboard(game).scores().verdict() instanceof Verdict.Taken(Fact told)
        ? Optional.of(told)
        : Optional.empty();
  }

  /// {@return how far their last issue came; empty for somebody of whom nothing is kept}
  private Optional<IssueRow> mark() {
    boolean runs = request.rights.runs(game);
    Optional<Long> player =
        request.player().filter(_ -> request.isKnown() && !runs).map(row -> row.id);
    return runs || player.isPresent()
        ? Optional.of(
            request.unitOfWork.press().issue(game.id(), player).orElseGet(() -> first(player)))
        : Optional.empty();
  }

  private IssueRow first(Optional<Long> player) {
    IssueRow row = new IssueRow();
    row.gameId = game.id();
    row.playerId = player.orElse(null);
    return row;
  }

  private void keep(IssueRow row, int chapters, List<PressRow> rows) {
    row.chapters = chapters;
    row.press = Math.max(row.press, rows.stream().mapToLong(one -> one.id).max().orElse(0));
    row.wait(
        rows.stream()
            .filter(one -> one.state != PressRow.State.SENT)
            .filter(one -> one.state != PressRow.State.DROPPED)
            .toList());
    if (row.id == 0) {
      request.unitOfWork.enter(row);
    }
  }
}
