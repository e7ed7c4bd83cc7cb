package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.forReader;

import depesche.adjudicator.Reader;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.PastPictures;
import depesche.bot.game.Replay;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.PublicPlace;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.report.Mail;
import depesche.bot.report.page.ForumPage.Markup;
import depesche.bot.report.page.ForumPage.Shown;
import depesche.bot.votes.VoteFact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `REPORT BBCODE`, `REPORT bismarck MARKDOWN S1866M`, `REPORT TEXT 72`: the public report of a
/// phase, of the last one if none is named, to be pasted into a forum or a zine.
public final class PostingDesk implements Desk {

  /// How wide a report in plain text is; people write it behind the word, and it changes nothing.
  private static final String COLUMNS = "72";

  /// What stands behind REPORT.
  ///
  /// @param game as it was written; empty if none is named
  /// @param phase likewise
  private record Asked(String game, Markup markup, String phase) {

    /// {@return what is asked, if the words are these and no others: a report of the news is prose}
    static Optional<Asked> of(Request request, Command command) {
      List<String> words = new ArrayList<>(command.plain().words());
      words.removeFirst();
      boolean named =
          words.size() > 1
              && markup(words.getFirst()).isEmpty()
              && isGame(request, words.getFirst());
      String game = named ? words.removeFirst() : "";
      Optional<Markup> markup = words.isEmpty() ? Optional.empty() : markup(words.removeFirst());
      if (markup.filter(Markup.TEXT::equals).isPresent()
          && !words.isEmpty()
          && words.getFirst().equals(COLUMNS)) {
        words.removeFirst();
      }
      String phase = words.isEmpty() ? "" : words.removeFirst();
      return markup.filter(_ -> words.isEmpty()).map(one -> new Asked(game, one, phase));
    }

    private static boolean isGame(Request request, String word) {
      return request.named(word.toLowerCase(Locale.ROOT)).isPresent();
    }

    private static Optional<Markup> markup(String word) {
      return Arrays.stream(Markup.values())
          .filter(one -> one.name().equals(word.toUpperCase(Locale.ROOT)))
          .findFirst();
    }
  }

  @Override
  public List<String> words() {
    return List.of("REPORT");
  }

  @Override
  public Desk.Form form(String word) {
    return Desk.Form.QUESTION;
  }

  @Override
  public boolean means(Request request, Command command) {
    return Asked.of(request, command).isPresent();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Asked asked = Asked.of(request, command).orElseThrow();
    return forReader(request, "REPORT", asked.game(), game -> show(request, game, asked));
  }

  private static LineOutcome show(Request request, Game game, Asked asked) {
    if (!game.hasBegun()) {
      return CommonVerdicts.notNow("REPORT", game);
    }
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return LineOutcome.refused(otherRules.get());
    }
    List<Mail.Chapter> all =
        Replay.of(game, request.services.library()).chapters().stream()
            .filter(one -> !one.phase().id().isEmpty())
            .toList();
    Optional<Mail.Chapter> wanted =
        all.reversed().stream()
            .filter(
                one -> asked.phase().isEmpty() || one.phase().id().equalsIgnoreCase(asked.phase()))
            .findFirst();
    if (wanted.isEmpty()) {
      return all.isEmpty()
          ? LineOutcome.refused(new RollbackFact.Refused.NothingJudged(game.name()))
          : LineOutcome.refused(
              new VoteFact.Refused.NoSuchPhase(
                  asked.phase(), all.stream().map(one -> one.phase().id()).distinct().toList()));
    }
    String phase = wanted.get().phase().id();
    Optional<Shown> shown =
        PublicPlace.of(request.services.settings())
            .of(
                game,
                phase,
                () -> new PastPictures(game).judged(phase, new Reader.Onlooker()).isPresent());
    boolean isLast = wanted.get().equals(all.getLast());
    return LineOutcome.enclosed(
        "REPORT",
        new Mail.Posting(
            game.heading(Optional.empty()).in(request.zone()),
            wanted.get().phase(),
            wanted.get().news(),
            isLast ? game.dueForOnlookers().deadline() : Optional.empty(),
            asked.markup(),
            shown));
  }
}
