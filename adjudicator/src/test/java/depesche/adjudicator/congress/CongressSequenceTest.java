package depesche.adjudicator.congress;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.play.CongressFlow;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.turns.PhasePlay;
import depesche.adjudicator.table.turns.TablePlay;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The sequence of play of Congress of Vienna.
final class CongressSequenceTest {

  private static final TablePlay PLAY =
      new CongressFlow(new CongressGame(CongressFiles.BOARDS, CongressFiles.DECK.deck())).play();

  @Test
  void phasesNameVerbsOfTheTitle() {
    // A misspelt verb in the sequence of play would let the real one be used in any phase.
    List<String> words = PLAY.verbs().stream().map(TableVerb::word).toList();
    List<String> kept = PLAY.phases().stream().flatMap(phase -> phase.verbs().stream()).toList();
    List<String> also = PLAY.phases().stream().flatMap(phase -> phase.also().stream()).toList();
    assertThat(words).containsAll(kept);
    assertThat(kept).doesNotHaveDuplicates().containsAll(also);
    assertThat(
            PLAY.phases().stream()
                .filter(phase -> phase.verbs().contains("PREEMPT"))
                .map(PhasePlay::name))
        .containsExactly("Debate");
  }
}
