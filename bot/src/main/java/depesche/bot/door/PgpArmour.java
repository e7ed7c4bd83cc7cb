package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;

/// Takes off what OpenPGP puts around a text (RFC 9580 7): the text of a signed one is read, its
/// signature is not looked at.
///
/// @param lines what can be read
/// @param locked whether something was encrypted
record PgpArmour(List<String> lines, boolean locked) {

  private static final String BEGIN = "-----BEGIN PGP ";
  private static final String SIGNED = BEGIN + "SIGNED MESSAGE-----";
  private static final String SIGNATURE = BEGIN + "SIGNATURE-----";
  private static final String SECRET = BEGIN + "MESSAGE-----";
  private static final String END = "-----END PGP ";

  /// Where in a letter a line stands.
  private enum Place {
    OUTSIDE,
    HEADER,
    TEXT,
    BLOCK
  }

  static PgpArmour off(List<String> lines) {
    List<String> text = new ArrayList<>();
    boolean locked = false;
    Place place = Place.OUTSIDE;
    for (String line : lines) {
      String plain = line.strip();
      Place before = place;
      place = next(before, plain);
      locked |= plain.equals(SECRET);
      if (place == Place.TEXT && before != Place.HEADER) {
        text.add(line.startsWith("- ") ? line.substring(2) : line);
      } else if (place == Place.TEXT && !plain.isEmpty()) {
        text.add(line);
      } else if (place == Place.OUTSIDE && before == Place.OUTSIDE) {
        text.add(line);
      }
    }
    return new PgpArmour(List.copyOf(text), locked);
  }

  private static Place next(Place place, String line) {
    return switch (place) {
      case OUTSIDE ->
          line.equals(SIGNED) ? Place.HEADER : line.startsWith(BEGIN) ? Place.BLOCK : place;
      // An empty line ends it; some programs take that line away.
      case HEADER -> LineShape.of(line).isNamed() && !line.startsWith("- ") ? place : Place.TEXT;
      case TEXT -> line.equals(SIGNATURE) ? Place.BLOCK : place;
      case BLOCK -> line.startsWith(END) ? Place.OUTSIDE : place;
    };
  }
}
