package depesche.bot.post.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.BoundedSmtp;
import depesche.bot.post.BoundedSmtp.Limits;
import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Mail servers with limits get what they take, and every mail once.
class SendingLimitsTest {

  private static SmtpSender to(BoundedSmtp server, int most) {
    MailEndpoint there = new MailEndpoint("127.0.0.1", server.port(), Tls.NONE, Optional.empty());
    return new SmtpSender(there, most);
  }

  private static String mail(int number) {
    return "Message-ID: <%d@x.org>\r\n\r\nmail %d\r\n..dots\r\n".formatted(number, number);
  }

  private static List<Delivery> send(SmtpSender sender, String to, int from, int upTo) {
    return IntStream.range(from, upTo)
        .mapToObj(i -> sender.send("bot@x.org", to, mail(i).getBytes(StandardCharsets.US_ASCII)))
        .toList();
  }

  private static List<Delivery> together(SmtpSender sender, int threads, int each)
      throws Exception {
    List<Delivery> said = new ArrayList<>();
    try (ExecutorService lanes = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<Delivery>>> all =
          IntStream.range(0, threads)
              .mapToObj(
                  lane ->
                      lanes.submit(
                          () -> send(sender, "anna@x.org", lane * each, (lane + 1) * each)))
              .toList();
      for (Future<List<Delivery>> one : all) {
        said.addAll(one.get());
      }
    }
    return said;
  }

  private static void tookEachOnce(BoundedSmtp server, int count) {
    assertThat(server.mails())
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, count)
                .mapToObj(
                    i -> mail(i).replace("..dots", "...dots").replace("\r\n\r\n", "\r\n \r\n"))
                .toList());
  }

  @Test
  void aServerThatAllowsTwoConnectionsGetsAllByTwo() throws Exception {
    // 421 to one connection more says nothing of the mail: it goes by those that there are.
    try (BoundedSmtp server = BoundedSmtp.open(Limits.NONE.connections(2));
        SmtpSender sender = to(server, 8)) {
      assertThat(together(sender, 8, 25)).allMatch(Delivery.Accepted.class::isInstance);
      tookEachOnce(server, 200);
      assertThat(server.turnedAway()).isLessThanOrEqualTo(8);
    }
  }

  @Test
  void noMoreConnectionsThanAllowedAreOpened() throws Exception {
    // The setting is a promise to the operator of the relay.
    try (BoundedSmtp server = BoundedSmtp.open(Limits.NONE);
        SmtpSender sender = to(server, 3)) {
      assertThat(together(sender, 9, 20)).allMatch(Delivery.Accepted.class::isInstance);
      tookEachOnce(server, 180);
      assertThat(server.widest()).isLessThanOrEqualTo(3);
    }
  }

  @Test
  void aServerThatClosesAfterAHundredMailsGetsTheRestByAnother() throws Exception {
    // Many servers end a connection after so many mails; none of them is put off for that.
    for (Limits limits : List.of(Limits.NONE, Limits.NONE.pipelined())) {
      try (BoundedSmtp server = BoundedSmtp.open(limits.perConnection(100));
          SmtpSender sender = to(server, 2)) {
        assertThat(together(sender, 2, 250)).allMatch(Delivery.Accepted.class::isInstance);
        tookEachOnce(server, 500);
      }
    }
  }

  @Test
  void aConnectionCutWithinAMailPutsThisOneOff() throws Exception {
    // The server may have it or not: it is tried again later, by the same bytes, and the next goes.
    for (Limits limits : List.of(Limits.NONE, Limits.NONE.pipelined())) {
      try (BoundedSmtp server = BoundedSmtp.open(limits.cut(3));
          SmtpSender sender = to(server, 2)) {
        assertThat(send(sender, "anna@x.org", 0, 5))
            .satisfiesExactly(
                one -> assertThat(one).isInstanceOf(Delivery.Accepted.class),
                two -> assertThat(two).isInstanceOf(Delivery.Accepted.class),
                three -> assertThat(three).isInstanceOf(Delivery.Deferred.class),
                four -> assertThat(four).isInstanceOf(Delivery.Accepted.class),
                five -> assertThat(five).isInstanceOf(Delivery.Accepted.class));
        assertThat(send(sender, "anna@x.org", 2, 3)).allMatch(Delivery.Accepted.class::isInstance);
        tookEachOnce(server, 5);
      }
    }
  }

  @Test
  void aServerThatOffersItIsAskedTogether() {
    // RFC 2920: sender, recipient and DATA go together, so a mail waits twice instead of four
    // times.
    int count = 50;
    List<Integer> waits = new ArrayList<>();
    for (Limits limits : List.of(Limits.NONE, Limits.NONE.pipelined())) {
      try (BoundedSmtp server = BoundedSmtp.open(limits);
          SmtpSender sender = to(server, 1)) {
        assertThat(send(sender, "anna@x.org", 0, count))
            .allMatch(Delivery.Accepted.class::isInstance);
        tookEachOnce(server, count);
        waits.add(server.waits());
      }
    }
    assertThat(waits.getFirst()).isEqualTo(4 * count + 1);
    // Where the lines come one by one all the same, some answers leave alone.
    assertThat(waits.getLast()).isLessThan(waits.getFirst());
  }

  @Test
  void aRefusalWithinAPipelineIsTheMailsOwn() {
    // The refusal of a recipient is told as such, with nothing handed over, and others go on.
    try (BoundedSmtp server = BoundedSmtp.open(Limits.NONE.pipelined().refused("dora"));
        SmtpSender sender = to(server, 1)) {
      assertThat(send(sender, "anna@x.org", 0, 1)).allMatch(Delivery.Accepted.class::isInstance);
      assertThat(send(sender, "dora@x.org", 1, 2))
          .allSatisfy(
              said -> {
                assertThat(said).isInstanceOf(Delivery.Deferred.class);
                assertThat(said.why()).contains("451 4.7.1 about the address");
              });
      assertThat(send(sender, "anna@x.org", 1, 2)).allMatch(Delivery.Accepted.class::isInstance);
      tookEachOnce(server, 2);
    }
  }
}
