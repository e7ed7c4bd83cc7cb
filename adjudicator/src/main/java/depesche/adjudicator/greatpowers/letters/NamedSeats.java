package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.List;
import java.util.Optional;

/// What players call each other: the names of some seats.
final class NamedSeats {

  private final List<String> names;
  private final List<String> plain;

  /// Few words come near to a name without being one, so this is worked out for the first.
  private Optional<ProvinceNames> misspelt = Optional.empty();

  NamedSeats(List<Seat> seats) {
    this.names = seats.stream().map(Seat::name).toList();
    this.plain = names.stream().map(GreatPowersWords::plain).toList();
  }

  /// {@return whether some words are the name of a seat}
  boolean has(String words) {
    return plain.contains(GreatPowersWords.plain(words));
  }

  /// {@return what seat a word means}
  Match find(String word) {
    int named = plain.indexOf(GreatPowersWords.plain(word));
    return named >= 0 ? new Match.Found(names.get(named)) : misspelt().find(word);
  }

  private ProvinceNames misspelt() {
    if (misspelt.isEmpty()) {
      misspelt =
          Optional.of(
              new ProvinceNames(
                  names.stream().map(name -> new ProvinceNames.Name(name, List.of())).toList()));
    }
    return misspelt.get();
  }
}
