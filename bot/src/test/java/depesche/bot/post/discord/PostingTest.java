package depesche.bot.post.discord;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.post.discord.send.DiscordSender;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PostingTest {

  @Test
  void whatIsWrittenIsReadAgain() {
    // A posting is kept in the ledger as bytes, and so is what is seen on its pictures.
    Posting.Enclosure map = new Posting.Enclosure("map.png", new byte[] {1, 2}, "Map of world");
    Posting posting =
        new Posting("c0de", List.of(new Posting.Piece("text", List.of(map))), List.of(), List.of());
    Posting.Enclosure read = Posting.read(posting.bytes()).pieces().getFirst().files().getFirst();
    assertThat(read.alt()).isEqualTo("Map of world");
    assertThat(read.bytes()).isEqualTo(map.bytes());
  }

  @Test
  void aPictureFromBeforeItWasDescribedIsStillSent() {
    // Parcels that wait since an older server ran have no words with their pictures.
    String parcel =
        """
        {"code":"c0de","pieces":[{"text":"text","files":[{"name":"map.png","bytes":"AQI="}]}],
         "pings":[],"tags":[]}
        """;
    Posting posting = Posting.read(parcel.getBytes(StandardCharsets.UTF_8));
    assertThat(posting.pieces().getFirst().files().getFirst().alt()).isEmpty();
    assertThat(DiscordSender.message(posting.pieces().getFirst(), List.of(), "").getAttachments())
        .hasSize(1);
  }

  @Test
  void whereNoFramesAreShownEachIsAMessage() {
    // The same words in the same order; each message is known again by its last line.
    Posting.Enclosure map = new Posting.Enclosure("map.png", new byte[] {1, 2}, "Map of world");
    Posting.Piece piece = new Posting.Piece("one", List.of(map), List.of("two", "three"));
    Posting posting = new Posting("c0de", List.of(piece), List.of("7"), List.of("Spring"));
    Posting apart = Posting.read(posting.bytes()).apart();
    assertThat(apart.pieces())
        .extracting(Posting.Piece::text)
        .containsExactly("one\n-# c0de-0", "two\n-# c0de-1", "three\n-# c0de-2");
    assertThat(apart.pieces()).extracting(one -> one.files().size()).containsExactly(0, 0, 1);
    assertThat(apart.pings()).containsExactly("7");
    assertThat(apart.apart().pieces()).isEqualTo(apart.pieces());
  }

  @Test
  void whatIsSplitSaysTheSameWords() {
    // Whatever Discord calls malformed: shorter pieces with the same words and the same files; then
    // letters alone; then nothing simpler. Each piece is known again, by another line than before.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    Random random = new Random(seed);
    Posting.Enclosure map = new Posting.Enclosure("map.png", new byte[] {1, 2}, "Map of world");
    for (int round = 0; round < Volume.of(500); round++) {
      String text = words(random, 1900);
      List<String> more = random.nextBoolean() ? List.of(words(random, 4000)) : List.of();
      String foot = more.isEmpty() ? "\n-# c0de-0" : "";
      Posting.Piece piece = new Posting.Piece(text + foot, List.of(map), more);
      Posting whole = new Posting("c0de", List.of(piece), List.of("7"), List.of());
      Posting shorter = whole.simpler(0).orElseThrow();
      String as = "-Ddepesche.seed=" + seed;
      assertThat(heard(shorter)).as(as).isEqualTo(plain(text + " " + String.join(" ", more)));
      assertThat(shorter.pieces()).as(as).allMatch(one -> one.text().length() < 1000);
      assertThat(shorter.pieces().getLast().files()).as(as).hasSize(1);
      Posting bare = shorter.simpler(0).orElseThrow();
      assertThat(bare.pings()).as(as).isEmpty();
      assertThat(bare.pieces()).as(as).allMatch(one -> one.files().isEmpty());
      assertThat(heard(bare)).as(as).doesNotContain("*", "<", "`");
      assertThat(bare.simpler(0)).as(as).isEmpty();
    }
  }

  private static String words(Random random, int longest) {
    StringBuilder text = new StringBuilder("a");
    int length = 1 + random.nextInt(longest);
    while (text.length() < length) {
      text.append(
          List.of("word", " ", "\n", "*", "<@7>", "`", "\uD83D\uDE00", "x".repeat(40))
              .get(random.nextInt(8)));
    }
    return text.toString().strip();
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", "");
  }

  private static String heard(Posting posting) {
    return plain(
        posting.pieces().stream()
            .map(one -> one.text().replaceAll("\n-# \\w+-\\d+$", ""))
            .collect(Collectors.joining(" ")));
  }
}
