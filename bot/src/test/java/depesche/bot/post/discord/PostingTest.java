package depesche.bot.post.discord;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.discord.send.DiscordSender;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    // What waits since an older server ran has no words with its pictures.
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
}
