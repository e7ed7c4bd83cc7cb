package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.InstalledTitles;
import depesche.bot.desk.Bureau;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.report.MailWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// `docs/tables.md` shows how to describe a card-driven game of one's own: here it is done, with
/// the words of the page.
class OwnGameGuideTest {

  private static final Path CONFIG = Path.of("..", "config");
  private static final Path PAGE = Path.of("..", "docs", "tables.md");
  private static final String MASTER = "master@localhost";
  private static final Pattern BLOCK = Pattern.compile("(?s)```(\\w*)\n(.*?)```");

  @TempDir private Path folder = Path.of("");

  private final StringWriter said = new StringWriter();
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  private static String page() {
    try {
      return Files.readString(PAGE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> blocks(String kind) {
    return BLOCK
        .matcher(page())
        .results()
        .filter(block -> kind.equals(block.group(1)))
        .map(block -> Objects.requireNonNull(block.group(2)))
        .toList();
  }

  /// {@return the file that the fragments of the page make, one behind the other}
  private static String file() {
    return blocks("json").stream()
        .map(part -> part.strip().replaceFirst(",$", ""))
        .collect(Collectors.joining(",\n", "{", "}\n"));
  }

  /// A configuration in which the game lies beside our example.
  private Path config(String name, String text) {
    Path config = folder.resolve("config");
    try (Stream<Path> files = Files.walk(CONFIG)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = config.resolve(CONFIG.relativize(file).toString());
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        Files.copy(file, to);
      }
      Files.writeString(config.resolve("tables").resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return config;
  }

  private int call(Object command, String... words) {
    CommandLine call = new CommandLine(command);
    call.setOut(new PrintWriter(said));
    call.setErr(new PrintWriter(said));
    return call.execute(words);
  }

  @Test
  void theScriptOfThePageIsPlayed() {
    // Step 6: the lines between the two END, as the page prints them, play the first choice.
    String printed =
        blocks("").stream().filter(block -> block.contains("depesche play")).findFirst().get();
    String script = printed.replaceFirst("(?s).*<<'END'\n", "").replaceFirst("(?s)\nEND\\s*$", "");
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(call(new PlayCommand())).isZero();
    } finally {
      System.setIn(before);
    }
    assertThat(said.toString()).contains("\"phase\":\"Trade\"", "\"discard\":1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Amber Copper Linen", "Red Blue Green Black"})
  void theGameOfThePageIsPlayedByMail(String names) {
    // Steps 1 to 6 with the fragments of the page make a file; it is checked, set up with the seats
    // it names, and a turn is played. It is neither the first file of the folder nor has it as many
    // seats.
    List<String> seats = List.of(names.split(" ", -1));
    String text =
        file()
            .replace(
                "[\"Amber\", \"Copper\", \"Linen\"]",
                seats.stream().map(one -> '"' + one + '"').toList().toString())
            .replace("Amber trader", seats.getFirst() + " trader");
    Path config = config("sea.json", text);
    assertThat(call(new DeckCommand(), "check", config.resolve("tables/sea.json").toString()))
        .as(said.toString())
        .isZero();
    MailWriter writer = MailWriter.load(Path.of("..", "templates"));
    try (Bureau bureau = new Bureau(InstalledTitles.from(config), writer)) {
      bureau.write(MASTER, "CREATE bismarck plain-table game=sea");
      for (String seat : seats) {
        assertThat(text(bureau.write(address(seat), "JOIN " + seat + "@bismarck")))
            .contains("you are " + seat);
      }
      assertThat(text(heard(bureau.write(MASTER, "START bismarck"))))
          .contains("is set up", seats.getFirst() + " trader");
      turn(bureau, seats);
    }
  }

  private void turn(Bureau bureau, List<String> seats) {
    for (String seat : seats) {
      says(bureau, seat, "WAGER " + card(bureau, seat));
    }
    assertThat(bureau.game().phase()).startsWith("1-Trade");
    String first = seats.getFirst();
    String second = seats.get(1);
    says(bureau, first, "TRADE " + card(bureau, first) + " WITH " + second);
    assertThat(says(bureau, second, "TRADE " + card(bureau, second) + " WITH " + first))
        .contains("trade a card for a card");
    seats.forEach(seat -> says(bureau, seat, "END"));
    assertThat(bureau.game().phase()).startsWith("1-Caravan");
    assertThat(says(bureau, first, "PLACE trader Ford", "ADD VP 2", "SET Price high"))
        .contains("VP " + first + " 0 → 2");
    assertThat(says(bureau, first, "PLAY " + card(bureau, first))).contains("Do you react?");
    seats.stream().skip(1).forEach(seat -> says(bureau, seat, "PASS"));
    assertThat(says(bureau, first, "ROLL 2d6 FOR the pass")).contains("rolls 2d6");
    while (bureau.game().phase().startsWith("1-")) {
      says(bureau, bureau.asks(game -> game.position().demands()).getFirst().seat().name(), "END");
    }
    assertThat(bureau.game().phase()).startsWith("2-Wager");
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  private static String text(List<Mail> mails) {
    return String.join("\n", mails.stream().map(Mail::text).toList()).replaceAll("\\s+", " ");
  }

  private String says(Bureau bureau, String seat, String... lines) {
    List<String> dated = new ArrayList<>(List.of(lines));
    dated.addFirst("PHASE " + bureau.game().phase());
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    return text(heard(bureau.answer(mail, dated.toArray(String[]::new))));
  }

  private static String card(Bureau bureau, String seat) {
    return bureau.asks(
        game ->
            game.positionText()
                .lines()
                .filter(line -> line.startsWith("table.piles hand." + seat + " "))
                .map(line -> line.split(" ", -1)[2])
                .findFirst()
                .orElseThrow());
  }
}
