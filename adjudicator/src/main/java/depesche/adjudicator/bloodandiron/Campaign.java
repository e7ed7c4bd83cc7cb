package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What all phases share: the year, the armies, who owns which centre, who is out.
///
/// @param armies by province
/// @param owners the owner of each owned centre, by province
/// @param out the eliminated seats and their last year, in the order they fell
public record Campaign(
    int year,
    List<Seat> seats,
    Rulings rulings,
    List<Army> armies,
    SequencedMap<String, String> owners,
    SequencedMap<Seat, Integer> out) {

  public Campaign {
    seats = List.copyOf(seats);
    armies = armies.stream().sorted(Comparator.comparing(Army::at)).toList();
    owners = sorted(owners);
    out = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(out));
  }

  private static SequencedMap<String, String> sorted(SequencedMap<String, String> owners) {
    SequencedMap<String, String> sorted = new LinkedHashMap<>();
    owners.keySet().stream().sorted().forEach(id -> sorted.put(id, owner(owners, id)));
    return Collections.unmodifiableSequencedMap(sorted);
  }

  private static String owner(SequencedMap<String, String> owners, String id) {
    return owners.getOrDefault(id, "");
  }

  Campaign withYear(int newYear) {
    return new Campaign(newYear, seats, rulings, armies, owners, out);
  }

  Campaign withArmies(List<Army> newArmies) {
    return new Campaign(year, seats, rulings, newArmies, owners, out);
  }

  Campaign withOwners(SequencedMap<String, String> newOwners) {
    return new Campaign(year, seats, rulings, armies, newOwners, out);
  }

  Campaign withOut(SequencedMap<Seat, Integer> newOut) {
    return new Campaign(year, seats, rulings, armies, owners, newOut);
  }

  Optional<Army> armyAt(String id) {
    return armies.stream().filter(army -> army.at().equals(id)).findFirst();
  }

  List<Army> armiesOf(String owner) {
    return armies.stream().filter(army -> army.owner().equals(owner)).toList();
  }

  /// {@return who owns a centre, if anybody does}
  Optional<String> ownerOf(String centre) {
    return Optional.ofNullable(owners.get(centre));
  }

  /// {@return the foreign armies on the board, Austria's first}
  List<Army> foreign() {
    return armies.stream()
        .filter(army -> army.size() == Army.Size.DOUBLE)
        .sorted(Comparator.comparing(Army::owner))
        .toList();
  }

  /// {@return the centres that count for an owner}
  List<String> centresOf(String owner) {
    List<String> centres = new ArrayList<>();
    owners.forEach(
        (centre, holder) -> {
          if (holder.equals(owner) && !suspended(centre)) {
            centres.add(centre);
          }
        });
    return centres;
  }

  /// Under the ruling `foreignOwnership=SUSPEND_WHILE_OCCUPIED` a centre counts for nobody while a
  /// foreign army stands on it.
  private boolean suspended(String centre) {
    return rulings.foreignOwnership() == Rulings.ForeignOwnership.SUSPEND_WHILE_OCCUPIED
        && armyAt(centre).filter(army -> army.size() == Army.Size.DOUBLE).isPresent();
  }

  /// {@return the seats that are not eliminated, in table order}
  List<Seat> living() {
    return seats.stream().filter(seat -> !out.containsKey(seat)).toList();
  }

  /// {@return how many units fewer than centres everybody may keep this winter}
  int offset() {
    // Rule 4: one from 1868, one more in every even year; in odd years the last one stays.
    if (year < 1868) {
      return 0;
    }
    boolean odd = (year - 1868) % 2 == 1;
    return odd && rulings.offsetOddWinters() == Rulings.OffsetOddWinters.ZERO
        ? 0
        : 1 + (year - 1868) / 2;
  }

  /// {@return how many units an owner may keep this winter}
  int allowed(String owner) {
    return Math.max(0, centresOf(owner).size() - offset());
  }

  /// {@return how many units a seat may build, or must remove if negative}
  int change(Seat seat) {
    int wanted = allowed(seat.name()) - armiesOf(seat.name()).size();
    return Math.min(wanted, vacant(seat).size());
  }

  /// {@return where a seat may build}
  List<String> vacant(Seat seat) {
    // Rule 5: build new units in any owned vacant centre.
    return centresOf(seat.name()).stream().filter(id -> armyAt(id).isEmpty()).toList();
  }
}
