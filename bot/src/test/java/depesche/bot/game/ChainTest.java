package depesche.bot.game;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The roots of a game form one chain, and every report has its head: players who have the same saw
/// one history.
class ChainTest {

  private static final String MASTER = "master@localhost";
  private static final Pattern HEAD = Pattern.compile("(?m)^Chain \\d+: [0-9a-f]{64}$");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> deadline() {
    bureau.passes(Duration.ofDays(8));
    return bureau.works();
  }

  private static List<String> heads(Bureau.Mail mail) {
    return HEAD.matcher(mail.text()).results().map(MatchResult::group).toList();
  }

  /// {@return the one line that all who got a report have}
  private static String head(List<Bureau.Mail> mails) {
    List<List<String>> all =
        mails.stream().map(ChainTest::heads).filter(lines -> !lines.isEmpty()).toList();
    assertThat(all).hasSizeGreaterThan(4).allMatch(lines -> lines.size() == 1);
    assertThat(all.stream().distinct()).hasSize(1);
    return all.getFirst().getFirst();
  }

  private Transcript transcript() {
    return TranscriptFile.read(
        "transcript", bureau.asks(game -> TranscriptWriter.of(game, Optional.empty())));
  }

  private static List<String> said(Transcript transcript) {
    return transcript.turns().stream()
        .map(turn -> "Chain " + turn.turn() + ": " + turn.chain())
        .toList();
  }

  private void holds(String... known) {
    List<String> hashes = new ArrayList<>();
    List.of(known).forEach(line -> hashes.add(line.replaceFirst(".* ", "")));
    assertThat(Verification.of(transcript(), hashes)).allMatch(ProofCheck::passed);
  }

  @Test
  void everyReportHasTheHeadThatAllOthersHave() {
    // Issue: its head stands in every report, one line, from the first to the last.
    String first = head(bureau.begin());
    bureau.write(Bureau.PLAYERS.getFirst(), "TRANSCRIPT bismarck");
    String second = head(deadline());
    String third = head(deadline());
    assertThat(said(transcript())).containsExactly(first, second, third);
    assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
    holds(first, second, third);
    bureau.write(MASTER, "OPEN bismarck");
    holds(first, second, third);
    assertThat(said(transcript())).hasSize(4).startsWith(first, second, third);
  }

  @Test
  void aRollbackTakesNoSealBack() {
    // A published history is not undone: the next seal goes on from the head that all have.
    bureau.begin("rollback=MASTER");
    String before = head(deadline());
    bureau.write(MASTER, "EDIT bismarck REMOVE A " + unit() + " REASON a test");
    int edited = bureau.game().turn();
    assertThat(said(transcript()).getLast())
        .isEqualTo("Chain " + edited + ":" + before.replaceFirst("^[^:]*:", ""));
    String after = head(deadline());
    assertThat(after.replaceFirst(".*: ", "")).isNotEqualTo(before.replaceFirst(".*: ", ""));
    holds(before, after);
  }

  private String unit() {
    return bureau.armies("Red").getFirst();
  }

  @Test
  void aGameOfAnEarlierVersionGoesOnFromItsSeals() {
    // Its turns do not say their chain; the head covers their roots all the same.
    bureau.begin();
    deadline();
    forget();
    assertThat(transcript().turns()).allMatch(turn -> turn.chain().isEmpty());
    String head = head(deadline());
    assertThat(said(transcript()).getLast()).isEqualTo(head);
    assertThat(Verification.of(transcript(), List.of()))
        .filteredOn(check -> check.line().contains("chain of all roots"))
        .singleElement()
        .matches(ProofCheck::passed);
  }

  private void forget() {
    try (var connection = bureau.ledger().source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("update game set chain = ''");
      statement.execute(
          "update turn set published = regexp_replace(published, '\"chain\":\"[0-9a-f]*\",', '')");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
