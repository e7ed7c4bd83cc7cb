package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Attachment;
import depesche.bot.post.BoundedSmtp;
import depesche.bot.post.BoundedSmtp.Limits;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.OutgoingMail;
import depesche.bot.post.smtp.Placeholder;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Measures how fast reports leave, and prints figures; no test of every day: `mvn -B -pl bot -am
/// test -Dtest=MailLoad -Dsurefire.failIfNoSpecifiedTests=false`.
class MailLoad {

  private static final int GAMES = Integer.getInteger("depesche.games", 500);
  private static final int READERS = 6;
  private static final int PICTURE = Integer.getInteger("depesche.picture", 150_000);
  private static final Duration LONG = Duration.ofHours(1);
  private static final OperatingSystemMXBean MACHINE =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  @TempDir private Path folder;

  @Test
  void toARelayFarAway() throws Exception {
    // Each answer of the relay takes 20 ms; once without, once with PIPELINING.
    for (Limits limits : List.of(Limits.NONE, Limits.NONE.pipelined())) {
      try (BoundedSmtp relay = BoundedSmtp.open(limits.away(Duration.ofMillis(20)))) {
        String name = limits.pipelining() ? "a relay 20 ms away, PIPELINING" : "a relay 20 ms away";
        leave(name, relay.port(), () -> relay.mails().size(), 1000);
      }
    }
  }

  private void leave(String where, int port, LongSupplier arrived, int size) throws Exception {
    Path data = Files.createTempDirectory(folder, "data");
    Path file = Files.writeString(data.resolve("server.yaml"), "data: data\n");
    Settings settings = SettingsFile.read(file);
    MailEndpoint server = new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty());
    try (Ledger ledger = Ledger.in(data);
        Outbox outbox =
            new Outbox(
                ledger,
                new SmtpSender(server),
                TellTales.of(settings),
                bytes -> bytes,
                settings,
                Clock.systemUTC(),
                InHand.unwatched())) {
      Random random = new Random(1866);
      for (int i = 0; i < GAMES; i++) {
        int game = i;
        byte[] picture = new byte[size];
        random.nextBytes(picture);
        ledger.work(
            unitOfWork -> {
              for (int reader = 0; reader < READERS; reader++) {
                unitOfWork.enter(report(unitOfWork, game, reader, picture));
              }
              return game;
            });
      }
      long busy = MACHINE.getProcessCpuTime();
      long begun = System.nanoTime();
      outbox.send();
      assertThat(outbox.rest(LONG)).isTrue();
      double took = (System.nanoTime() - begun) / 1e9;
      long mails = arrived.getAsLong();
      assertThat(mails).isEqualTo((long) GAMES * READERS);
      System.out.printf(
          Locale.ROOT,
          "%s: %,d mails in %.1f s, %.0f a second, %.2f ms of processor time a mail%n",
          where,
          mails,
          took,
          mails / took,
          (MACHINE.getProcessCpuTime() - busy) / 1e6 / mails);
    }
  }

  private static ParcelRow report(UnitOfWork unitOfWork, int game, int reader, byte[] picture) {
    ParcelRow row = new ParcelRow();
    row.key = "turn." + game + "." + reader;
    row.game = "g" + game;
    row.recipient = "reader" + reader + "." + game + "@host" + (game + reader) % 10 + ".org";
    row.created = Instant.now();
    Attachment map = new Attachment("map.png", "map", "image/png", picture);
    row.bytes =
        new OutgoingMail(
                row.recipient,
                "report",
                "<" + row.key + "@localhost>",
                Optional.empty(),
                List.of(),
                "What happened there, and what is due. ".repeat(100),
                Optional.of("<p>What happened there, and what is due.</p>".repeat(100)),
                List.of(map.with(Placeholder.of(unitOfWork.enclosures().add(row, picture)))),
                false,
                Instant.EPOCH,
                "depesche@localhost",
                "depesche@localhost",
                Optional.empty())
            .bytes();
    return row;
  }
}
