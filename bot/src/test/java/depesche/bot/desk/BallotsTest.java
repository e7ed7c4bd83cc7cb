package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.TranscriptWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// chance.md 2.4: the whole order in which the ballots for a foreign army are turned up is
/// published, with those that were discarded and why; whose they were, only at the end.
class BallotsTest {

  private static final List<String> SEATS = List.of("Red", "Blue", "Green", "Yellow", "Black");
  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth");
  private static final Pattern COUNTS = Pattern.compile("Austria, drawn (\\w+): [^.(]*\\(used\\)");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Transcript transcript() {
    String text = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    Transcript transcript = TranscriptFile.read("transcript", text);
    assertThat(Verification.of(transcript, List.of())).allMatch(ProofCheck::passed);
    return transcript;
  }

  /// Everybody holds with one army, until the first year with foreign armies.
  private List<Bureau.Mail> untilForeignersMove() {
    List<Bureau.Mail> reports = new ArrayList<>(bureau.begin());
    while (!bureau.game().phase().equals("S1866M")) {
      for (int i = 0; i < PLAYERS.size() && bureau.game().phase().endsWith("M"); i++) {
        bureau.answer(
            newest(reports, PLAYERS.get(i)), bureau.armies(SEATS.get(i)).getFirst() + " H");
      }
      bureau.passes(Duration.ofDays(3));
      bureau.works().stream()
          .filter(mail -> mail.subject().contains("report"))
          .forEach(reports::add);
    }
    return reports;
  }

  private static Bureau.Mail newest(List<Bureau.Mail> mails, String player) {
    return mails.stream().filter(mail -> mail.to().equals(player)).toList().getLast();
  }

  private static List<String> order(Transcript.Turn turn) {
    return turn.draws().stream()
        .filter(draw -> draw.purpose().equals("foreign-army") && draw.scope().equals("AUSTRIA"))
        .map(draw -> draw.steps().getFirst().got())
        .findFirst()
        .orElseThrow();
  }

  private static Transcript.Hidden box(Transcript.Turn turn) {
    return turn.hidden().stream()
        .filter(draw -> draw.purpose().equals("foreign-army-box"))
        .filter(draw -> draw.scope().equals("AUSTRIA"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theBallotsAreTurnedUpInTheOpenAndTheirAuthorsAtTheEnd() {
    // Only Red writes a ballot: the blanks before it are told, and so is where it lay.
    List<Bureau.Mail> reports = untilForeignersMove();
    bureau.answer(newest(reports, PLAYERS.getFirst()), "FOREIGN AUSTRIA H");
    bureau.passes(Duration.ofDays(3));
    List<Bureau.Mail> judged = bureau.works();
    String report = newest(judged, PLAYERS.get(3)).text().replaceAll("\\s+", " ");
    Matcher counts = COUNTS.matcher(report);
    assertThat(counts.find()).as(report).isTrue();
    int place = 1 + ORDINALS.indexOf(counts.group(1));
    Transcript.Turn open = transcript().turns().getLast();
    List<String> order = order(open);
    assertThat(order).containsExactlyInAnyOrder("1", "2", "3", "4", "5");
    assertThat(box(open).opened()).isEmpty();
    bureau.write("master@localhost", "OPEN bismarck");
    Transcript.Turn over = transcript().turns().get(open.turn() - 1);
    List<String> authors = box(over).opened().getFirst().got();
    int paper = Integer.parseInt(order.get(place - 1));
    assertThat(authors.get(paper - 1)).isEqualTo("Red");
  }
}
