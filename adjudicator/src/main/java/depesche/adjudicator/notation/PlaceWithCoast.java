package depesche.adjudicator.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A place and the coast named behind it: `SPA/SC`, `Spain south coast`, `Spanien Südküste`.
///
/// @param place the words before the coast
/// @param coast `NC`, `SC`, `EC`, `WC`; empty if none is named
public record PlaceWithCoast(String place, String coast) {

  private static final Pattern COAST =
      Pattern.compile(
          "(?<![\\s/])(?:\\s*+/\\s*+|\\s++)(?:([nsew])c|(north|south|east|west|nord|süd|sued|ost)"
              + "(?:\\s*+(?:coast|cst|küste|kueste))?)$");
  private static final Pattern LETTER = Pattern.compile("(?<![\\s/])\\s*+/\\s*+([nsew])$");

  /// The last words of a place with a coast.
  private static final WordList LAST =
      WordList.of(
          """
          n s e w nc sc ec wc north south east west nord süd sued ost coast cst küste kueste
          northcoast southcoast eastcoast westcoast nordcoast südcoast suedcoast ostcoast
          northcst southcst eastcst westcst nordcst südcst suedcst ostcst
          northküste southküste eastküste westküste nordküste südküste suedküste ostküste
          northkueste southkueste eastkueste westkueste nordkueste südkueste suedkueste ostkueste
          """);

  /// {@return a place as it is written, its coast apart}
  public static PlaceWithCoast of(String words) {
    String plain = words.strip().toLowerCase(Locale.ROOT);
    int last = Math.max(plain.lastIndexOf(' '), plain.lastIndexOf('/'));
    if (last < 0 || !LAST.has(plain.substring(last + 1))) {
      return new PlaceWithCoast(words, "");
    }
    Matcher coast = COAST.matcher(plain);
    if (coast.find() && coast.start() > 0) {
      String letter = coast.group(1) == null ? letter(coast.group(2)) : coast.group(1);
      return of(words, coast.start(), letter);
    }
    Matcher letter = LETTER.matcher(plain);
    return letter.find() && letter.start() > 0
        ? of(words, letter.start(), letter.group(1))
        : new PlaceWithCoast(words, "");
  }

  private static PlaceWithCoast of(String words, int end, String letter) {
    return new PlaceWithCoast(
        words.strip().substring(0, end), letter.toUpperCase(Locale.ROOT) + "C");
  }

  private static String letter(String side) {
    return side.equals("ost") ? "e" : side.substring(0, 1);
  }
}
