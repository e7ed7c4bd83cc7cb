package depesche.bot.archive;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// What a server says when its data folder is taken away while it works.
class RequestFolderTest {

  private static final Logger LOG = (Logger) LoggerFactory.getLogger(RequestFolder.class);

  private final ListAppender<ILoggingEvent> said = new ListAppender<>();
  private @TempDir Path folder;
  private Path data;
  private RequestFolder requestFolder;

  @BeforeEach
  void listen() throws IOException {
    said.start();
    LOG.addAppender(said);
    data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(data.resolve("chance.key"), "key");
    requestFolder = new RequestFolder(data);
    look();
  }

  @AfterEach
  void enough() {
    LOG.detachAppender(said);
  }

  /// As those do who look every second, each for its kind.
  private void look() throws IOException {
    for (int second = 0; second < 3; second++) {
      assertThat(requestFolder.pending("backup")).isEmpty();
      assertThat(requestFolder.pending("reread")).isEmpty();
    }
  }

  private void hasSaidOnce() {
    assertThat(said.list)
        .singleElement()
        .satisfies(
            event -> {
              assertThat(event.getLevel()).isEqualTo(Level.ERROR);
              assertThat(event.getFormattedMessage())
                  .contains(data.toString(), " is gone", "put the folder back");
            });
  }

  @Test
  void thatItIsGoneIsSaidOnceAndSoIsItsReturn() throws IOException {
    Path away = folder.resolve("away");
    Files.move(data, away);
    look();
    hasSaidOnce();

    Files.move(away, data);
    look();
    assertThat(said.list).hasSize(2);
    assertThat(said.list.getLast().getFormattedMessage()).endsWith(" is there again");
  }

  @Test
  void anEmptyOneInItsPlaceIsNotTheSame() throws IOException {
    Files.move(data, folder.resolve("away"));
    look();
    Files.createDirectories(data.resolve("post"));
    look();
    hasSaidOnce();
  }

  @Test
  void aRequestIsFoundByItsKind() throws IOException {
    Files.writeString(data.resolve("reread-7.request"), "all\n");
    assertThat(requestFolder.pending("backup")).isEmpty();
    assertThat(requestFolder.pending("reread"))
        .contains(new ServerRequest(data, 7, "reread", "all"));
    assertThat(said.list).isEmpty();
  }
}
