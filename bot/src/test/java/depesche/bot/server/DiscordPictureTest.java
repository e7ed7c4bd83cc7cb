package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import depesche.bot.browser.Chromium;
import depesche.bot.report.canvas.Png;
import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// The picture of a report on Discord in the README is drawn from what the bot sends, by `.ci/try
/// DiscordPictureTest -Ddepesche.browser=on -Ddepesche.rewrite=true`.
@EnabledIfSystemProperty(named = "depesche.browser", matches = "on")
class DiscordPictureTest {

  private static final Path PICTURE = Program.HOME.resolve("docs/images/discord-phone.png");
  private static final Path PAGE = Path.of("src/test/resources/discord/phone.html");
  private static final int WIDTH = 390;
  private static final int MOST = 120_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder = Path.of("");

  @Test
  void aReportIsDrawnAsItWasSent() throws Exception {
    // Issue 55, 8: a newcomer sees a report on Discord before there is a bot.
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH or by DEPESCHE_CHROMIUM");
    Path page = Files.createDirectories(Path.of("target")).resolve("discord-phone.html");
    String message = JSON.writeValueAsString(said(report())).replace("<", "\\u003c");
    Files.writeString(page, Files.readString(PAGE).replace("/*MESSAGE*/{}", message));
    Path browser = Files.createDirectory(folder.resolve("browser"));
    try (Chromium chromium = Chromium.open(browser)) {
      chromium.window(WIDTH, true);
      chromium.open(page.toAbsolutePath().toUri());
      assertThat(chromium.faults()).isEmpty();
      assertThat(chromium.run("document.documentElement.scrollWidth").asInt()).isEqualTo(WIDTH);
      int height = chromium.run("document.documentElement.scrollHeight").asInt();
      byte[] picture = small(chromium.seen(WIDTH, height));
      assertThat(picture).hasSizeLessThan(MOST);
      if (Boolean.getBoolean("depesche.rewrite")) {
        Files.write(PICTURE, picture);
      }
    }
  }

  /// {@return what a player is sent after the bids of Great Powers}
  private Message report() throws IOException {
    Path server = Files.createDirectory(folder.resolve("server"));
    try (House house = House.open(server)) {
      List<String> names = List.of("anna", "bert", "cora");
      Evening evening = new Evening(house, "bismarck", "great-powers", names, _ -> "");
      Iterator<String> bids =
          List.of(
                  "INDUSTRY ARMIES NAVIES",
                  "NAVIES COLONIES INDUSTRY",
                  "POPULATION ARMIES INDUSTRY")
              .iterator();
      evening.play(_ -> List.of("BID " + bids.next()));
      evening.awaitDiscord(evening.phase());
      return evening.user(0).privateMessages().getLast();
    }
  }

  private static ObjectNode said(Message message) {
    ObjectNode said = JSON.createObjectNode().put("content", message.content());
    said.put("sent", Instant.now().getEpochSecond());
    said.set("embeds", message.now().embeds());
    said.set("components", message.now().components());
    ObjectNode files = said.putObject("files");
    for (Attachment file : message.attachments()) {
      String bytes = Base64.getEncoder().encodeToString(file.bytes());
      files.put(file.name(), "data:" + file.type() + ";base64," + bytes);
    }
    return said;
  }

  /// {@return the same in as many colours as a palette has}
  private static byte[] small(byte[] png) throws IOException {
    BufferedImage seen = ImageIO.read(new ByteArrayInputStream(png));
    int height = seen.getHeight();
    int[] pixels = seen.getRGB(0, 0, WIDTH, height, null, 0, WIDTH);
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= 0xFFFFFF;
    }
    int below = pixels.length * 3 / 4;
    assertThat(Arrays.stream(pixels).skip(below).distinct().count()).isGreaterThan(100);
    return Png.encode(pixels, WIDTH, height);
  }
}
