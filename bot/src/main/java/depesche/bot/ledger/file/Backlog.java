package depesche.bot.ledger.file;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import javax.sql.DataSource;

/// What waits in a ledger, counted from its indexes: it costs nothing for what is done already.
///
/// @param games by state, in lower case
/// @param messages that wait to be read
/// @param failed messages that an error in the program has put aside
/// @param mails that wait to be sent
/// @param posts for Discord that wait
/// @param undelivered parcels that were given up
/// @param oldestMessage when the first of the waiting messages was received
/// @param parcelDue when the first of the waiting parcels is or was to be sent
public record Backlog(
    SequencedMap<String, Long> games,
    long messages,
    long failed,
    long mails,
    long posts,
    long undelivered,
    Optional<Instant> oldestMessage,
    Optional<Instant> parcelDue) {

  private static final String GAMES = "select state, count(*) from game group by state";

  private static final String MESSAGES = "select count(*), min(received) from inbox where state = ?";

  private static final String PARCELS =
      "select count(*), min(due) from parcel where state = ? and on_discord = ?";

  private static final String WAITING = "WAITING";

  public Backlog {
    games = new LinkedHashMap<>(games);
  }

  /// Counts.
  ///
  /// @param source the connections of a ledger
  /// @throws SQLException if the database does not answer
  public static Backlog of(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection()) {
      Waiting messages = waiting(connection, MESSAGES, WAITING);
      Waiting mails = waiting(connection, PARCELS, WAITING, false);
      Waiting posts = waiting(connection, PARCELS, WAITING, true);
      return new Backlog(
          games(connection),
          messages.count(),
          waiting(connection, MESSAGES, "FAILED").count(),
          mails.count(),
          posts.count(),
          waiting(connection, PARCELS, "DEAD", false).count()
              + waiting(connection, PARCELS, "DEAD", true).count(),
          messages.first(),
          Stream.of(mails, posts)
              .flatMap(parcels -> parcels.first().stream())
              .min(Instant::compareTo));
    }
  }

  private static SequencedMap<String, Long> games(Connection connection) throws SQLException {
    SequencedMap<String, Long> games = new LinkedHashMap<>();
    try (PreparedStatement question = connection.prepareStatement(GAMES);
        ResultSet answer = question.executeQuery()) {
      while (answer.next()) {
        games.put(answer.getString(1).toLowerCase(Locale.ROOT), answer.getLong(2));
      }
    }
    return games;
  }

  private static Waiting waiting(Connection connection, String query, Object... asked)
      throws SQLException {
    try (PreparedStatement question = connection.prepareStatement(query)) {
      for (int i = 0; i < asked.length; i++) {
        question.setObject(i + 1, asked[i]);
      }
      try (ResultSet answer = question.executeQuery()) {
        answer.next();
        return new Waiting(
            answer.getLong(1),
            Optional.ofNullable(answer.getObject(2, OffsetDateTime.class))
                .map(OffsetDateTime::toInstant));
      }
    }
  }

  private record Waiting(long count, Optional<Instant> first) {}
}
