package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// fairdraw/v1 gives the printed test vectors, so that players can check draws with any other
/// implementation.
class FairdrawTest {

  private static final byte[] S = bytes(0);
  private static final byte[] Z = bytes(32);

  private static byte[] bytes(int from) {
    byte[] bytes = new byte[32];
    IntStream.range(0, 32).forEach(i -> bytes[i] = (byte) (from + i));
    return bytes;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] entropy() {
    return HexFormat.of()
        .parseHex("6bf42e979354d93392c399e08ca0eef145e2b9256138d4b5753f74b06005ca6c");
  }

  private static byte[] foreignStream() {
    byte[] key = Fairdraw.gameKey(Fairdraw.anchor(Z, 3), entropy(), "BI-0001");
    return Fairdraw.stream(key, 3, "foreign-army", "france");
  }

  @Test
  void anchorAndCommitment() {
    byte[] setup =
        Fairdraw.sha256("canonical setup json".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertThat(hex(Fairdraw.anchor(Z, 0)))
        .isEqualTo("6ee4cdee2b5a7bf0f31d3913f84a807293c8b44543ed70e2d58dfe36ea0b078b");
    assertThat(hex(Fairdraw.anchor(Z, 3)))
        .isEqualTo("49d920fd8f073b2fc9c23500d354ebfa2b08ed37e13088998ae1fd3d1405f5fb");
    assertThat(hex(Fairdraw.commitment("BI-0001", setup, Fairdraw.anchor(Z, 0), S)))
        .isEqualTo("19c5eca8bd7d3e94213990b1f3b220eb53e8e5076634ac71bb22a7c84856ecc2");
  }

  @Test
  void streamAndItsFirstWords() {
    assertThat(hex(foreignStream()))
        .isEqualTo("f338efb70ae1696a2cd77f4fa1ca238716f767bb57ff2a4d039ff09aff63a9d2");
    Stream stream = new Stream(foreignStream(), "");
    assertThat(List.of(stream.word(), stream.word(), stream.word()))
        .containsExactly(0xd95a962a637e6124L, 0x1665dbc87a141767L, 0xfb9c305e9b4ac911L);
  }

  @Test
  void dice() {
    Stream stream = new Stream(foreignStream(), "");
    assertThat(IntStream.range(0, 12).map(i -> stream.below(6) + 1))
        .containsExactly(3, 4, 4, 5, 5, 1, 6, 3, 1, 4, 6, 3);
  }

  @Test
  void ballotOrder() {
    assertThat(new Stream(foreignStream(), "").shuffled(List.of("p1", "p2", "p3", "p4", "p5")))
        .containsExactly("p2", "p5", "p1", "p4", "p3");
  }

  @Test
  void aStreamIsTakenOnceATurn() {
    TurnChance chance = TurnChance.seeded("7", 1);
    chance.open("foreign-army", "AUSTRIA");
    chance.open("foreign-army", "FRANCE");
    assertThatThrownBy(() -> chance.open("foreign-army", "AUSTRIA")).hasMessageContaining("twice");
    assertThat(chance.taken()).hasSize(2);
  }

  @Test
  void theSameTurnDrawsTheSameAgainAndAnotherTurnDoesNot() {
    List<Integer> items = IntStream.range(0, 50).boxed().toList();
    List<Integer> first = TurnChance.seeded("7", 4).open("deck", "event").shuffled(items);
    assertThat(TurnChance.seeded("7", 4).open("deck", "event").shuffled(items)).isEqualTo(first);
    assertThat(TurnChance.seeded("7", 5).open("deck", "event").shuffled(items)).isNotEqualTo(first);
  }

  @Test
  void passwordsAreKeptAsSaltedHashes() {
    String hash = RandomTokens.hash("bismarck/Red", "wksx7k2m4t");
    assertThat(RandomTokens.matches(hash, "bismarck/Red", "wksx7k2m4t")).isTrue();
    assertThat(RandomTokens.matches(hash, "bismarck/Blue", "wksx7k2m4t")).isFalse();
    assertThat(hash).doesNotContain("wksx7k2m4t");
  }
}
