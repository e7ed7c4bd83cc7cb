package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Mails in the shapes real programs give them, each `client-language-what.eml` beside what the
/// door must say of it, `client-language-what.txt`: the sender (or why there is none), notes, and
/// behind an empty line what its author wrote. `-Ddepesche.rewrite=true` writes the latter anew.
class MailsTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "mails");
  private static final String OWN = "depesche@example.org";
  private static final String ONLY = "only: with our address\n";

  private static Stream<String> names(String end) {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(end))
          .map(name -> name.substring(0, name.length() - end.length()))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<String> mails() {
    return names(".eml");
  }

  private static byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(FOLDER.resolve(name + ".eml"));
  }

  private static String expected(String name) throws IOException {
    return Files.readString(FOLDER.resolve(name + ".txt"));
  }

  /// What the door says of a mail, as text.
  private static String said(byte[] mail, String own) {
    return switch (new Door(own).open(mail, false)) {
      case Admission.Robot(String why, _) -> "robot: " + why + "\n";
      case Admission.Doubtful(String why, var _) -> "robot: " + why + "\n";
      case Admission.Posted(String why, var _) -> "robot: " + why + "\n";
      case Admission.Bounced(var _, var _, var _, String status) -> "bounced: " + status + "\n";
      case Admission.Refused(LetterHeader letterHeader, String reason) ->
          sender(letterHeader) + "refused: " + reason + "\n";
      case Admission.Admitted(LetterHeader letterHeader, AuthorText authorText, _) ->
          sender(letterHeader) + said(authorText);
    };
  }

  private static String sender(LetterHeader letterHeader) {
    return switch (letterHeader.sender()) {
      case Sender.Named(String address) -> address + "\n";
      case Sender.Unclear(String reason, var wayBack) ->
          "unclear: %s; back to %s\n".formatted(reason, wayBack.orElse("nobody"));
    };
  }

  private static String said(AuthorText authorText) {
    String notes =
        authorText.oddities().stream().map(Enum::name).sorted().collect(Collectors.joining(", "));
    return (notes.isEmpty() ? "" : "notes: " + notes + "\n")
        + "\n"
        + authorText.lines().stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("mails")
  void isReadAsItsAuthorMeant(String name) throws IOException {
    // Design 4: bytes become the author's own lines, whatever program wrote the mail.
    String expected = expected(name);
    boolean only = expected.contains(ONLY);
    String said = said(bytes(name), OWN);
    if (Boolean.getBoolean("depesche.rewrite")) {
      Files.writeString(
          FOLDER.resolve(name + ".txt"),
          only ? said.replaceFirst("\n\n", "\n" + ONLY + "\n") : said);
      return;
    }
    assertThat(said).isEqualTo(expected.replace(ONLY, ""));
  }

  @ParameterizedTest
  @MethodSource("mails")
  void isReadTheSameWithoutOurOwnMarks(String name) throws IOException {
    // The marks of other programs suffice: neither our address nor our heading needs be known.
    String expected = expected(name);
    if (expected.contains(ONLY) || expected.startsWith("robot: our own")) {
      return;
    }
    String text = new String(bytes(name), StandardCharsets.ISO_8859_1);
    byte[] unmarked =
        text.replace("; you are ", "; you play ").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(said(unmarked, "somebody@elsewhere.example")).isEqualTo(expected);
  }

  @Test
  void everyMailHasItsReadingAndNothingElseLiesThere() {
    // A mail without an expected reading would prove nothing.
    Set<String> mails = names(".eml").collect(Collectors.toCollection(TreeSet::new));
    assertThat(names(".txt")).containsExactlyElementsOf(mails);
    assertThat(names("")).hasSize(2 * mails.size());
    assertThat(mails).hasSizeGreaterThan(200);
  }

  @Test
  void theMailsAreOfManyPrograms() {
    // The corpus grows by substance: programs, not copies.
    Map<String, Long> programs =
        names(".eml")
            .collect(
                Collectors.groupingBy(
                    name -> name.split("-", -1)[0], TreeMap::new, Collectors.counting()));
    assertThat(programs.keySet())
        .containsAll(
            List.of(
                "gmail",
                "outlook",
                "apple",
                "thunderbird",
                "k9",
                "yahoo",
                "gmx",
                "webde",
                "tonline",
                "proton",
                "tuta",
                "roundcube",
                "horde",
                "mutt",
                "alpine",
                "evolution",
                "kmail",
                "fastmail",
                "zoho",
                "lotus",
                "samsung",
                "mailru",
                "qq",
                "netease"));
  }
}
