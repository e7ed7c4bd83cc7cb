package depesche.adjudicator.greatpowers.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The action deck: 89 cards, 89 different names, in the order of the printed list. A line is a
/// card and what it does: `+` gains, `pay` what is lost for it, `target` what the target player
/// loses, `steal` what they give, `others` what all others lose.
public final class ActionDeck {

  private static final String PRINTED =
      """
      Gilded Age               | +5 VP, pay 1 Industry
      Mass Production          | +2 Industry
      Science & Industry       | +1 Industry, +2 VP
      Militarism               | +3 Armies, +1 Navy, pay 1 Industry
      Parliamentary Government | +2 Nationalism
      Communist Revolution     | +4 Nationalism, pay 1 Population
      Civil War                | target -2 Armies
      Shipyards                | +2 Navies
      Conscription             | +4 Armies, pay 1 Population
      The Great Game           | look at the next event
      Balance of Power         | steal 1 Nationalism
      Gunboat Diplomacy        | +4 Colonies, pay 1 Navy
      War with Japan           | target -2 Navies
      Boer War                 | +4 Colonies, pay 1 Army
      Boxer Rebellion          | +1 Colony, +1 Nationalism
      New Imperialism          | +2 Colonies
      Art Nouveau              | +3 VP
      Art Deco                 | +3 VP
      Impressionism            | +3 VP
      Abstract Art             | +3 VP
      Five Year Plan           | lay 1 more bid card next turn
      Peasant Uprising         | target -1 Population, target -1 Army
      Assassination            | target lays 1 bid card fewer next turn
      Stock Market Crash       | target -2 Industry
      Great Depression         | others -1 Industry
      Worlds Fair              | +1 Industry, +2 VP
      Military Buildup         | +2 Armies, +2 Navies, pay 1 Industry
      Dust Bowl                | target -2 Population
      Colonial Immigrants      | +4 Population, pay 1 Colony
      Jewel in the Crown       | +1 Colony, +2 VP
      New Deal                 | lay 1 more bid card next turn
      League of Nations        | +1 Nationalism, +2 VP
      Colonial Possessions     | +2 Colonies
      Opium Wars               | +2 Colonies
      Flying Columns           | +4 Colonies, pay 1 Army
      Industrial Revolution    | +4 Industry, pay 1 Population
      Improved Munitions       | +2 Armies
      Trade Unions             | +4 Population, pay 1 Industry
      Capitalism               | +1 Industry, +2 VP
      White Man’s Burden       | +1 Population, +1 Colony
      Native Troops            | +2 Armies
      Naval Mutiny             | target -2 Navies
      East India Company       | +1 Colony, +2 VP
      Jingoism                 | +1 Colony, +1 Nationalism
      Manifest Destiny         | +1 Population, +2 VP
      The Fashoda Crisis       | steal 1 Colony
      The Congo                | +2 Colonies
      Land Purchase            | steal 1 Colony
      Hong Kong                | +1 Colony, +2 VP
      Sepoy Revolt             | target -2 Armies
      Socialism                | +4 Nationalism, pay 1 Navy
      Emperor                  | +2 Nationalism
      Factories                | +2 Industry
      Sick Man of Europe       | target -2 Nationalism
      Spheres of Influence     | +1 Colony, +2 VP
      Bankers & Financiers     | lay 1 more bid card next turn
      Migrations               | steal 1 Population
      Potato Famine            | target -2 Population
      Crown Prince             | +2 Nationalism
      Merchantmen              | +1 Colony, +1 Navy, +1 VP
      Suez Canal               | +1 Industry, +1 Colony, +1 VP
      Battleships & Submarines | +2 Navies
      Propaganda               | +2 Nationalism
      Transcontinental Railway | +1 Industry, +2 VP
      Invention                | +2 Industry
      Coal & Oil Reserves      | +2 Industry
      Urbanization             | +1 Industry, +2 VP
      Railroads                | +2 Industry
      Monopoly                 | steal 1 Industry
      Ocean Liners             | +1 Industry, +1 Population
      Population Explosion     | +4 Population, pay 1 Nationalism
      Guns & Butter            | +1 Army, +1 Population
      Fascism                  | +4 Nationalism, pay 1 Population
      Biology & Medicine       | +1 Population, +2 VP
      Physics & Chemistry      | +1 Industry, +2 VP
      Agricultural Reform      | +2 Population
      The Novel                | +3 VP
      Feminism                 | +3 VP
      Partition of Africa      | +2 Colonies
      Missionaries             | +2 Colonies
      Ideology                 | +2 Nationalism
      Genocide                 | target -2 Population
      Photography              | +3 VP
      Jazz                     | +3 VP
      Aeroplanes               | +1 Army, +1 Navy
      Victorian Era            | +1 Colony, +1 Nationalism
      Telegraph and Telephone  | +1 Industry, +2 VP
      Electric Lights          | +3 VP
      Automobiles              | +1 Industry, +1 Army
      """;

  /// Every card, in printed order.
  public static final List<ActionCard> CARDS = PRINTED.lines().map(ActionDeck::card).toList();

  private static final SequencedMap<String, ActionCard> BY_NAME = byName();

  private ActionDeck() {}

  private static SequencedMap<String, ActionCard> byName() {
    SequencedMap<String, ActionCard> cards = new LinkedHashMap<>();
    CARDS.forEach(actionCard -> cards.put(actionCard.name(), actionCard));
    return cards;
  }

  /// {@return the card of this name, if there is one}
  public static Optional<ActionCard> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  private static ActionCard card(String line) {
    String[] parts = line.split("\\|");
    List<Effect> effects = new ArrayList<>();
    for (String effect : parts[1].split(",")) {
      effects.add(effect(effect.strip()));
    }
    return new ActionCard(parts[0].strip(), parts[1].strip(), effects);
  }

  private static Effect effect(String text) {
    String[] words = text.split(" ");
    return switch (words[0]) {
      case "look" -> new Effect.Look();
      case "lay" -> new Effect.ExtraBid();
      case "pay" -> new Effect.Pay(token(words[2]), count(words[1]));
      case "steal" -> new Effect.Steal(token(words[2]));
      case "others" -> new Effect.OthersLose(token(words[2]), count(words[1]));
      case "target" ->
          words[1].equals("lays")
              ? new Effect.FewerBid()
              : new Effect.Loss(token(words[2]), count(words[1]));
      default -> new Effect.Gain(token(words[1]), count(words[0]));
    };
  }

  private static int count(String word) {
    return Math.abs(Integer.parseInt(word));
  }

  static Token token(String word) {
    return switch (word) {
      case "VP" -> Token.VP;
      case "Industry" -> Token.INDUSTRY;
      case "Population" -> Token.POPULATION;
      case "Nationalism" -> Token.NATIONALISM;
      case "Navy", "Navies" -> Token.NAVIES;
      case "Army", "Armies" -> Token.ARMIES;
      case "Colony", "Colonies" -> Token.COLONIES;
      default -> throw new IllegalArgumentException("no token is called " + word);
    };
  }
}
