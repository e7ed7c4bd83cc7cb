package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import java.util.List;
import java.util.stream.Stream;

/// The names that a letter may hold: powers, parties, pools, and the cards of a deck.
public final class DanceNames {

  private static final List<Name> POWERS =
      List.of(
          name(EuropeanPower.RUSSIA, "Russia", "Russian Empire", "Russland"),
          name(
              EuropeanPower.GB,
              "GB",
              "Great Britain",
              "Britain",
              "England",
              "British Empire",
              "the British",
              "United Kingdom",
              "UK",
              "Grossbritannien"),
          name(
              EuropeanPower.AUSTRIA,
              "Austria",
              "Austria-Hungary",
              "Austro-Hungary",
              "Austro-Hungarian Empire",
              "Austrian Empire",
              "Österreich",
              "Österreich-Ungarn"),
          name(EuropeanPower.ITALY, "Italy", "Italien"),
          name(EuropeanPower.TURKEY, "Turkey", "Ottoman Empire", "Ottomans", "Türkei"),
          name(EuropeanPower.GERMANY, "Germany", "German Empire", "Deutschland"),
          name(EuropeanPower.FRANCE, "France", "Frankreich"));
  private static final List<Name> PARTIES =
      List.of(
          name(
              Party.PL, "Progressive Liberals", "Progressives", "Progressive Party", "Fortschritt"),
          name(
              Party.Z,
              "Centre",
              "Center",
              "Centrists",
              "Catholics",
              "Catholic Centrists",
              "Catholic Centre",
              "Zentrum",
              "Zentrumspartei"),
          name(Party.NL, "National Liberals", "National Liberal", "Nationalliberale"),
          name(Party.C, "Conservatives", "Conservative Party", "Konservative"));
  private static final List<Name> POOLS =
      List.of(
          name(DiscPool.INFLUENCE, "Influence", "Influence Pool", "I"),
          name(DiscPool.EVENT, "Event", "Events", "Event Pool", "E"),
          name(DiscPool.DIPLOMACY, "Diplomacy", "Diplomacy Pool", "D"),
          name(DiscPool.POLITICS, "Politics", "Politics Pool", "P"));

  private final CardIndex cards;
  private final ProvinceNames powers = new ProvinceNames(POWERS);
  private final ProvinceNames parties = new ProvinceNames(PARTIES);
  private final ProvinceNames pools = new ProvinceNames(POOLS);
  private final ProvinceNames titles;
  private final ProvinceNames all;

  /// The cards that were asked for last. Other threads may ask for others meanwhile.
  private volatile Few lastFew = new Few(List.of(), new ProvinceNames(List.of()));

  private record Few(List<String> ids, ProvinceNames titles) {

    private Few {
      ids = List.copyOf(ids);
    }
  }

  public DanceNames(CardIndex cards) {
    this.cards = cards;
    List<Name> named =
        cards.deck().cards().stream().map(card -> new Name(card.id(), spellings(card))).toList();
    this.titles = new ProvinceNames(named);
    this.all =
        new ProvinceNames(Stream.of(POWERS, PARTIES, POOLS, named).flatMap(List::stream).toList());
  }

  private static Name name(Enum<?> thing, String... spellings) {
    return new Name(thing.name(), List.of(spellings));
  }

  private static List<String> spellings(DanceCard card) {
    return List.of(card.title(), card.id().replace('-', ' '));
  }

  public CardIndex cards() {
    return cards;
  }

  Match power(String words) {
    return powers.find(words);
  }

  Match party(String words) {
    return parties.find(words);
  }

  Match pool(String words) {
    return pools.find(words);
  }

  /// {@return which card of the deck is meant; a misspelt one is looked for among these first}
  Match card(String words, List<String> near) {
    Match match = titles.find(words);
    if (match instanceof Match.Found) {
      return match;
    }
    Match there = few(near).find(words);
    return there instanceof Match.Found || there instanceof Match.Close ? there : match;
  }

  /// {@return the titles of a few cards; most lines of a letter ask for the same}
  private ProvinceNames few(List<String> ids) {
    Few few = lastFew;
    if (!few.ids().equals(ids)) {
      few =
          new Few(
              ids,
              new ProvinceNames(
                  ids.stream().map(id -> new Name(id, spellings(cards.card(id)))).toList()));
      lastFew = few;
    }
    return few.titles();
  }

  /// {@return whether words are exactly the name of a card}
  Match title(String words) {
    return titles.find(words);
  }

  /// {@return what a word behind the title of a card, or behind CHOOSE, may mean: a power, a party,
  /// a card, or else itself}
  List<String> meanings(String words) {
    List<String> meanings = exactly(words);
    // A word that is a name means nothing that is only like it.
    return meanings.isEmpty()
        ? all(words)
            .flatMap(match -> match instanceof Match.Close(String id) ? Stream.of(id) : Stream.of())
            .toList()
        : meanings;
  }

  /// {@return the same, as it is written: a number, or names without a slip}
  List<String> exactly(String words) {
    return words.matches("[1-6]")
        ? List.of(words)
        : all(words)
            .flatMap(match -> match instanceof Match.Found(String id) ? Stream.of(id) : Stream.of())
            .toList();
  }

  private Stream<Match> all(String words) {
    return Stream.of(powers, parties, titles).map(names -> names.find(words));
  }

  /// {@return a word as a player reads it: the title of a card, or itself}
  public String shown(String word) {
    return cards.has(word) ? cards.title(word) : word;
  }

  public List<String> shown(List<String> words) {
    return cards.shown(words);
  }

  /// {@return the words of the game}
  ///
  /// @param own the writer's seat
  OrderLexicon lexicon(String own) {
    return new OrderLexicon(all, DanceWord.WORDS, own::equalsIgnoreCase);
  }

  /// {@return the words of the game, the same for every writer}
  public OrderLexicon lexicon() {
    return lexicon("");
  }
}
