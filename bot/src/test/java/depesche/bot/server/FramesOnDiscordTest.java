package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.bot.standin.Attachment;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Reports and receipts stand in frames: with a title, the colour of the reader's seat, and the
/// picture in the frame.
class FramesOnDiscordTest {

  @Test
  void reportsAndReceiptsStandInFrames(@TempDir Path folder) {
    // A frame tells at a glance what it is, whose it is, and how the board looks.
    try (House house = House.open(folder)) {
      List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
      Evening evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
      evening.process();
      house.awaitQuiet();
      User anna = evening.user(0);
      Message report = anna.privateMessages().getLast();
      JsonNode frame = report.now().embeds().path(0);
      assertThat(frame.path("title").asText()).isEqualTo("Spring 1865, movement");
      assertThat(frame.path("color").asInt()).as("the colour of Red").isPositive();
      Attachment picture = report.attachments().getFirst();
      assertThat(frame.path("image").path("url").asText())
          .isEqualTo("attachment://" + picture.name());
      assertThat(picture.description()).contains("bismarck");
      assertThat(report.content()).isEmpty();
      JsonNode open = evening.place().messages().getLast().now().embeds().path(0);
      assertThat(open.path("title").asText()).isEqualTo("Spring 1865, movement");
      assertThat(open.path("color").isMissingNode()).as("nobody's colour").isTrue();
      Message receipt = anna.press(report, "Hold the rest").answer();
      JsonNode said = receipt.now().embeds().path(0);
      assertThat(said.path("title").asText()).contains("Receipt");
      assertThat(said.path("color").asInt()).isEqualTo(frame.path("color").asInt());
      assertThat(said.path("footer").isMissingNode()).as("nothing at its foot").isTrue();
      assertThat(said.path("description").asText()).doesNotContain("-# /help");
      assertThat(said.path("description").asText()).hasSizeLessThanOrEqualTo(400);
      assertThat(house.discord().refused()).isEmpty();
    }
  }
}
