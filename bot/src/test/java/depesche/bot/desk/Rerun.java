package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A game of standard Diplomacy of which a turn is to be judged again.
record Rerun(Bureau bureau) {

  static final String MASTER = "master@localhost";
  static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  static String player(String power) {
    return power.toLowerCase(Locale.ROOT) + "@x.org";
  }

  static Bureau.Mail to(List<Bureau.Mail> mails, String address) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  /// {@return all that somebody was told, on one line}
  static String said(List<Bureau.Mail> mails, String address) {
    return String.join(
        " ",
        mails.stream()
            .filter(mail -> mail.to().equals(address))
            .map(mail -> mail.text().replaceAll("\\s+", " "))
            .toList());
  }

  /// {@return what the master is answered}
  String master(String... lines) {
    return said(bureau.write(MASTER, lines), MASTER);
  }

  List<Bureau.Mail> begin(String... options) {
    bureau.write(MASTER, "CREATE bismarck standard " + String.join(" ", options));
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    return bureau.write(MASTER, "START bismarck");
  }

  /// France goes to Burgundy and Spain in the first spring.
  ///
  /// @return the reports
  List<Bureau.Mail> judged(String... options) {
    List<Bureau.Mail> begun = begin(options);
    bureau.answer(to(begun, player("FRANCE")), "A PAR - BUR", "A MAR - SPA", "F BRE - MAO");
    return deadline();
  }

  /// The deadline of a phase passes.
  List<Bureau.Mail> deadline() {
    bureau.passes(Duration.ofDays(4));
    return bureau.works();
  }

  /// As if an earlier version of the program had lost the move of Paris.
  void programErred() {
    change("game", "position = replace(position, 'FRANCE A BUR', 'FRANCE A PAR')");
    change("turn", "position = replace(position, 'FRANCE A BUR', 'FRANCE A PAR') where turn = 2");
  }

  /// Changes what the ledger has, as an earlier version may have left it.
  void change(String table, String what) {
    try (var connection = bureau.ledger.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("update %s set %s".formatted(table, what));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return orders to hold for all units of a power}
  String[] holding(String power) {
    return Pattern.compile("(?:army|fleet) %s (\\S+ \\S+)".formatted(power))
        .matcher(position())
        .results()
        .map(unit -> unit.group(1) + " H")
        .toArray(String[]::new);
  }

  String position() {
    return bureau.game().positionText();
  }

  /// The ledger, the replay and the transcript say the same, and every draw can be checked.
  void holds() {
    Optional<String> difference =
        bureau.asks(game -> Replay.of(game, Bureau.library()).difference());
    assertThat(difference).isEmpty();
    String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(Verification.of(TranscriptFile.read("transcript", transcript), List.of()))
        .allMatch(ProofCheck::passed);
  }
}
