package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.bot.Volume;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `verify.html` is whole in itself and says what `./depesche verify` and `verify.py` say. Its own
/// script runs here, two transcripts a second: two and five in an ordinary build, 1,000 and 2,000
/// in `.ci/long`.
class VerifyPageTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final VerifyPage PAGE = new VerifyPage();

  /// Runs verify.py for each file by itself, without a process for each.
  private static final String MANY =
      String.join(
          "\n",
          "import runpy, sys",
          "script, files = sys.argv[1], sys.argv[2:]",
          "sys.path.insert(0, script.rsplit('/', 1)[0])",
          "for file in files:",
          "    sys.argv = [script, file]",
          "    print('file', file)",
          "    try: runpy.run_path(script, run_name='__main__')",
          "    except SystemExit as e: print('exit', e.code)");

  @TempDir private Path folder = Path.of("");

  @Test
  void theVerifiersAgreeOnWholeTranscripts() throws Exception {
    // Issue: it says the same as verify.py and ./depesche verify on 1,000 transcripts.
    SequencedMap<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < Volume.of(20); i++) {
      files.put(i + ".json", MadeUp.file(SEED + i, 1 + Math.floorMod(SEED + i, 4)));
    }
    Map<String, VerifyPage.Said> python = python(files);
    files.forEach(
        (name, text) -> {
          VerifyPage.Said page = PAGE.says(text, List.of());
          assertThat(page.holds()).as("seed %d, %s: %s", SEED, name, page.failed()).isTrue();
          assertThat(page).isEqualTo(VerifyPage.java(text, List.of()));
          assertThat(new TreeSet<>(python.get(name).lines()))
              .isEqualTo(new TreeSet<>(page.lines()));
        });
  }

  @Test
  void theVerifiersAgreeOnSpoiltTranscripts() throws Exception {
    // Issue: and on the spoilt ones: the same verdict, and the same is named as broken.
    Random random = new Random(SEED);
    SequencedMap<String, String> files = new LinkedHashMap<>();
    while (files.size() < Volume.of(40)) {
      JsonNode whole = TranscriptFile.tree(MadeUp.game(random, 1 + random.nextInt(3)));
      for (int i = 0; i < 5; i++) {
        JsonNode copy = whole.deepCopy();
        String where = Tampering.tamper(copy, "", random);
        if (!copy.equals(whole)) {
          files.put(files.size() + where + ".json", copy.toString());
        }
      }
    }
    Map<String, VerifyPage.Said> python = python(files);
    files.forEach(
        (name, text) -> {
          VerifyPage.Said page = PAGE.says(text, List.of());
          assertThat(page.holds()).as("seed %d, %s", SEED, name).isFalse();
          assertThat(page).as(text).isEqualTo(VerifyPage.java(text, List.of()));
          VerifyPage.Said snake = python.get(name);
          assertThat(snake.holds()).as("seed %d, %s", SEED, name).isFalse();
          if (snake.refused().isEmpty() && page.refused().isEmpty()) {
            assertThat(names(snake)).as("seed %d, %s: %s", SEED, name, text).isEqualTo(names(page));
          }
        });
  }

  /// {@return what is broken, without what was expected}
  private static TreeSet<String> names(VerifyPage.Said said) {
    TreeSet<String> names = new TreeSet<>();
    said.failed().forEach(line -> names.add(line.replaceFirst(": expected .*", "")));
    return names;
  }

  private Map<String, VerifyPage.Said> python(Map<String, String> files)
      throws IOException, InterruptedException {
    Path verify = VerifyPage.FILE.resolveSibling("verify.py");
    List<String> command = new ArrayList<>(List.of("python3", "-c", MANY, verify.toString()));
    List<String> names = List.copyOf(files.keySet());
    for (int i = 0; i < names.size(); i++) {
      Path file = folder.resolve(i + ".json");
      Files.writeString(file, files.getOrDefault(names.get(i), ""));
      command.add(file.toString());
    }
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    Map<String, VerifyPage.Said> said = new LinkedHashMap<>();
    String all = Files.readString(out, StandardCharsets.UTF_8);
    for (String one : all.split("(?m)^file .*\n")) {
      if (!one.isEmpty()) {
        List<String> lines =
            one.lines()
                .filter(line -> line.startsWith("ok  ") || line.startsWith("FAILED"))
                .toList();
        boolean refused = one.contains("exit 2");
        said.put(names.get(said.size()), new VerifyPage.Said(refused ? one : "", lines));
      }
    }
    assertThat(said).as(all).hasSameSizeAs(files);
    return said;
  }

  @Test
  void whatIsNoTranscriptIsRefusedByItsField() {
    // interfaces: says which field is wrong, in the words of `./depesche verify`.
    String whole = MadeUp.file(1866, 2);
    Stream.of(
            whole.replace("fairdraw/v1", "fairdraw/v2"),
            whole.replaceFirst("\"commitment\" : \"[0-9a-f]*\",", ""),
            whole.replaceFirst("\"mix\"", "\"max\": 1, \"mix\""),
            whole.replaceFirst("\"turn\" : 1", "\"turn\" : \"one\""),
            whole.replaceFirst("\"turn\" : 1", "\"turn\" : 1.0"),
            whole.replaceFirst("\"turn\" : 1", "\"turn\" : 2"),
            whole.replaceFirst("\"anchor\" : \"[0-9a-f]", "\"anchor\" : \"z"),
            whole.replaceFirst("\"got\" : \\[", "\"got\" : [ 7, "),
            whole.replaceFirst("\"leaves\"", "\"leave\""),
            "[" + whole + "]",
            "",
            "\"fairdraw/v1\"",
            "Dear moderator,\n",
            whole.substring(0, whole.length() / 2),
            whole.replaceFirst("\"mix\"", "\"turn\" : 1, \"mix\""))
        .forEach(
            text -> {
              String java = VerifyPage.java(text, List.of()).refused();
              assertThat(java).isNotEmpty();
              assertThat(brief(PAGE.says(text, List.of()).refused())).isEqualTo(brief(java));
            });
    Stream.of("[".repeat(200_000), whole + "{}")
        .forEach(
            text -> {
              assertThat(VerifyPage.java(text, List.of()).refused()).isNotEmpty();
              assertThat(PAGE.says(text, List.of()).refused()).contains("not whole JSON");
            });
  }

  /// {@return without the place in the file and, of another version, without what to get}
  private static String brief(String refused) {
    return refused
        .replaceFirst("^t(, |: )line \\d+.*(?=not whole|stands twice)", "t: ")
        .replaceFirst("(is not fairdraw/v1).*", "$1");
  }

  @Test
  void codesFromOnesMailsAreLookedFor() {
    // fairness: a code, root, anchor or sum from your own mails is in the file.
    String whole = MadeUp.file(SEED, 2);
    String known = whole.replaceAll("(?s).*\"root\" : \"([0-9a-f]{64})\".*", "$1");
    List<String> codes = List.of(known, "ab".repeat(32));
    assertThat(PAGE.says(whole, codes)).isEqualTo(VerifyPage.java(whole, codes));
    assertThat(PAGE.says(whole, codes).failed()).singleElement().asString().contains("abab");
  }

  @Test
  void twoPlayersSeeWhetherTheySawOneHistory() {
    // Issue: from two players' reports it shows that they saw one history, or where it parts.
    Transcript game = MadeUp.game(new Random(SEED), 4);
    String transcript = TranscriptFile.write(game);
    List<String> heads = new ArrayList<>();
    SealChain chain = SealChain.begun(game.head().game(), game.head().commitment());
    for (Transcript.Turn turn : game.turns()) {
      chain = chain.then(turn.turn(), turn.root());
      heads.add("Chain " + turn.turn() + ": " + chain.head());
    }
    String quoted = "Anna wrote:\n> " + String.join("\n> ", heads.subList(1, 3)) + "\n";
    String folded = heads.get(2).replaceFirst("(.{50})", "$1=\r\n");
    String wrapped = heads.get(2).replace(": ", ":\n");
    String encoded =
        Base64.getMimeEncoder().encodeToString(Fairdraw.utf8("Proof: 1\r\n" + heads.get(2)));
    String enclosed = Base64.getMimeEncoder().encodeToString(Fairdraw.utf8(transcript));
    for (String mine : List.of(transcript, quoted, enclosed)) {
      for (String theirs : List.of(quoted, folded, wrapped, encoded, enclosed, transcript)) {
        JsonNode said = TranscriptFile.node(PAGE.call("bothSaw", mine, theirs));
        assertThat(said.path("holds").asBoolean()).as("%s: %s", said, theirs).isTrue();
        assertThat(said.path("verdict").asText()).contains("One history", "up to turn ");
      }
    }
    String other = heads.get(1) + "\n" + heads.get(2).replaceFirst("[0-9a-f]{9}$", "012345678");
    JsonNode parted = TranscriptFile.node(PAGE.call("bothSaw", transcript, other));
    assertThat(parted.path("holds").asBoolean()).isFalse();
    assertThat(parted.path("verdict").asText()).contains("Two histories: chain 3");
    JsonNode strangers = TranscriptFile.node(PAGE.call("bothSaw", heads.get(0), heads.get(1)));
    assertThat(strangers.path("verdict").asText()).contains("no turn");
  }

  @Test
  void thePageAllowsItsOwnScriptsAndNothingElse() {
    // Issue: one file with nothing from elsewhere. If you change it, enter the hashes named here.
    String html = VerifyPage.html();
    String policy = html.replaceAll("(?s).*Content-Security-Policy\" content=\"([^\"]*).*", "$1");
    assertThat(policy)
        .isEqualTo(
            "default-src 'none'; script-src %s %s; style-src %s; base-uri 'none'; form-action 'none'"
                .formatted(
                    hash(VerifyPage.script("check")),
                    hash(VerifyPage.script("page")),
                    hash(html.replaceAll("(?s).*<style>(.*)</style>.*", "$1"))));
    assertThat(html)
        .doesNotContain("http:", "https:", " src=", " href=", "url(", "@import", " style=", "\r")
        .doesNotContainPattern(" on[a-z]+=");
    assertThat(Pattern.compile("<script").matcher(html).results().map(MatchResult::group))
        .hasSize(2);
  }

  private static String hash(String text) {
    return "'sha256-"
        + Base64.getEncoder().encodeToString(Fairdraw.sha256(Fairdraw.utf8(text)))
        + "'";
  }

  @Test
  void everythingOnThePageHasAName() {
    // Issue: a main part, labels for all that can be filled in, no tag that styles alone.
    org.jsoup.nodes.Document page = org.jsoup.Jsoup.parse(VerifyPage.html());
    assertThat(page.select("html[lang=en] main h1")).hasSize(1);
    assertThat(page.select("input, textarea, select"))
        .isNotEmpty()
        .allMatch(field -> !page.select("label[for=" + field.id() + "]").isEmpty());
    assertThat(page.select("#status[role=status], #history[role=status]")).hasSize(2);
  }
}
