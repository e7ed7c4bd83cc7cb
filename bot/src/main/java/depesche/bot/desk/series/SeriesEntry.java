package depesche.bot.desk.series;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.JoinDesk;
import depesche.bot.desk.people.PersonDesk;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.people.ProofFact;
import depesche.bot.people.Reliability;
import depesche.bot.people.TableRules;
import depesche.bot.series.SeriesFact;
import depesche.bot.series.SeriesFact.Refusal;
import java.util.List;
import java.util.Optional;

/// Who takes part in a series.
record SeriesEntry(Request request) {

  static final int LONGEST_PHRASE = 200;

  private Optional<SeriesPlayerRow> own(SeriesRow series) {
    return request
        .player()
        .flatMap(
            player ->
                request.unitOfWork.series().players(series).stream()
                    .filter(row -> row.playerId == player.id)
                    .findFirst());
  }

  /// @param name what the player wants to be called; empty for nothing
  /// @param phrase what the player adds to chance; empty for nothing
  LineOutcome join(SeriesRow series, String name, String phrase) {
    Optional<Fact> obstacle =
        obstacle(series, phrase)
            .or(() -> name.isEmpty() ? Optional.empty() : badName(series, name));
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    if (!request.authorship.isProved()) {
      return LineOutcome.awaited(new ProofFact.SeriesAsked(series.name), Optional.empty());
    }
    boolean waits = series.state != SeriesRow.State.OPEN;
    SeriesPlayerRow row = own(series).orElseGet(() -> entered(series, waits ? "" : phrase));
    row.left = false;
    row.name = name.isEmpty() ? row.name : name;
    return taken(
        new SeriesFact.SeriesJoined(
            series.name, row.number, row.name, code(series, row), row.phrase, waits));
  }

  private SeriesPlayerRow entered(SeriesRow series, String phrase) {
    List<SeriesPlayerRow> all = request.unitOfWork.series().players(series);
    SeriesPlayerRow row = new SeriesPlayerRow();
    row.seriesId = series.id;
    row.playerId = JoinDesk.player(request).id;
    row.number = all.isEmpty() ? 1 : all.getLast().number + 1;
    row.phrase = phrase;
    return request.unitOfWork.series().enter(row);
  }

  private Optional<Fact> badName(SeriesRow series, String name) {
    long mine = own(series).map(row -> row.id).orElse(0L);
    boolean hasOther =
        request.unitOfWork.series().players(series).stream()
            .anyMatch(row -> row.id != mine && row.name.equalsIgnoreCase(name));
    return hasOther
        ? Optional.of(new Refusal.NameInSeries(series.name, name))
        : PersonDesk.odd(name);
  }

  private Optional<Fact> obstacle(SeriesRow series, String phrase) {
    if (series.state == SeriesRow.State.OVER) {
      return Optional.of(new Refusal.SeriesIsOver(series.name));
    }
    Optional<SeriesPlayerRow> own = own(series).filter(row -> !row.left);
    if (own.isPresent()) {
      return Optional.of(new Refusal.InSeriesAlready(series.name, own.get().number));
    }
    if (series.state == SeriesRow.State.RUNNING && !series.hasMoreRounds()) {
      return Optional.of(new Refusal.SeriesBegun(series.name));
    }
    if (phrase.length() > LONGEST_PHRASE) {
      return Optional.of(new DeskFact.Refusal.PhraseOdd(LONGEST_PHRASE));
    }
    return unreliable(series);
  }

  private Optional<Fact> unreliable(SeriesRow series) {
    int asked =
        series
            .tableRules
            .lines()
            .filter(line -> line.startsWith(TableRules.Rule.RELIABILITY.key() + "="))
            .mapToInt(line -> Integer.parseInt(line.substring(line.indexOf('=') + 1)))
            .findFirst()
            .orElse(0);
    return request
        .player()
        .map((PlayerRow player) -> Reliability.of(request.unitOfWork, player))
        .filter(record -> !record.suffices(asked))
        .map(record -> new Refusal.SeriesWantsReliability(series.name, asked, record.percent()));
  }

  /// The one who has it has read the mail to this player.
  private String code(SeriesRow series, SeriesPlayerRow row) {
    return request.unitOfWork.word(
        RandomTokens.PASSWORD, "series", series.name, String.valueOf(row.number));
  }

  /// @param code that the answer to JOIN told; not needed where the letter proves who wrote it
  LineOutcome leave(SeriesRow series, String code) {
    Optional<SeriesPlayerRow> own = own(series).filter(row -> !row.left);
    if (own.isEmpty()) {
      return refused(new Refusal.NotInSeries(series.name));
    }
    SeriesPlayerRow row = own.get();
    if (!request.isKnown() && !code.equalsIgnoreCase(code(series, row))) {
      return refused(new Refusal.LeaveUnproven(series.name));
    }
    if (series.state == SeriesRow.State.OVER) {
      return refused(new Refusal.SeriesIsOver(series.name));
    }
    boolean begun = series.state == SeriesRow.State.RUNNING;
    if (begun) {
      row.left = true;
    } else {
      request.unitOfWork.series().remove(row);
    }
    return taken(new SeriesFact.SeriesLeft(series.name, begun));
  }
}
