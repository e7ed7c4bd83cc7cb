package depesche.bot.report.canvas;

import depesche.adjudicator.picture.PicturedTable;

/// What an owner is called on a picture: the country that a player named, and the seat, whose
/// letter and colour it has. A country in letters that the type has not is not written: mails have
/// it.
///
/// @param country empty if it has no name that can be written
/// @param seat or power
public record Called(String country, String seat) {

  /// {@return what an owner is called}
  ///
  /// @param seat as people read it
  public static Called of(PicturedTable table, String owner, String seat) {
    String country = table.country(owner);
    boolean whole =
        country
            .codePoints()
            .allMatch(
                letter ->
                    Typeface.ROMAN.glyphs().glyph(letter) != 0
                        && Typeface.ITALIC.glyphs().glyph(letter) != 0
                        && Typeface.BOLD.glyphs().glyph(letter) != 0);
    return new Called(whole ? country : "", seat);
  }

  /// {@return whether its country has a name}
  public boolean isNamed() {
    return !country.isEmpty();
  }

  /// {@return such as `Nordmark (Red)`, or `Red`}
  public String whole() {
    return isNamed() ? country + " (" + seat + ")" : seat;
  }

  /// {@return the country alone if it has a name, else the seat}
  public String brief() {
    return isNamed() ? country : seat;
  }
}
