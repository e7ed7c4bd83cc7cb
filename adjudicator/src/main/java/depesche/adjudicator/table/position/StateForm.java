package depesche.adjudicator.table.position;

import java.util.SequencedMap;
import java.util.function.Function;

/// What a title remembers, and how earlier versions kept it.
///
/// @param fresh what it remembers of a table that is laid
/// @param older makes it of the notes of earlier versions, which were words under a key
public record StateForm(
    TitleState fresh, Function<SequencedMap<String, String>, TitleState> older) {

  /// Nothing is remembered.
  public static final StateForm NONE =
      new StateForm(new TitleState.None(), _ -> new TitleState.None());
}
