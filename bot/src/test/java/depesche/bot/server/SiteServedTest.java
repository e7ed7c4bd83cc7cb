package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.post.client.ReceivedMail;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The pages of games, as a whole server keeps and shows them.
class SiteServedTest {

  @TempDir private Path folder;

  private Server start() throws IOException {
    Path settings =
        Files.writeString(
            folder.resolve("server.yaml"),
            """
            data: %1$s/data
            post:
              embedded: {smtpPort: 0, imapPort: 0}
            site: {folder: %1$s/site, port: 0, address: "https://x.org/games"}
            """
                .formatted(folder));
    return Server.open(SettingsFile.read(settings), Program.HOME, Clock.systemUTC());
  }

  private static String get(Server server, String path) throws IOException {
    URI address = URI.create("http://127.0.0.1:" + server.sitePort() + path);
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
          .body();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aGameIsOnItsPageAsSoonAsTheOfficeIsQuiet() throws IOException {
    // Issue 55, 1: the server keeps the pages by itself, and shows them; what happened while it was
    // down is there after a start.
    try (Server server = start()) {
      assertThat(server.awaitQuiet(House.patience())).isTrue();
      assertThat(get(server, "/")).contains("There are no games yet.");
      try (Person master = new Person("master", server.smtpPort(), server.imapPort())) {
        master.answer(master.write("CREATE bismarck blood-and-iron", Optional.empty()));
        assertThat(server.awaitQuiet(House.patience())).isTrue();
        assertThat(get(server, "/")).contains("href=\"bismarck/index.html\"");
        assertThat(get(server, "/bismarck/")).contains("<h1>bismarck</h1>");
        master.answer(master.write("SET RULE bismarck page=OFF", Optional.empty()));
        assertThat(server.awaitQuiet(House.patience())).isTrue();
        assertThat(folder.resolve("site/bismarck")).doesNotExist();
        assertThat(get(server, "/")).doesNotContain("bismarck");
        master.answer(master.write("SET RULE bismarck page=ON", Optional.empty()));
        assertThat(server.awaitQuiet(House.patience())).isTrue();
        assertThat(folder.resolve("site/bismarck/index.html")).exists();
      }
    }
    Files.delete(folder.resolve("site/bismarck/index.html"));
    try (Server server = start()) {
      assertThat(server.awaitQuiet(House.patience())).isTrue();
      assertThat(get(server, "/bismarck/")).contains("<h1>bismarck</h1>");
    }
  }

  @Test
  void aForumFindsThePictureOfATurn() throws IOException {
    // Issue 56, 3: a PNG at a plain address, painted as for a mail.
    try (Server server = start();
        Person master = new Person("master", server.smtpPort(), server.imapPort());
        Person anna = new Person("anna", server.smtpPort(), server.imapPort())) {
      master.answer(master.write("CREATE dance bismarcks-dance", Optional.empty()));
      anna.answer(anna.write("JOIN dance", Optional.empty()));
      master.answer(master.write("START dance", Optional.empty()));
      assertThat(server.awaitQuiet(House.patience())).isTrue();
      assertThat(get(server, "/dance/start.html"))
          .contains("[img]https://x.org/games/dance/start.png[/img]");
      assertThat(get(server, "/dance/start.png")).startsWith("\uFFFDPNG");
      assertThat(folder.resolve("site/dance/start.png")).isNotEmptyFile();
      assertThat(Files.size(folder.resolve("site/dance/start.png"))).isLessThan(250_000);
    }
  }

  @Test
  void aCalendarOfOnesOwnIsThereAndStaysOverARestart() throws IOException {
    // Issue 55, 6: SET CALENDAR by our own port, from memory, never below site/.
    String path;
    try (Server server = start();
        Person master = new Person("master", server.smtpPort(), server.imapPort());
        Person anna = new Person("anna", server.smtpPort(), server.imapPort())) {
      master.answer(master.write("CREATE dance bismarcks-dance", Optional.empty()));
      ReceivedMail joined = anna.answer(anna.write("JOIN dance", Optional.empty()));
      master.answer(master.write("START dance", Optional.empty()));
      String answer =
          anna.answer(anna.write("SET CALENDAR", Optional.of(joined)))
              .text()
              .replaceAll("\\s+", "");
      Matcher address = Pattern.compile("(/calendar/[a-z0-9]{34}\\.ics)").matcher(answer);
      assertThat(address.find()).as(answer).isTrue();
      path = address.group(1);
      assertThat(server.awaitQuiet(House.patience())).isTrue();
      assertThat(get(server, path)).contains("BEGIN:VCALENDAR", "SUMMARY:dance: ");
      assertThat(get(server, path.replace(".ics", "b.ics"))).isEmpty();
    }
    try (Server server = start();
        Stream<Path> files = Files.walk(folder.resolve("site"))) {
      assertThat(server.awaitQuiet(House.patience())).isTrue();
      assertThat(get(server, path)).contains("SUMMARY:dance: ");
      assertThat(files).noneMatch(file -> file.toString().contains("calendar"));
    }
  }
}
