package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a letter says about which mail it answers: the nearest source decides. And mails that
/// passed a mailing list on the way from a seat to its reply address.
class NearestMailTest {

  private static final String US = "depesche@localhost";

  private final Bureau bureau = new Bureau();

  /// The reports that opened two phases, to the same player.
  private Bureau.Mail first = bureau.begin().getFirst();

  private Bureau.Mail second = first;

  @AfterEach
  void close() {
    bureau.close();
  }

  private void nextPhase() {
    bureau.passes(Duration.ofHours(80));
    second = Holders.to(first.to(), bureau.works());
    assertThat(second.replyTo()).isNotEqualTo(first.replyTo());
  }

  private String order() {
    return "A " + bureau.armies(bureau.seat(0).name()).getFirst() + " H";
  }

  private List<Bureau.Mail> send(String to, String headers) {
    String raw =
        "From: %s\r\nTo: %s\r\nMessage-ID: <m@x.org>\r\n%s\r\n%s\r\n"
            .formatted(first.to(), to, headers, order());
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  private String verdict(String to, String headers) {
    return Holders.flat(Holders.to(first.to(), send(to, headers)));
  }

  @Test
  void anOldReportFurtherOffChangesNothing() {
    // Case 02: References named the report of the first phase, too, and it decided.
    nextPhase();
    assertThat(
            verdict(
                second.replyTo(),
                "In-Reply-To: %s\r\nReferences: %s %s\r\n"
                    .formatted(second.id(), first.id(), second.id())))
        .contains("OK: " + order())
        .doesNotContain("NOT ACCEPTED");
    // A letter that is really late is still refused.
    assertThat(verdict(first.replyTo(), "In-Reply-To: " + second.id() + "\r\n"))
        .contains("NOT ACCEPTED", "meant for");
  }

  @Test
  void ofSeveralMailsThatAreAnsweredTheKnownOneDecides() {
    // RFC 5322 3.6.4: In-Reply-To may name several.
    nextPhase();
    String several = "In-Reply-To: <other@x.org> %s\r\nReferences: %s\r\n";
    assertThat(verdict(US, several.formatted(second.id(), first.id()))).contains("OK: " + order());
    assertThat(verdict(US, several.formatted(first.id(), second.id()))).contains("meant for");
  }

  @Test
  void whicheverSourcesThereAreTheNearestDecides() {
    // Reply address, then In-Reply-To, then the newest of References; mails of others say nothing.
    nextPhase();
    long seed = Long.getLong("depesche.seed", 45);
    System.out.println("threads of mails, seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < Integer.getInteger("depesche.threads", 40); i++) {
      List<Bureau.Mail> sources = new ArrayList<>();
      StringBuilder headers = new StringBuilder();
      boolean address = random.nextBoolean();
      String to = address ? pick(random, sources).replyTo() : US;
      if (random.nextBoolean()) {
        boolean other = random.nextInt(3) == 0;
        String id = other ? "<other@x.org>" : pick(random, sources).id();
        headers.append("In-Reply-To: ").append(id).append("\r\n");
      }
      List<String> thread = new ArrayList<>();
      for (int more = random.nextInt(4); more > 0; more--) {
        // Newest last in the header, nearest first in our list.
        thread.addFirst(
            random.nextInt(3) == 0 ? "<" + more + "@y.org>" : pick(random, sources).id());
      }
      if (!thread.isEmpty()) {
        headers.append("References: ").append(String.join("\r\n ", thread)).append("\r\n");
      }
      if (sources.isEmpty()) {
        continue;
      }
      String said = verdict(to, headers.toString());
      boolean late = sources.getFirst().equals(first);
      assertThat(said.contains("meant for"))
          .as("%s of seed %s: %s%s", i, seed, to, headers)
          .isEqualTo(late);
      assertThat(said.contains("OK: " + order())).as("%s: %s", i, said).isEqualTo(!late);
    }
  }

  private Bureau.Mail pick(Random random, List<Bureau.Mail> sources) {
    Bureau.Mail mail = random.nextBoolean() ? first : second;
    sources.add(mail);
    return mail;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List-Id: Club <club.list.test>",
        "Precedence: list",
        "Precedence: list\r\nList-Id: <club.list.test>\r\nList-Unsubscribe: <mailto:x@list.test>",
        "List-Post: <mailto:club@list.test>\r\nPrecedence: bulk",
        "X-Precedence: list",
        "Precedence: bulk",
      })
  void aSeatsMailThatPassedAListIsRead(String marks) {
    // It was dropped in silence.
    assertThat(verdict(first.replyTo(), marks + "\r\n")).contains("OK: " + order());
    // To anybody else but the reply address it is the list's, and so is what somebody else writes:
    // a player is told that it was not read.
    assertThat(send(US, marks + "\r\nIn-Reply-To: " + first.id() + "\r\n"))
        .hasSize(1)
        .allMatch(mail -> mail.to().equals(first.to()))
        .allMatch(mail -> mail.text().contains("came through a mailing list"));
    bureau.arrives(
        "From: fred@x.org\r\nTo: %s\r\nMessage-ID: <n@x.org>\r\n%s\r\n\r\nSTATUS\r\n"
            .formatted(first.replyTo(), marks)
            .getBytes(StandardCharsets.UTF_8),
        bureau.now());
    assertThat(bureau.works()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated",
        "X-Auto-Submitted: auto-replied",
        "X-Autoreply: yes",
        "Precedence: junk",
        "Precedence: auto_reply",
        "Return-Path: <>",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=x",
      })
  void whatIsAutomaticStaysUnread(String mark) {
    // RFC 3834: with a token, too, and on a mailing list.
    assertThat(send(first.replyTo(), mark + "\r\n")).isEmpty();
    assertThat(send(first.replyTo(), "List-Id: <club.list.test>\r\n" + mark + "\r\n")).isEmpty();
  }
}
