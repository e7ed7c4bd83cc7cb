package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Transcript;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckAtHandTest {

  @TempDir private Path folder = Path.of("");

  private DeckAtHand look(String setup) {
    Transcript.Head head = new Transcript.Head("dance", setup, "", "", List.of(), "");
    Transcript transcript = Transcript.of(head, List.of(), Transcript.Keys.closed());
    return DeckAtHand.of(transcript, Optional.empty(), folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"printed.json", "../../secret.json", "/etc/passwd", "..", "my deck.json"})
  void aFileThatIsNotHereIsNamed(String file) {
    // Issue: verify says what it could not check. A transcript comes from strangers, so nothing
    // outside the folder of decks is opened for it.
    DeckAtHand looked = look("{\"deck\":{\"file\":\"%s\",\"sha256\":\"00\"}}".formatted(file));
    assertThat(looked.checks()).isEmpty();
    assertThat(looked.unseen()).get().asString().contains(file, "not compared", "--deck FILE");
  }

  @Test
  void aGameWithoutSuchAFileHasNothingToCompare() {
    // Blood & Iron and Great Powers have no decks that an owner types in.
    assertThat(look("{\"decks\":{},\"version\":2}").unseen()).isEmpty();
    assertThat(look("no set-up at all").unseen()).isEmpty();
  }
}
