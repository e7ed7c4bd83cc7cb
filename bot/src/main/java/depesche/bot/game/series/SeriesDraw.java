package depesche.bot.game.series;

import depesche.bot.chance.GameSeed;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.series.SeriesRoundRow;
import depesche.bot.ledger.series.SeriesRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// The chance of a series, by the same rules as that of a game: it is committed to when the series
/// is created, a round is a turn, and what each round drew can be verified by the same program.
/// Players are drawn by their numbers.
public final class SeriesDraw {

  /// What is drawn for is who sits where.
  private static final String PURPOSE = "seats";

  /// What a round drew.
  record Drawn(List<Integer> players, List<String> places) {}

  private final SeriesQueries queries;
  private final SeriesRow series;

  public SeriesDraw(SeriesQueries queries, SeriesRow series) {
    this.queries = queries;
    this.series = series;
  }

  /// Commits a new series to its secrets, before anybody has joined.
  public void commit(Secrets secrets) {
    SequencedMap<String, Object> setup = new LinkedHashMap<>();
    setup.put("clock", series.clock);
    setup.put("games", series.games);
    setup.put("options", series.options.lines().toList());
    setup.put("points", series.points);
    setup.put("rounds", series.rounds);
    setup.put("rules", series.tableRules.lines().toList());
    setup.put("seats", series.seats);
    setup.put("series", series.name);
    setup.put("title", series.title);
    series.setup = TranscriptFile.line(setup);
    queries.lock(series, secrets);
  }

  /// {@return the public anchor, in hexadecimal}
  public String anchor() {
    return GameSeed.anchor(queries.unlock(series));
  }

  /// {@return what the series is committed to, in hexadecimal}
  public String commitment() {
    return GameSeed.commitment(series.name, series.setup, queries.unlock(series));
  }

  /// Draws for the next round, and writes down what can be published of it.
  ///
  /// @param numbers of the players
  /// @param places all seats
  Drawn draw(List<Integer> numbers, List<String> places) {
    if (series.head.isEmpty()) {
      fix();
    }
    int round = series.round + 1;
    GameSeed seed = seed();
    TurnChance chance = new TurnChance(seed, round, "");
    Drawn drawn =
        new Drawn(
            chance.open(PURPOSE, "players").shuffled(numbers),
            chance.open(PURPOSE, "places").shuffled(places));
    Transcript.Turn published =
        new Transcript.Turn(
                round,
                "",
                seed.anchor(round),
                "",
                "",
                "",
                List.of(),
                List.of(),
                chance.draws(),
                List.of(),
                List.of(),
                List.of(),
                Transcript.Opened.of(List.of()),
                "")
            .summed(series.name, series.sum);
    SeriesRoundRow row = new SeriesRoundRow();
    row.seriesId = series.id;
    row.round = round;
    row.published = TranscriptFile.line(published);
    queries.enter(row);
    series.round = round;
    series.sum = published.sum();
    return drawn;
  }

  /// Fixes what the players have added to chance. Players who join later add nothing.
  private void fix() {
    Transcript.Head head =
        new Transcript.Head(
                series.name,
                series.setup,
                anchor(),
                commitment(),
                queries.players(series).stream().map(SeriesDraw::entrant).toList(),
                "")
            .summed();
    series.head = TranscriptFile.line(head);
    series.sum = head.sum();
  }

  private static Transcript.Entrant entrant(SeriesPlayerRow row) {
    return new Transcript.Entrant(String.valueOf(row.number), "", row.phrase);
  }

  private Transcript.Head head() {
    return TranscriptFile.part(series.head, Transcript.Head.class);
  }

  private GameSeed seed() {
    Map<String, String> phrases = new LinkedHashMap<>();
    head().seats().forEach(one -> phrases.put(one.seat(), one.phrase()));
    return GameSeed.of(series.name, queries.unlock(series), phrases);
  }

  /// {@return the transcript as the text of a file, with the secrets when the series is over}
  ///
  /// @param rounds so many of them may be seen
  public String transcript(int rounds) {
    List<Transcript.Turn> turns = new ArrayList<>();
    for (SeriesRoundRow row : queries.rounds(series)) {
      if (row.round <= rounds) {
        turns.add(TranscriptFile.part(row.published, Transcript.Turn.class));
      }
    }
    boolean over = series.state == SeriesRow.State.OVER;
    return TranscriptFile.write(
        Transcript.of(
            head(),
            turns,
            over ? Transcript.Keys.of(queries.unlock(series)) : Transcript.Keys.closed()));
  }
}
