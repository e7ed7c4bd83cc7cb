package depesche.bot.config;

import depesche.adjudicator.bismarck.decks.files.DanceDeckFormat;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import java.nio.file.Path;
import java.util.List;

/// What is in a library: one line a title.
public final class InstalledTitles {

  private InstalledTitles() {}

  /// {@return the titles of this installation}
  public static List<Rules<?, ?>> standard() {
    return from(Path.of(System.getProperty("depesche.home", "")).resolve("config"));
  }

  /// {@return the titles, built from their files in a folder `config`}
  ///
  /// @throws depesche.bot.config.UnusableInput if a file is broken, with file, line and fix
  public static List<Rules<?, ?>> from(Path config) {
    Path maps = config.resolve("maps");
    return List.of(
        TitleFile.read(maps.resolve("blood-and-iron.json"), BloodAndIron::read),
        TitleFile.read(maps.resolve("standard.json"), Standard::read),
        new GreatPowers());
  }

  /// {@return the deck files that owners of printed games can type}
  public static List<DeckFormat> deckFormats() {
    return List.of(new DanceDeckFormat());
  }
}
