package depesche.adjudicator.table.position;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.table.layout.TableBook;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// A table while acts are done on it. It checks bounds, writes the journal and gathers the news. An
/// act that cannot be done leaves it as it was.
public final class LiveTable extends LiveJournal {

  private final SequencedMap<String, String> options;
  private final int step;
  private TitleState state = new TitleState.None();
  private LiveCards cards;
  private LiveTracks tracks;
  private LivePieces pieces;
  private LiveStage stage;
  private LiveAnswers answers;
  private List<TablePlace> places = List.of();

  /// @param chance empty while a letter is read
  public LiveTable(GameTable table, TableBook book, Optional<Chance> chance) {
    super(table, book, chance);
    options = table.options();
    step = table.step();
    lay(table);
  }

  private void lay(GameTable table) {
    state = table.state();
    cards = new LiveCards(this, table);
    tracks = new LiveTracks(this, table);
    pieces = new LivePieces(this, table);
    stage = new LiveStage(book(), table);
    answers = new LiveAnswers(this, cards, tracks, pieces, stage, table);
  }

  /// Does an act, if it can be done. Otherwise, and where it comes to chance while a letter is
  /// read, the table is as it was.
  ///
  /// @param act its own refusal, if it has one
  /// @return why it cannot be done; empty if it is done
  public Optional<Fact> attempt(Supplier<Optional<Fact>> act) {
    GameTable before = lying();
    int heard = heard();
    String by = actor();
    String jump = stage.jump();
    List<TablePlace> over = places;
    boolean done = false;
    try {
      Optional<Fact> why = act.get().or(this::refused);
      done = why.isEmpty();
      return why;
    } catch (ChanceAhead ahead) {
      return Optional.of(refused().orElseThrow(() -> ahead));
    } finally {
      if (!done) {
        lay(before);
        takeBack(before, heard);
        stage.jumpTo(jump);
        actor(by);
        places = over;
      }
    }
  }

  /// {@return the table as it lies now}
  public GameTable frozen() {
    refused()
        .ifPresent(
            why -> {
              throw new IllegalStateException("the rules pass a bound of their table: " + why);
            });
    return lying();
  }

  private GameTable lying() {
    return new GameTable(
        options,
        seats(),
        step,
        stage.turn(),
        stage.phaseIndex(),
        stage.round(),
        stage.order(),
        stage.queue(),
        rolls(),
        cards.shuffles(),
        cards.piles(),
        tracks.values(),
        pieces.piles(),
        cards.values(),
        cards.shown(),
        stage.since(),
        state,
        answers.sealed(),
        stage.opened(),
        answers.standing(),
        answers.offers(),
        answers.undo(),
        answers.window(),
        entries(),
        told(),
        kept());
  }

  /// {@return the options of the game that differ from their default}
  public SequencedMap<String, String> options() {
    return options;
  }

  public LiveCards cards() {
    return cards;
  }

  public LiveTracks tracks() {
    return tracks;
  }

  public LivePieces pieces() {
    return pieces;
  }

  public LiveStage stage() {
    return stage;
  }

  public LiveAnswers answers() {
    return answers;
  }

  /// {@return what the title remembers}
  public <S extends TitleState> S state(Class<S> kind) {
    return kind.cast(state);
  }

  /// Remembers this from now on.
  public void remember(TitleState next) {
    state = next;
  }

  /// Ends the game.
  public void finish(List<TablePlace> standing) {
    places = List.copyOf(standing);
  }

  /// {@return the standing; empty while the game is on}
  public List<TablePlace> places() {
    return places;
  }
}
