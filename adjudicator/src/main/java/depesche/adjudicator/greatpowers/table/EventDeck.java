package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.greatpowers.table.EventCard.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The event deck: twelve cards in the order of the printed list.
public final class EventDeck {

  private static final String PRINTED =
      """
      Imports            | highest Colonies +10 VP
      Exports            | highest Industry +10 VP
      Sea Power          | highest Navies +10 VP
      Warmongers         | highest Armies +10 VP
      Patriotism         | highest Nationalism +10 VP
      Imperialism        | highest Colonies +10 VP
      Unification        | highest Nationalism +10 VP
      Arms Race          | highest Industry + Armies +10 VP
      Immigration        | highest Population +10 VP
      Great War          | war of all
      War in East Europe | war of the Leader and the player to the Leader's right
      War in West Europe | war of the Leader and the player to the Leader's left
      """;

  /// Every event, in printed order.
  public static final List<EventCard> CARDS = PRINTED.lines().map(EventDeck::card).toList();

  private EventDeck() {}

  /// {@return the event of this name, if there is one}
  public static Optional<EventCard> named(String name) {
    return CARDS.stream().filter(card -> card.name().equals(name)).findFirst();
  }

  private static EventCard card(String line) {
    String[] parts = line.split("\\|");
    String text = parts[1].strip();
    return new EventCard(parts[0].strip(), text, happening(text));
  }

  private static Happening happening(String text) {
    if (text.startsWith("war")) {
      return text.endsWith("all")
          ? new Happening.GreatWar()
          : text.endsWith("right") ? new Happening.EastWar() : new Happening.WestWar();
    }
    List<Token> traits = new ArrayList<>();
    for (String word : text.substring("highest".length(), text.indexOf("+10")).split("\\+")) {
      traits.add(ActionDeck.token(word.strip()));
    }
    return new Happening.Award(traits);
  }
}
