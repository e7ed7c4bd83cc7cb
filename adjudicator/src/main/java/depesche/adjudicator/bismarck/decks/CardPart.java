package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.DanceCard.Theatre;
import java.util.ArrayList;
import java.util.List;

/// What a card does, part by part. Its sentences are made from its operations: so a card cannot say
/// one thing and do another, and the owner of a deck can compare it with the print.
public sealed interface CardPart extends Fact {

  /// Who is in a crisis.
  record CrisisPart(List<Theatre> theatres, List<EuropeanPower> powers) implements CardPart {

    public CrisisPart {
      theatres = List.copyOf(theatres);
      powers = List.copyOf(powers);
    }
  }

  /// What its event does.
  record EventPart(List<CardOperation> operations) implements CardPart {

    public EventPart {
      operations = List.copyOf(operations);
    }
  }

  /// What playing it does.
  record ActionPart(PlayTime phase, List<CardOperation> operations, boolean stays)
      implements CardPart {

    public ActionPart {
      operations = List.copyOf(operations);
    }
  }

  /// What holds while it lies in the row.
  record RowPart(List<CardOperation> operations) implements CardPart {

    public RowPart {
      operations = List.copyOf(operations);
    }
  }

  /// {@return all parts of a card}
  static List<CardPart> of(DanceCard card) {
    List<CardPart> parts = new ArrayList<>();
    if (card.type() == CardKind.CRISIS) {
      parts.add(new CrisisPart(card.theatres(), card.powers()));
    }
    if (!card.event().isEmpty()) {
      parts.add(new EventPart(card.event()));
    }
    parts.addAll(played(card));
    if (!card.passive().isEmpty()) {
      parts.add(new RowPart(card.passive()));
    }
    return parts;
  }

  /// {@return what playing a card does; nothing for one that cannot be played}
  static List<CardPart> played(DanceCard card) {
    return card.action().stream()
        .<CardPart>map(action -> new ActionPart(action.phase(), action.effects(), action.stays()))
        .toList();
  }
}
