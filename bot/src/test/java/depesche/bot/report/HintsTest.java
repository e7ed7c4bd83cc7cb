package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.post.discord.SlashCommands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.junit.jupiter.api.Test;

/// A hint names what works where it is shown. Every command there is is offered on the server and
/// in private messages, so a slash command that is named must exist; a reader without mail is not
/// told to reply to one.
class HintsTest {

  private static final Path TEMPLATES = Templated.FOLDER;
  private static final Pattern SLASH =
      Pattern.compile("(?<![\\w/.:<})\\]\"-])/([a-z]{2,})\\b(?![/.>}\\w])");
  private static final Pattern REPLY =
      Pattern.compile("(?i)\\breply to (it|this|a|the|one of|my|that)\\b");

  /// Said of a mail, to those who sent or have it; nobody else is told this.
  private static final Set<String> BY_MAIL =
      Set.of(
          "Unproven",
          "PostUnread",
          "SeatHidden",
          "PasswordsBarred",
          "PasswordsTried",
          "PasswordTrouble",
          "HowToProve",
          "NothingAdded",
          "LetterTooLong",
          // The page for everybody names both ways; the file for one comes by mail.
          "Public",
          "Long");

  private static Map<String, String> sentences() throws IOException {
    Map<String, String> sentences = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".txt")).sorted().toList()) {
        String key = "";
        for (String line : Files.readAllLines(file)) {
          Matcher begins = Pattern.compile("^(\\w+): ").matcher(line);
          key = begins.find() ? begins.group(1) : key;
          sentences.merge(key, line, (one, other) -> one + " " + other.strip());
        }
      }
    }
    return sentences;
  }

  private static Map<String, String> pages() throws IOException {
    try (Stream<Path> files = Files.walk(TEMPLATES)) {
      Map<String, String> pages = new LinkedHashMap<>();
      for (Path file : files.filter(one -> one.toString().endsWith(".ftl")).sorted().toList()) {
        pages.put(TEMPLATES.relativize(file).toString(), Files.readString(file));
      }
      return pages;
    }
  }

  @Test
  void everySlashCommandThatIsNamedExists() throws IOException {
    // Sentences, mails and help.
    Set<String> commands =
        new SlashCommands(new Library(InstalledTitles.from(Path.of("..", "config"))).shortcuts())
            .all().stream().map(SlashCommandData::getName).collect(Collectors.toSet());
    List<String> unknown = new ArrayList<>();
    Map<String, String> all = new LinkedHashMap<>(sentences());
    all.putAll(pages());
    all.forEach(
        (name, text) ->
            SLASH
                .matcher(text.replaceAll("</?[#@][^>]*>", "\n"))
                .results()
                .filter(named -> !commands.contains(named.group(1)))
                .forEach(named -> unknown.add(name + ": /" + named.group(1))));
    assertThat(unknown).isEmpty();
  }

  @Test
  void nobodyWithoutMailIsToldToReplyToOne() throws IOException {
    // A player on Discord may have no mail address: such a sentence asks by which channel it goes.
    List<String> told = new ArrayList<>();
    sentences()
        .forEach(
            (name, text) -> {
              if (REPLY.matcher(text).find()
                  && !BY_MAIL.contains(name)
                  && !text.contains("channel == \"discord\"")) {
                told.add(name + ": " + text);
              }
            });
    pages()
        .forEach(
            (name, text) -> {
              boolean asks =
                  text.contains("channel == \"discord\"")
                      || text.contains("channel != \"discord\"");
              if (REPLY.matcher(text).find() && !asks) {
                told.add(name);
              }
            });
    assertThat(told).isEmpty();
  }
}
