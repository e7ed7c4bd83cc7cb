package depesche.bot.doctor;

import depesche.adjudicator.rules.DeckCheck;
import depesche.bot.config.DeckFolder;
import depesche.bot.config.UnusableInput;
import java.util.ArrayList;
import java.util.List;

/// Whether each file of cards can be played, and what it lacks.
public record DeckFilesCheck(DeckFolder deckFolder) implements Check {

  /// So many findings are said of one file; all of them are too many for a line.
  private static final int FIRST = 3;

  @Override
  public String subject() {
    return "decks";
  }

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    for (DeckFolder.Deck deck : deckFolder.decks()) {
      findings.add(found(deck));
    }
    return findings;
  }

  /// {@return what is to be mended, to be said once at the start; nothing stops for it}
  public List<String> troubles() {
    try {
      return look().stream()
          .filter(finding -> finding.health() == Finding.Health.TO_MEND)
          .map(Finding::words)
          .toList();
    } catch (UnusableInput e) {
      return List.of(String.valueOf(e.getMessage()));
    }
  }

  private Finding found(DeckFolder.Deck deck) {
    DeckCheck check = deck.check();
    String file = DeckFolder.file(deck.name());
    if (deck.isPlayable()) {
      String twins =
          deck.twins().isEmpty()
              ? ""
              : "; its title is that of %s, too, and reports show the title alone"
                  .formatted(String.join(" and ", deck.twins()));
      String asked =
          check.missing().isEmpty()
              ? ""
              : "; %d of %d cards are complete, and the table is asked for the rest: ./depesche deck check %s"
                  .formatted(check.whole(), check.needed(), file);
      return Finding.well(subject(), file + " can be played" + asked + twins);
    }
    String cards =
        check.needed() == 0
            ? ""
            : " (%d of %d cards are complete)".formatted(check.whole(), check.needed());
    int more = check.stops() - FIRST;
    return Finding.toMend(
        subject(),
        "%s cannot be played%s: %s%s"
            .formatted(
                file,
                cards,
                String.join("; ", check.first(FIRST)),
                more > 0 ? "; and %d more: ./depesche deck check %s".formatted(more, file) : ""));
  }
}
