package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.InstalledTitles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HelpTopicNamesTest {

  private static final Path TEMPLATES = Path.of("..", "templates");

  @Test
  void noTopicIsHiddenBehindATitle() throws IOException {
    // HELP and the name of a title is the help for that title, so no topic can have such a name.
    List<String> titles =
        InstalledTitles.from(Path.of("..", "config")).stream()
            .map(rules -> rules.title().id() + ".ftl")
            .toList();
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      List<Path> topics =
          files.filter(file -> file.toString().matches(".*/help/[^/]+")).sorted().toList();
      assertThat(topics)
          .hasSizeGreaterThan(20)
          .noneMatch(topic -> titles.contains(String.valueOf(topic.getFileName())));
    }
  }
}
