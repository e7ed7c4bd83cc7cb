package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.letter.Surrounding;
import java.util.List;
import java.util.Optional;

/// Reads all the letters of a seat, oldest first, into what is on file. It serves for one reading.
///
/// @param <W> when a letter was written
/// @param <O> what is on file in the end
public abstract class SeatLetters<W, O> {

  private Firmness firmness = Firmness.FINAL;

  /// How firmly the letter that is being read stands; empty if it says nothing of the question
  /// asked now.
  private Optional<Firmness> letter = Optional.empty();

  /// Nothing read yet.
  protected SeatLetters() {}

  /// A line of the letter that is being read says something of the question asked now. The last
  /// letter that does so settles how firmly all stand.
  ///
  /// @param surrounding how the line is meant
  public final void stands(Surrounding surrounding) {
    Firmness said =
        surrounding instanceof Surrounding.Unsettled(Firmness unsettled, _)
            ? unsettled
            : Firmness.FINAL;
    letter = Optional.of(letter.filter(before -> before.compareTo(said) > 0).orElse(said));
  }

  /// {@return when a letter of a phase was written; empty if it says nothing of the question asked
  /// now or of one that may follow}
  ///
  /// @param phase the id of the phase
  protected abstract Optional<W> written(String phase);

  /// {@return what becomes of each line of a letter, which is put on file}
  protected abstract List<Line> file(List<String> letter, W written);

  /// Takes note of all the letters before the first is read.
  protected void begin(List<Letter> letters) {}

  /// Does what is to be done when the last is read.
  protected void end() {}

  /// {@return what is on file, in the order in which it is shown}
  protected abstract List<Fact> onFile();

  /// {@return what of the question asked now is still open}
  protected abstract List<Fact> missing();

  /// {@return what is on file; empty if nothing is}
  protected abstract Optional<O> orders();

  /// {@return what is on file when all the letters are read}
  public final Reading<O> read(List<Letter> letters) {
    begin(letters);
    List<Line> lines = List.of();
    for (Letter letter : letters) {
      Optional<W> written = written(letter.phase());
      this.letter = Optional.empty();
      lines = written.isPresent() ? file(letter.lines(), written.get()) : List.of();
      firmness = this.letter.orElse(firmness);
    }
    end();
    return new Reading<>(lines, onFile(), missing(), orders(), firmness);
  }
}
