package depesche.bot.server.threads;

import depesche.bot.game.trouble.Cause;
import depesche.bot.ledger.file.LedgerClosed;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.util.Arrays;
import java.util.Optional;

/// What stopped a piece of work, told without a word of what was being worked on: an exception's
/// own words may hold a player's; its kind and place do not.
///
/// @param cause kind and place
/// @param worlds whether the world is to blame (the disk, the database) and not the work: the same
///   work may well succeed later
/// @param away whether the database takes nothing now, whatever the work
public record Fault(String cause, boolean worlds, boolean away) {

  /// What is said of a file of H2 that is closed for good.
  static final String UNWRITTEN =
      "the database cannot write its file: see whether its disk is full";

  private static final int LONGEST = 400;
  private static final String OURS = "depesche.";

  /// SQL states of what was wrong with the work itself: a value too long, a rule of the schema
  /// broken, a statement that makes no sense.
  private static final String OF_THE_WORK = "^(21|22|23|42).*";

  /// SQL states of a database that takes nothing: it is away, read-only, full, closed to us, or at
  /// its end.
  private static final String AWAY = "25006|900(28|31|98)|(08|28|53|57P|58).*";

  /// {@return a failure as what it means for the work at hand}
  ///
  /// @throws LedgerClosed the same again, if it is one: nobody is to blame, and nothing can be
  ///   noted
  public static Fault of(Throwable failure) {
    if (failure instanceof LedgerClosed closed) {
      throw closed;
    }
    Throwable root = failure;
    boolean worlds = false;
    boolean away = false;
    String words = "";
    for (Throwable at = failure; at != null; at = at.getCause()) {
      worlds |= isWorlds(at);
      away |= at instanceof SQLException sql && isAway(sql);
      words = at instanceof SQLException sql && isWorlds(sql) ? words(sql) : words;
      root = at;
    }
    // Where a database that is away was missed tells nothing.
    String cause = away && !words.isEmpty() ? words : words(words) + place(failure, root);
    return new Fault(cause.substring(0, Math.min(cause.length(), LONGEST)), worlds, away);
  }

  private static String words(SQLException failure) {
    String state = failure.getSQLState() == null ? "" : ", SQL state " + failure.getSQLState();
    return ofDatabase(failure).map(what -> what + state).orElse("");
  }

  private static String words(String what) {
    return what.isEmpty() ? "" : what + ": ";
  }

  private static String place(Throwable failure, Throwable root) {
    String kinds =
        root.equals(failure)
            ? failure.getClass().getName()
            : failure.getClass().getName() + ", by " + root.getClass().getName();
    return kinds
        + place(root).or(() -> place(failure)).map(at -> " at " + at).orElse("")
        + within(root);
  }

  /// {@return what people are told of it: no name of a class says anything to them} The number is
  /// in the log, beside kind and place.
  public String told() {
    return Cause.told(cause);
  }

  /// {@return what to look after; nothing is said of what the database was asked} Empty if the
  /// database is there and takes what it is given.
  public static Optional<String> ofDatabase(SQLException failure) {
    String state = failure.getSQLState() == null ? "" : failure.getSQLState();
    return switch (state) {
      // The pool's own: it has none, or took one away that the database had closed.
      case "" -> Optional.of("there is no line to the database");
      case "25006" -> Optional.of("the database is read-only");
      case "90028", "90031", "90098" -> Optional.of(UNWRITTEN);
      case "90030" ->
          Optional.of("the file of the database is damaged: stop the server and restore a backup");
      case "57P01" -> Optional.of("the database has cut our lines");
      case "53100" -> Optional.of("the disk of the database is full");
      case "28000", "28P01" ->
          Optional.of(
              "the database does not let our user in: set database.user and its password right, and"
                  + " start the server again");
      case "53300" -> Optional.of("the database has no connection left");
      default ->
          state.matches("^(08|57P).*")
              ? Optional.of("the database does not answer")
              : Optional.empty();
    };
  }

  private static boolean isAway(SQLException failure) {
    String state = failure.getSQLState();
    // The pool has no line, or H2 has closed its file.
    return state == null
        || state.matches(AWAY)
        || failure instanceof SQLTransientConnectionException
        || failure instanceof SQLNonTransientConnectionException;
  }

  private static boolean isWorlds(Throwable failure) {
    return switch (failure) {
      case Passing _ -> true;
      case SQLException sql -> sql.getSQLState() == null || !sql.getSQLState().matches(OF_THE_WORK);
      case FileSystemException _ -> true;
      // A full disk has no class of its own; a text that cannot be read has.
      default -> failure.getClass() == IOException.class;
    };
  }

  /// {@return the innermost line of ours, or else the innermost line}
  private static Optional<String> place(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return Arrays.stream(trace)
        .filter(line -> line.getClassName().startsWith(OURS))
        .findFirst()
        .or(() -> Arrays.stream(trace).findFirst())
        .map(StackTraceElement::toString);
  }

  /// {@return where it broke, if that is in the database: which fault of the disk or of the
  /// database it was is told by nothing else}
  private static String within(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .map(StackTraceElement::toString)
        .filter(line -> !line.contains("Exception("))
        .findFirst()
        .filter(line -> line.startsWith("org.h2.") || line.startsWith("org.postgresql."))
        .map(line -> ", in " + line)
        .orElse("");
  }

  /// The round of work ends here: what stopped it may be gone at the next.
  public static final class Passing extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Passing(Throwable cause) {
      super(cause);
    }
  }
}
