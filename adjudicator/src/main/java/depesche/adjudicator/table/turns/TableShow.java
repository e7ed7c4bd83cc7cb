package depesche.adjudicator.table.turns;

import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// How a title is shown.
///
/// @param colours the colour word of each seat, and of others that have pieces; none if any will do
/// @param panels of its own, above those of the family
/// @param drawn whether these panels show a track or place already
/// @param hidden the names of piles of its own that lie face down
/// @param demonstration what players of a demonstration write first
public record TableShow(
    SequencedMap<String, String> colours,
    Function<LiveTable, List<Panel>> panels,
    BiPredicate<LiveTable, String> drawn,
    List<String> hidden,
    Demonstration demonstration) {

  /// As the family shows it.
  public static final TableShow PLAIN =
      new TableShow(
          new LinkedHashMap<>(), _ -> List.of(), (_, _) -> false, List.of(), Demonstration.NONE);

  public TableShow {
    colours = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(colours));
    hidden = List.copyOf(hidden);
  }
}
