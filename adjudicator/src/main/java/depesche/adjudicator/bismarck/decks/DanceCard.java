package depesche.adjudicator.bismarck.decks;

import java.util.List;
import java.util.Optional;

/// One of the 63 cards.
///
/// @param id of small letters, digits and hyphens, such as `honest-broker`
/// @param asterisk whether it begins in the hand
/// @param issue whether it has the Issue mark
/// @param theatres of a crisis; one without any comes up alone
/// @param powers that a crisis involves, in file order; empty on other cards
/// @param event what happens when it comes up; empty on crises and durations
/// @param action of an Action card; empty on other cards
/// @param passive what holds while it lies in the row uncancelled: `COST` and `IF` alone
/// @param text in the words of the file; may be empty
/// @param year of what it tells of, such as `1878`; may be empty
/// @param source where that can be read; may be empty
public record DanceCard(
    String id,
    String title,
    CardKind type,
    boolean asterisk,
    boolean issue,
    List<Theatre> theatres,
    List<EuropeanPower> powers,
    List<CardOperation> event,
    Optional<CardAction> action,
    List<CardOperation> passive,
    String text,
    String year,
    String source) {

  public DanceCard {
    theatres = List.copyOf(theatres);
    powers = List.copyOf(powers);
    event = List.copyOf(event);
    passive = List.copyOf(passive);
  }
}
