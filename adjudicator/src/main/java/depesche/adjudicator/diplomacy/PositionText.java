package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The lines of a written position, gathered until it can be put together.
final class PositionText {

  private final List<Seat> seats = new ArrayList<>();
  private final SequencedMap<String, String> options = new LinkedHashMap<>();
  private final List<Unit> units = new ArrayList<>();
  private final SequencedMap<String, String> owners = new LinkedHashMap<>();
  private final SequencedMap<Seat, Integer> out = new LinkedHashMap<>();
  private final List<Displaced> displaced = new ArrayList<>();
  private final List<Position.Rank> standing = new ArrayList<>();
  private final Variant variant;
  private Optional<PhaseId> phase = Optional.empty();
  private boolean over;

  PositionText(Variant variant) {
    this.variant = variant;
  }

  void add(String[] words) {
    switch (words[0]) {
      case "phase" -> {
        phase = Optional.of(PhaseId.parse(words[1]).orElseThrow());
        over = words.length > 2;
      }
      case "seats" -> rest(words, 1).forEach(name -> seats.add(new Seat(name)));
      case "option" -> {
        String[] option = words[1].split("=", 2);
        options.put(option[0], option[1]);
      }
      case "army", "fleet" -> units.add(unit(words, 1));
      case "centres" -> rest(words, 2).forEach(centre -> owners.put(centre, words[1]));
      case "out" -> out.put(new Seat(words[1]), Integer.parseInt(words[2]));
      case "dislodged" ->
          displaced.add(new Displaced(unit(words, 1), unit(words, 5), rest(words, 9)));
      case "place" ->
          standing.add(
              new Position.Rank(
                  Integer.parseInt(words[1]),
                  new Seat(words[2]),
                  Position.Merit.valueOf(words[3]),
                  Integer.parseInt(words[4])));
      case "" -> {}
      default -> throw new IllegalArgumentException("unknown word " + words[0]);
    }
  }

  private static List<String> rest(String[] words, int from) {
    return Arrays.asList(words).subList(from, words.length);
  }

  private static Unit unit(String[] words, int from) {
    Kind kind =
        Kind.of(words[from + 1])
            .orElseThrow(() -> new IllegalArgumentException("unknown kind " + words[from + 1]));
    return new Unit(words[from], kind, words[from + 2]);
  }

  Position position() {
    PhaseId id =
        phase.orElseThrow(() -> new IllegalArgumentException("the position has no line `phase`"));
    Campaign campaign =
        new Campaign(id.year(), seats, variant.law(seats, options), units, owners, out);
    if (over) {
      return new Position.Over(campaign, standing);
    }
    Season season = id.season().equals("S") ? Season.SPRING : Season.FALL;
    return switch (id.kind()) {
      case MOVEMENT -> new Position.Movement(season, campaign);
      case RETREATS -> new Position.Retreats(season, campaign, displaced);
      case ADJUSTMENTS -> new Position.Adjustments(campaign);
    };
  }
}
