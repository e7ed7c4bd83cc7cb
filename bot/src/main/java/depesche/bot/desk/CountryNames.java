package depesche.bot.desk;

import depesche.adjudicator.rules.Title;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.press.Addressees;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Country names. Blood & Iron, rule 2: players invent a name for their country; ruling
/// `nationNames`: unique, 3 to 24 characters.
public record CountryNames(Game game) {

  private static final int FEWEST = 3;
  private static final int MOST = 24;
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N} .'&-]+");

  private static final String BEGIN = "(?<![\\p{L}\\p{Nd}])";
  private static final String OWNS =
      "(?:['’]s)?(?=\\s*:|\\s+(?:aa?|army|armee|double|f|fleet|flotte|unit)\\s)";
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  private static final Pattern QUOTED = Pattern.compile("^['\"„“‘](.+)['\"“”’]$");

  /// Names that reports need for others.
  private static final List<String> KEPT =
      List.of("austria", "france", "master", "depesche", "nobody", "neutral");

  /// {@return lines in which a seat is called by its own name where a player wrote its country's:
  /// in front of a unit, or of a colon. So what is on file means the same when a country is
  /// renamed}
  public static List<String> asSeats(List<StoredSeat> seats, List<String> lines) {
    List<String> named = lines;
    for (StoredSeat seat : seats) {
      if (!seat.country().isEmpty()) {
        Pattern country = Pattern.compile(BEGIN + Pattern.quote(seat.country()) + OWNS, FLAGS);
        String name = Matcher.quoteReplacement(seat.name());
        named = named.stream().map(line -> country.matcher(line).replaceAll(name)).toList();
      }
    }
    return named;
  }

  /// {@return why a seat cannot be given a name, if it has one from the map}
  public Optional<Refusal> fixed(StoredSeat seat) {
    Title title = game.title();
    return title.naming() == Title.Naming.SEATS
        ? Optional.of(new Refusal.NamesFixed(seat.name(), title.name()))
        : Optional.empty();
  }

  /// Gives the seat its name, or says why not.
  public Optional<Refusal> name(StoredSeat seat, String country) {
    String name = QUOTED.matcher(country.strip()).replaceFirst("$1").replaceAll("\\s+", " ");
    if (name.length() < FEWEST || name.length() > MOST || !PLAIN.matcher(name).matches()) {
      return Optional.of(new Refusal.CountryOdd(name, FEWEST, MOST));
    }
    String key = key(name);
    boolean taken =
        KEPT.contains(key)
            || Addressees.isReserved(name)
            || game.seats().stream()
                .filter(other -> other.id() != seat.id())
                .anyMatch(other -> other.countryKey().equals(key) || key(other.name()).equals(key));
    if (taken || key.length() < FEWEST) {
      return Optional.of(new Refusal.CountryTaken(name));
    }
    seat.nameCountry(name, key);
    return Optional.empty();
  }

  /// {@return a country's name in a form in which names that look alike are equal}
  static String key(String country) {
    return Normalizer.normalize(country, Normalizer.Form.NFKD)
        .replaceAll("[^\\p{L}\\p{N}]", "")
        .toLowerCase(Locale.ROOT);
  }
}
