package depesche.bot.report;

import depesche.adjudicator.Seat;
import depesche.bot.report.page.PlainText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;

/// What the seats of a game are called.
///
/// @param countries the country each player invented, in table order; empty where none is given
public record SeatNames(SequencedMap<Seat, String> countries) {

  public SeatNames {
    countries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(countries));
  }

  /// {@return no names at all, for mails outside a game}
  public static SeatNames none() {
    return new SeatNames(new LinkedHashMap<>());
  }

  /// {@return a seat or power as people read it: `Nordmark (Red)`, `Red`, `Austria`}
  ///
  /// @param owner a seat's name, or the name of a power without a seat, in capitals
  public String of(String owner) {
    Seat seat = new Seat(owner);
    if (countries.containsKey(seat)) {
      String country = PlainText.line(countries.getOrDefault(seat, ""));
      return country.isEmpty() ? plainly(owner) : country + " (" + plainly(owner) + ")";
    }
    return seat.equals(Seat.MASTER) ? "the master" : plainly(owner);
  }

  /// Capitals are for the files; an abbreviation, which has no vowel, keeps them: `Austria`, `SPD`.
  private static String plainly(String owner) {
    boolean shouted =
        owner.length() > 1
            && owner.equals(owner.toUpperCase(Locale.ROOT))
            && owner.chars().anyMatch(letter -> "AEIOUY".indexOf(letter) >= 0);
    return shouted ? owner.charAt(0) + owner.substring(1).toLowerCase(Locale.ROOT) : owner;
  }

  /// {@return as [#of], but the country alone where it has a name: for headlines}
  public String shortly(String owner) {
    String country = PlainText.line(countries.getOrDefault(new Seat(owner), ""));
    return country.isEmpty() ? of(owner) : country;
  }
}
