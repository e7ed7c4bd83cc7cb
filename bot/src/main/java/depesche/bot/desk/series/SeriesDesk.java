package depesche.bot.desk.series;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Fact;
import depesche.bot.config.DidYouMean;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.ListPage;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.PersonDesk;
import depesche.bot.game.series.SeriesDraw;
import depesche.bot.game.series.SeriesScores;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.series.SeriesFact;
import depesche.bot.series.SeriesFact.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// `SERIES LIST`, `SERIES JOIN spring2027`, `SERIES LEAVE spring2027`, `SERIES TABLE spring2027`,
/// `SERIES PROOF spring2027`; for the master `CREATE`, `START`, `NEXT` and `END`.
public final class SeriesDesk implements Desk {

  private static final List<String> WORDS =
      List.of("LIST", "JOIN", "LEAVE", "TABLE", "PROOF", "CREATE", "START", "NEXT", "END");

  private static final List<String> QUESTIONS = List.of("LIST", "TABLE", "PROOF");

  @Override
  public List<String> words() {
    return List.of("SERIES");
  }

  /// Which of them changes something, the second word says.
  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  /// A sentence can begin with the word.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    String word = plain.word(1);
    return plain.said(0).equals(plain.word(0))
        || word.isEmpty()
        || WORDS.contains(word)
        || !DidYouMean.missed(word, WORDS).isEmpty()
        || isSeries(request, word);
  }

  private static boolean isSeries(Request request, String word) {
    return request.unitOfWork.series().named(word.toLowerCase(Locale.ROOT)).isPresent();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Command plain = command.plain();
    if (plain.words().size() == 2 && isSeries(request, plain.word(1))) {
      return serve(request, Command.of(command.line(), "SERIES TABLE " + plain.said(1)));
    }
    String word = plain.word(1).isEmpty() ? "LIST" : plain.word(1);
    if (!QUESTIONS.contains(word)) {
      Optional<DeskFact.Refusal> unplain = CommonVerdicts.unplain(said(command));
      if (unplain.isPresent()) {
        return refused(unplain.get());
      }
    }
    return switch (word) {
      case "LIST" -> list(request, plain.said(2));
      case "CREATE" -> new SeriesMaster(request).create(plain);
      case "START", "NEXT", "END" ->
          request.rights.house()
              ? with(request, plain, word, series -> new SeriesMaster(request).serve(word, series))
              : refused(new DeskFact.Refusal.NotMaster("SERIES " + word));
      case "JOIN" -> with(request, plain, word, series -> join(request, series, plain));
      case "LEAVE" ->
          with(
              request,
              plain,
              word,
              series -> new SeriesEntry(request).leave(series, plain.said(3)));
      case "TABLE" -> with(request, plain, word, series -> table(series));
      case "PROOF" -> with(request, plain, word, series -> proof(series));
      default ->
          refused(new Refusal.SeriesWordUnknown(word, DidYouMean.missed(word, WORDS), WORDS));
    };
  }

  /// A word behind which nothing stands says that something was forgotten.
  private static LineOutcome join(Request request, SeriesRow series, Command command) {
    Command named = command.before("PHRASE");
    String name = named.behind("NAME");
    String phrase = command.behind("PHRASE");
    if (phrase.isEmpty() && named.words().size() < command.words().size()) {
      return refused(new DeskFact.Refusal.PhraseOdd(SeriesEntry.LONGEST_PHRASE));
    }
    if (name.isEmpty() && named.before("NAME").words().size() < named.words().size()) {
      return refused(PersonDesk.odd(name).orElseThrow());
    }
    return new SeriesEntry(request).join(series, name, phrase);
  }

  /// A name and a phrase are a player's own, whatever they say.
  private static String said(Command command) {
    return command.before("PHRASE").before("NAME").rest(0);
  }

  private static LineOutcome with(
      Request request, Command command, String word, Function<SeriesRow, LineOutcome> action) {
    String name = command.said(2).toLowerCase(Locale.ROOT);
    Optional<SeriesRow> series = request.unitOfWork.series().named(name);
    if (series.isPresent()) {
      return action.apply(series.get());
    }
    List<String> known =
        request.unitOfWork.series().alive(Request.MOST_GAMES).stream()
            .map((SeriesRow row) -> row.name)
            .toList();
    return refused(
        name.isEmpty()
            ? new Refusal.SeriesNotNamed("SERIES " + word, known)
            : new Refusal.SeriesUnknown(command.said(2), DidYouMean.missed(name, known), known));
  }

  private static String title(Request request, SeriesRow series) {
    return request.services.series().title(series).name();
  }

  private static LineOutcome list(Request request, String word) {
    ListPage page = ListPage.read(word);
    List<SeriesRow> alive = request.unitOfWork.series().alive(page.most());
    List<Fact> all =
        new ArrayList<>(page.shown(alive).stream().map(series -> listed(request, series)).toList());
    if (all.isEmpty()) {
      all.add(new SeriesFact.NoSeries());
    }
    page.next(alive).ifPresent(next -> all.add(new DeskFact.ListGoesOn("SERIES LIST", next)));
    return LineOutcome.enclosed(
        "list of series", new Mail.Answer(MailContext.none(request.zone()), all));
  }

  private static Fact listed(Request request, SeriesRow series) {
    int players =
        (int) request.unitOfWork.series().players(series).stream().filter(row -> !row.left).count();
    return new SeriesFact.SeriesListed(
        series.name, title(request, series), series.state.name().toLowerCase(Locale.ROOT), players);
  }

  private static LineOutcome table(SeriesRow series) {
    return LineOutcome.enclosed(
        "table of " + series.name,
        read -> {
          SeriesScores scores = new SeriesScores(read.unitOfWork, series);
          return scores.mail(read.zone(), scores.state(title(read, series)));
        });
  }

  private static LineOutcome proof(SeriesRow series) {
    if (series.round == 0) {
      return refused(new Refusal.SeriesNotBegun(series.name));
    }
    return LineOutcome.enclosed("proof of the draws", read -> transcript(read, series));
  }

  private static Mail transcript(Request request, SeriesRow series) {
    SeriesScores scores = new SeriesScores(request.unitOfWork, series);
    int open = scores.openRounds();
    List<Fact> facts =
        open < series.round ? List.of(new SeriesFact.DrawWithheld(open + 1)) : scores.numbers();
    return new Mail.Transcript(
        MailContext.none(request.zone()),
        facts,
        new SeriesDraw(request.unitOfWork.series(), series).transcript(open));
  }
}
