package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.View;
import java.util.List;
import java.util.Optional;

/// What Parley says.
sealed interface ParleyFact extends Fact {

  record WordWanted(int turn) implements ParleyFact {}

  record RulingWanted(int turn) implements ParleyFact {}

  record Whispered(String from, String to, String word) implements ParleyFact {}

  record Spoken(String from) implements ParleyFact {}

  record Digest(List<String> acts, String ruling) implements ParleyFact {}

  record Odd(String text) implements ParleyFact {}

  record Meant(String text) implements ParleyFact {}

  record Even() implements ParleyFact {}

  record State(int turn, int acts) implements ParleyFact {}

  /// What everybody knows.
  record Seen(State state, SheetPicture sheet) implements View {
    @Override
    public Optional<Picture> picture() {
      return Optional.of(sheet);
    }
  }
}
