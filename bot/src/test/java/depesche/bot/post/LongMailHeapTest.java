package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Heard;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.server.RestoreClock;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Mails of up to 25 MB by the post office to the watcher: only their texts are in memory.
class LongMailHeapTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Clock CLOCK = Clock.systemUTC();
  private static final String BOT = "depesche@example.org";
  private static final int MB = 1024 * 1024;

  /// Of each mail; 25 is the large volume.
  private static final int SIZE = Integer.getInteger("depesche.megabytes", 6);

  /// Between two looks at the heap.
  private static final long PAUSE_MILLIS = 100;

  private static final String LINE =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6\r\n";

  private @TempDir Path folder;

  @Test
  void eightAtOnceGrowTheHeapByLessThanTwentyMegabytes() throws Exception {
    // 45.1: three have the picture as a part, the others within their page.
    Heard<IncomingMail> arrived = new Heard<>();
    try (PostOffice office = PostOffice.open(folder, HERE, 0, 0, Optional.empty(), CLOCK);
        ImapWatcher watcher = watch(office.imapPort(), arrived)) {
      assertThat(watcher.scan()).isTrue();
      send(office.smtpPort(), 0, MB / 2);
      arrived.await(1);
      long before = used();
      AtomicLong most = new AtomicLong();
      CountDownLatch over = new CountDownLatch(1);
      FutureTask<Boolean> gauge =
          new FutureTask<>(
              () -> {
                do {
                  most.accumulateAndGet(used(), Math::max);
                } while (!over.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS));
                return true;
              });
      Thread.ofPlatform().start(gauge);
      List<Thread> senders = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        int number = i;
        senders.add(Thread.ofVirtual().start(() -> send(office.smtpPort(), number, SIZE * MB)));
      }
      for (Thread sender : senders) {
        sender.join();
      }
      arrived.await(9);
      over.countDown();
      gauge.get();
      long grown = most.get() - before;
      System.out.println(
          "eight mails of %d MB: the heap grew by %d kB".formatted(SIZE, grown / 1024));
      // Less than a single one of them.
      assertThat(grown).isLessThan(SIZE * (long) MB);
    }
    assertThat(arrived).allMatch(mail -> mail.bytes().length < 64 * 1024 && !mail.oversized());
    // Mail that was handed in is in the mailboxes, and nowhere else.
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).allMatch(Files::isDirectory);
    }
  }

  private static ImapWatcher watch(int port, List<IncomingMail> arrived) {
    MailEndpoint server =
        new MailEndpoint(
            HERE.getHostAddress(), port, Tls.NONE, Optional.of(new MailEndpoint.Login(BOT, "any")));
    return ImapWatcher.watch(
        new ImapSettings(server, "INBOX", Duration.ofMinutes(10), 256 * 1024, CLOCK),
        arrived::add,
        RestoreClock.none(CLOCK));
  }

  /// {@return what is in use behind a collection, whatever has been made since}
  private static long used() {
    System.gc();
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
        .mapToLong(pool -> pool.getCollectionUsage().getUsed())
        .sum();
  }

  private static void send(int port, int number, int bytes) {
    String head = "From: anna@example.org\r\nMessage-ID: <" + number + "@x.org>\r\n";
    String[] around =
        number < 3
            ? new String[] {
              "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nA BER H\r\n--b\r\n"
                  + "Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n",
              "--b--\r\n"
            }
            : new String[] {
              "Content-Type: text/html\r\n\r\n<p>A BER H</p><img src=\"data:image/png;base64,\r\n",
              "\"></p>\r\n"
            };
    try (Socket socket = new Socket(HERE, port);
        OutputStream out = new BufferedOutputStream(socket.getOutputStream());
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      say(out, "HELO x\r\nMAIL FROM:<anna@example.org>\r\nRCPT TO:<" + BOT + ">\r\nDATA\r\n");
      String answer = "";
      while (!answer.startsWith("354")) {
        answer = String.valueOf(in.readLine());
      }
      say(out, head + around[0]);
      for (int left = bytes; left > 0; left -= LINE.length()) {
        out.write(LINE.getBytes(StandardCharsets.US_ASCII));
      }
      say(out, around[1] + ".\r\n");
      assertThat(in.readLine()).startsWith("250");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void say(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }
}
