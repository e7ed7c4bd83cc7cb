package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.title.PlainChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The end of a turn is taken back.
class UndoEndTest {

  private static DanceGame acting() {
    return DanceGame.open()
        .stage(DanceStage.ACTION)
        .row("skobelev", "bukhara", "plevna", "tunis", "jesuit-law")
        .pools(2, 2, 0);
  }

  @Test
  void theTableIsAsItWasBeforeTheEnd() {
    // Section 4 and the decision on questions: UNDO, as long as nothing has been rolled since.
    DanceGame game = acting().play("MOVE GB");
    var before = game.table();
    game.play("END").play("UNDO");
    assertThat(game.table()).isEqualTo(before);
    assertThat(game.position().word()).isEqualTo("Action");
    assertThat(game.news()).anyMatch(fact -> fact.startsWith("ActionUndone[verb=END"));
  }

  @Test
  void noPhaseHasTheIdOfAnEarlierOne() {
    // A letter counts for the phase it was written in, and a phase is told by its id.
    DanceGame game = acting();
    List<String> ids = new ArrayList<>(List.of(game.position().phase().id()));
    for (String letter :
        new String[] {"MOVE GB", "END", "UNDO", "END", "UNDO", "UNDO", "CANCEL 1", "END"}) {
      ids.add(game.play(letter).position().phase().id());
    }
    ids.add(game.play("ALLOCATE NOTHING", 12).position().phase().id());
    ids.add(game.play("END").position().phase().id());
    assertThat(ids).doesNotHaveDuplicates();
  }

  @Test
  void aSavedGameCanTakeItsEndBack() {
    // A position as text has all that UNDO needs.
    DanceGame game = acting().play("MOVE GB").play("END");
    DancePosition saved = DancePosition.CODEC.read(DancePosition.CODEC.write(game.position()));
    assertThat(saved).isEqualTo(game.position());
    assertThat(saved.course().ended()).isPresent();
  }

  @Test
  void whatADeadlineHasEndedStays() {
    // Nobody writes their way out of a deadline.
    DancePosition ended =
        DanceGame.RULES
            .lapse(acting().position(), new LinkedHashMap<>(), new PlainChance(1, 2))
            .position();
    assertThat(ended.table().turn()).isEqualTo(2);
    assertThat(ended.course().ended()).isEmpty();
  }
}
