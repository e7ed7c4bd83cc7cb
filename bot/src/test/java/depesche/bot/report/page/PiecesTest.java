package depesche.bot.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Whatever stands in a mail, Discord takes its pieces, nothing in them is live, and none of it is
/// lost.
class PiecesTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final int CASES = Integer.getInteger("depesche.cases", Volume.of(20_000));
  private static final Pattern LIVE =
      Pattern.compile(
          "@everyone|@here|<@[!&]?\\d|<#\\d|</\\w|<a?:\\w|<t:\\d|<id:", Pattern.CASE_INSENSITIVE);
  private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}]");
  private static final Pattern FENCED = Pattern.compile("```\n(.*?)\n```", Pattern.DOTALL);
  private static final Pattern ESCAPED = Pattern.compile("\\\\[\\\\*_~`|\\[\\]<]");
  private static final List<String> ATOMS =
      List.of(
          ("@everyone @Here @\u200Beveryone <@123456> <@!1> <@&5> <\u2060#99> </join:1> <:smile:1>"
                  + " <a:x:2> <t:1:R> <id:guide> [bank](https://evil.example) ``` `` ` ~~ || ** __"
                  + " * _ \\ \\\\ \u202E \u200D \uFEFF \uD83D \uDE00 😀 Köln A BER - MUN 12 x word")
              .split(" "));
  private static final List<String> FORMS =
      List.of(
          "====",
          "----",
          "-".repeat(12),
          "- ",
          "  * ",
          "1. ",
          "    ",
          "  ",
          "# ",
          "> ",
          "-# ",
          "12) ",
          "\u2028",
          "\t",
          "\r\n",
          "\n");

  @Test
  void hostileTextIsTamedAndNothingOfItIsLost() {
    Random random = new Random(SEED);
    for (int i = 0; i < CASES; i++) {
      int most = i % 1000 == 0 ? 900 : 25;
      StringBuilder text = new StringBuilder();
      List<Block> blocks = new ArrayList<>();
      for (int left = 1 + random.nextInt(most); left > 0; left--) {
        blocks.add(block(random, most, text));
      }
      check("seed " + SEED + ", case " + i, text.toString(), Pieces.of(blocks));
    }
  }

  @Test
  void aLineThatSaysWhatComesNextStandsWithIt() {
    // "To look:" stood alone at the end of a message.
    for (int lines = 1; lines < 200; lines++) {
      List<String> pieces =
          Pieces.of(
              List.of(
                  new Block.Heading("Help"),
                  new Block.Words("To begin"),
                  new Block.Code(Collections.nCopies(lines, "A BER - MUN")),
                  new Block.Gap(),
                  new Block.Words("To look:"),
                  new Block.Gap(),
                  new Block.Code(Collections.nCopies(20, "STATUS"))));
      assertThat(pieces).as("%d lines", lines).noneMatch(piece -> piece.endsWith("To look:"));
    }
  }

  /// {@return a block of any kind; its words are added to the text}
  private static Block block(Random random, int most, StringBuilder text) {
    Supplier<String> word = () -> noted(words(random, most), text);
    return switch (random.nextInt(11)) {
      case 0 -> new Block.Title(word.get(), word.get());
      case 1 -> new Block.Heading(word.get());
      case 2 -> new Block.Group(word.get());
      case 3 -> new Block.Gap();
      case 4 -> new Block.Items(List.of(word.get(), word.get()), random.nextBoolean());
      case 5 -> new Block.Rows(List.of(), 4, List.of(), List.of(List.of(word.get(), word.get())));
      case 6 ->
          new Block.Answers(
              List.of(), List.of(List.of(noted("12", text), word.get(), word.get())), List.of());
      case 7 -> new Block.Table(List.of(), List.of(), List.of(word.get(), word.get()));
      case 8 -> new Block.Code(List.of(word.get()));
      case 9 -> new Block.Foot(List.of(new Block.Words(word.get())));
      default -> new Block.Words(word.get());
    };
  }

  private static String noted(String words, StringBuilder text) {
    text.append(words).append('\n');
    return words;
  }

  private static String words(Random random, int most) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(6); left > 0; left--) {
      text.append(
          switch (random.nextInt(8)) {
            case 0, 1 -> FORMS.get(random.nextInt(FORMS.size()));
            case 2 -> " ";
            case 3 -> "w".repeat(random.nextInt(most * 4));
            default -> ATOMS.get(random.nextInt(ATOMS.size()));
          });
    }
    return text.toString();
  }

  private static void check(String name, String text, List<String> pieces) {
    for (String piece : pieces) {
      assertThat(piece.length()).as(name).isBetween(1, Pieces.LONGEST);
      assertThat(LIVE.matcher(piece).find()).as("%s: live in %s", name, piece).isFalse();
      // Joiners shape what stands around them.
      String seen = piece.replace("\n", "").replaceAll("[\u200B-\u200D]", "");
      assertThat(UNSEEN.matcher(seen).find()).as("%s: unseen in %s", name, piece).isFalse();
      String words = FENCED.matcher(piece).replaceAll("");
      assertThat(words).as("%s: fences of %s", name, piece).doesNotContain("```");
      assertThat(ESCAPED.matcher(words).replaceAll(""))
          .as("%s: marks in %s", name, piece)
          .doesNotContain("`", "[", "]", "|", "<", "_");
    }
    assertThat(letters(String.join("\n", pieces))).as(name).isEqualTo(letters(text));
  }

  /// {@return what can be read of a text, without blanks and marks}
  private static String letters(String text) {
    return text.codePoints()
        .filter(letter -> Character.isLetterOrDigit(letter) || Character.isEmoji(letter))
        .filter(letter -> letter != '#' && letter != '*')
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /// A long report is cut where a section begins, and a heading stays with what it is over.
  @Test
  void sectionsStayWhole() {
    List<Block> page = new ArrayList<>(List.of(new Block.Title("Spring", "")));
    for (int i = 0; i < 5; i++) {
      page.add(new Block.Heading("Orders"));
      page.add(new Block.Items(List.of("word ".repeat(200)), false));
    }
    List<String> pieces = Pieces.of(page);
    assertThat(pieces).hasSize(5).allMatch(piece -> piece.contains("### Orders\n- word"));
    assertThat(pieces.getFirst()).startsWith("## Spring");
  }

  /// A table that is longer than a message is closed and opened again.
  @Test
  void aLongTableIsSeveralBlocks() {
    List<String> lines = Collections.nCopies(100, "  Nordmark        4      3");
    List<String> pieces =
        Pieces.of(
            List.of(new Block.Heading("Levels"), new Block.Table(List.of(), List.of(), lines)));
    assertThat(pieces).hasSizeGreaterThan(1);
    assertThat(pieces).allMatch(piece -> piece.endsWith("\n```"));
    assertThat(pieces.stream().skip(1)).allMatch(piece -> piece.startsWith("```\nNordmark"));
  }

  /// What is to be typed keeps its form; a row of two columns is a line of a list.
  @Test
  void aSharedPlaceIsNoNumberOfAList() {
    // Discord counts a list itself, from its first number on.
    List<List<String>> rows = List.of(List.of("Red", "lost"), List.of("Blue", "lost"));
    assertThat(Pieces.of(List.of(new Block.Rows(List.of(), 4, List.of("1", "1"), rows))))
        .containsExactly("1\\. **Red** lost\n1\\. **Blue** lost");
    assertThat(Pieces.of(List.of(new Block.Rows(List.of(), 4, List.of("1", "2"), rows))))
        .containsExactly("1. **Red** lost\n2. **Blue** lost");
  }

  @Test
  void formsOfAMailAreThoseOfDiscord() {
    assertThat(
            Pieces.of(
                List.of(
                    new Block.Title("Receipt", ""),
                    new Block.Answers(
                        List.of(),
                        List.of(List.of("2", "A BER - MUN", "OK: Berlin moves.")),
                        List.of()),
                    new Block.Gap(),
                    new Block.Group("Nordmark"),
                    new Block.Rows(
                        List.of(), 14, List.of(), List.of(List.of("A BER - MUN", "moved * far"))),
                    new Block.Gap(),
                    new Block.Words("Lines like these:"),
                    new Block.Code(List.of("FOREIGN AUSTRIA H    your ballot")),
                    new Block.Foot(List.of(new Block.Words("Game bismarck."))))))
        .containsExactly(
            """
            ## Receipt
            2. A BER - MUN
              OK: Berlin moves.

            **Nordmark**
            - **A BER - MUN** moved \\* far

            Lines like these:

            ```
            FOREIGN AUSTRIA H    your ballot
            ```

            -# Game bismarck.\
            """);
  }

  /// A moment is shown to each reader in their own zone; what is to be typed stays as it is.
  @Test
  void momentsAreTheReadersOwn() {
    String moment = TimeText.mark(Instant.parse("2026-11-24T19:00:00Z"));
    assertThat(
            Pieces.of(
                List.of(
                    new Block.Words("The deadline is " + moment + "."),
                    new Block.Code(List.of("SET DEADLINE bismarck " + moment)))))
        .containsExactly(
            """
            The deadline is <t:1795546800:f> (<t:1795546800:R>).

            ```
            SET DEADLINE bismarck 2026-11-24T19:00:00Z
            ```\
            """);
  }

  /// What serves for checking, and the footer of a page, are printed small.
  @Test
  void theFootIsSmall() {
    Block proof =
        new Block.Foot(
            List.of(new Block.Words("Proof:"), new Block.Items(List.of("a sum"), false)));
    Block foot = new Block.Foot(List.of(new Block.Words("Game bismarck.")));
    assertThat(Pieces.of(List.of(new Block.Words("News"), proof, foot)))
        .containsExactly("News\n\n-# Proof:\n-# - a sum\n-# Game bismarck.");
  }
}
