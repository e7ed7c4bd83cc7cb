package depesche.demo.letters;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.TurnChance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Scripted players write what fits the events.
class CorrespondenceTest {

  private static final String SEED = System.getProperty("depesche.seed", "1865");

  /// Three seats at peace; between each two of them lies one province.
  private record Quiet(List<String> touched, List<Grievance> losses) implements Affairs {

    Quiet {
      touched = List.copyOf(touched);
      losses = List.copyOf(losses);
    }

    @Override
    public List<String> seats() {
      return List.of("Red", "Blue", "Green");
    }

    @Override
    public int score(String seat) {
      return seat.equals("Green") ? 7 : 3;
    }

    @Override
    public List<String> between(String one, String other) {
      return IntStream.range(0, 40).mapToObj(place -> "P" + place).toList();
    }

    @Override
    public boolean hasTouched(String seat, String about) {
      return touched.contains(seat);
    }

    @Override
    public List<Grievance> threats() {
      return List.of();
    }

    @Override
    public String called(String about) {
      return "Borderland";
    }

    @Override
    public String year() {
      return "1866";
    }
  }

  private static final Affairs PEACE = new Quiet(List.of(), List.of());

  private static Correspondence letters(String title) {
    return Correspondence.of(title, seat -> seat + "land", 3);
  }

  private static List<Note> round(
      Correspondence correspondence, String seed, int turn, Affairs affairs) {
    return correspondence.round(affairs, TurnChance.seeded(seed, turn).open("letters", "table"));
  }

  /// {@return the notes of the first turn in which this occasion comes up}
  private static List<Note> until(
      Correspondence correspondence, Occasion occasion, Affairs affairs) {
    for (int turn = 1; turn < 100; turn++) {
      List<Note> notes = round(correspondence, SEED, turn, affairs);
      if (notes.stream().anyMatch(note -> note.occasion() == occasion)) {
        return notes;
      }
    }
    throw new AssertionError("never " + occasion);
  }

  private static Note one(List<Note> notes, Occasion occasion) {
    return notes.stream().filter(note -> note.occasion() == occasion).findFirst().orElseThrow();
  }

  @Test
  void aBrokenPromiseIsComplainedOfAndAKeptOneThankedFor() {
    // issue: thanks after a kept promise, complaints after a stab.
    Correspondence correspondence = letters("blood-and-iron");
    Note agreed = one(until(correspondence, Occasion.AGREE, PEACE), Occasion.AGREE);
    Affairs stab = new Quiet(List.of(agreed.writer()), List.of());
    Note complaint = one(round(correspondence, SEED, 101, stab), Occasion.COMPLAINT);
    assertThat(complaint.writer()).isEqualTo(agreed.reader());
    assertThat(complaint.reader()).isEqualTo(agreed.writer());
    assertThat(complaint.lines().getFirst()).contains("Borderland");
    Note thanks = one(until(letters("standard"), Occasion.THANKS, PEACE), Occasion.THANKS);
    assertThat(thanks.lines().getFirst()).contains("Borderland");
  }

  @Test
  void whoLosesACentreSaysSo() {
    // A seat whose centre was taken writes to the taker, in its own voice.
    Affairs loss = new Quiet(List.of(), List.of(new Affairs.Grievance("Red", "Blue", "BOR")));
    Note outrage = one(round(letters("blood-and-iron"), SEED, 1, loss), Occasion.OUTRAGE);
    assertThat(outrage.writer() + " to " + outrage.reader()).isEqualTo("Red to Blue");
    assertThat(outrage.lines().getFirst())
        .isEqualTo(
            "Blueland: you have taken Borderland from me. Enjoy the taxes while you can; I am"
                + " coming to collect them.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"blood-and-iron", "standard", "great-powers"})
  void lettersAreWholeAndTheSameForTheSameSeed(String title) {
    // No blank stays open, nobody writes two letters to readers at a time, and chance decides
    // alone.
    Correspondence first = letters(title);
    Correspondence second = letters(title);
    List<Note> all = new ArrayList<>();
    for (int turn = 1; turn <= 60; turn++) {
      List<Note> notes = round(first, SEED, turn, PEACE);
      assertThat(round(second, SEED, turn, PEACE)).isEqualTo(notes);
      assertThat(notes).extracting(Note::writer).doesNotHaveDuplicates();
      assertThat(notes).hasSizeLessThanOrEqualTo(4);
      all.addAll(notes);
    }
    assertThat(all)
        .allSatisfy(
            note ->
                assertThat(note.lines())
                    .noneMatch(line -> line.isBlank() || line.matches(".*[{}].*")));
    assertThat(all)
        .extracting(Note::occasion)
        .contains(Occasion.OFFER, Occasion.PACT, Occasion.BROADCAST, Occasion.DIARY);
    assertThat(all.stream().map(note -> note.lines().getFirst()).distinct().count())
        .isGreaterThan(20);
  }
}
