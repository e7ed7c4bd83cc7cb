package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.kit.ParsedList;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.function.Consumer;

/// What players call traits, cards and each other.
public final class GreatPowersWords {

  /// Spellings of the tokens; the beginning of one will do where it fits one token only.
  private static final List<ProvinceNames.Name> TOKENS =
      List.of(
          token(Token.VP, "VP", "VPs", "Victory Points", "Points", "Siegpunkte", "SP"),
          token(Token.INDUSTRY, "Industry", "Industries", "Industrie"),
          token(Token.POPULATION, "Population", "People", "Bevölkerung", "Bevoelkerung"),
          token(Token.NATIONALISM, "Nationalism", "Nationalismus", "Nationalisme", "Nation"),
          token(Token.NAVIES, "Navies", "Navy", "Naval", "Fleets", "Flotten", "Flotte", "Marine"),
          token(Token.ARMIES, "Armies", "Army", "Armee", "Armeen", "Armées", "Heere", "Heer"),
          token(Token.COLONIES, "Colonies", "Colony", "Colonial", "Kolonien", "Kolonie"));

  private static final ProvinceNames TOKEN_NAMES = new ProvinceNames(TOKENS);
  private static final ProvinceNames TRAIT_NAMES =
      new ProvinceNames(
          TOKENS.stream().filter(name -> !name.id().equals(Token.VP.name())).toList());

  private static final ProvinceNames CARD_NAMES =
      new ProvinceNames(ActionDeck.CARDS.stream().map(GreatPowersWords::spellings).toList());

  /// No word with fewer letters names a trait by itself.
  private static final int SHORTEST = 3;

  private static final SequencedSet<String> NONE =
      Collections.unmodifiableSequencedSet(new LinkedHashSet<>());

  private static final SequencedMap<String, SequencedSet<String>> BEGINNINGS = beginnings();

  private GreatPowersWords() {}

  private static ProvinceNames.Name token(Token token, String... spellings) {
    return new ProvinceNames.Name(token.name(), List.of(spellings));
  }

  /// A card may be written with or without its article, with `and` for `&`.
  private static ProvinceNames.Name spellings(ActionCard actionCard) {
    List<String> spellings = new ArrayList<>();
    String name = actionCard.name();
    String bare = name.startsWith("The ") ? name.substring("The ".length()) : "The " + name;
    for (String one : List.of(name, bare)) {
      spellings.add(one.replace("&", "and"));
      spellings.add(one.replace(" and ", " & "));
    }
    return new ProvinceNames.Name(name, spellings);
  }

  /// Every beginning of a spelling, with the tokens that it fits.
  private static SequencedMap<String, SequencedSet<String>> beginnings() {
    SequencedMap<String, SequencedSet<String>> beginnings = new TreeMap<>();
    for (ProvinceNames.Name name : TOKENS) {
      for (String spelling : name.spellings()) {
        String plain = plain(spelling);
        for (int end = 1; end <= plain.length(); end++) {
          beginnings
              .computeIfAbsent(plain.substring(0, end), _ -> new LinkedHashSet<>())
              .add(name.id());
        }
      }
    }
    return new LinkedHashMap<>(beginnings);
  }

  /// {@return letters and digits only, small}
  public static String plain(String word) {
    return Lines.lettersAndDigits(word.toLowerCase(Locale.ROOT));
  }

  /// {@return every way to write a token: its number, its spellings and their beginnings}
  public static List<String> writings(Token token) {
    List<String> writings = new ArrayList<>();
    BEGINNINGS.forEach(
        (beginning, ids) -> {
          if (ids.size() == 1 && ids.contains(token.name())) {
            writings.add(beginning);
          }
        });
    if (token != Token.VP) {
      writings.add(String.valueOf(Token.TRAITS.indexOf(token) + 1));
    }
    return writings;
  }

  /// {@return what token a word means}
  static Match token(String word) {
    return token(word, TOKEN_NAMES, List.of(Token.values()));
  }

  /// Takes the token that a word means, or says why it means none.
  static void read(String word, Match match, ParsedList<?> list, Consumer<Token> taker) {
    switch (match) {
      case Match.Found(String id) -> taker.accept(Token.valueOf(id));
      case Match.Close(String id) -> {
        taker.accept(Token.valueOf(id));
        list.doubt(new PlanDoubtFact.ReadAs(word, Token.valueOf(id).word()));
      }
      case Match.Unclear(List<String> ids) ->
          list.refuse(new PlanRefusalFact.Unclear(word, words(ids)));
      case Match.Unknown(List<String> nearest) ->
          list.strange(new PlanRefusalFact.UnknownTrait(word, words(nearest)));
    }
  }

  private static List<String> words(List<String> tokens) {
    return tokens.stream().map(id -> Token.valueOf(id).word()).toList();
  }

  /// {@return what trait a word means: there is no bid card for victory points}
  static Match trait(String word) {
    return token(word, TRAIT_NAMES, Token.TRAITS);
  }

  private static Match token(String word, ProvinceNames provinceNames, List<Token> meant) {
    Match match = provinceNames.find(word);
    SequencedSet<String> beginning = beginning(word);
    List<String> begun = meant.stream().map(Token::name).filter(beginning::contains).toList();
    if (match instanceof Match.Found || begun.isEmpty()) {
      return match;
    }
    return begun.size() == 1 ? new Match.Found(begun.getFirst()) : new Match.Unclear(begun);
  }

  /// {@return whether a word names a token, in full or by a beginning that fits no other}
  static boolean isToken(String word) {
    return TOKEN_NAMES.knows(word) || beginning(word).size() == 1;
  }

  /// {@return whether a word is plainly the name of a trait, and nothing that is said every day}
  static boolean isTrait(String word) {
    return plain(word).length() >= SHORTEST
        && (trait(word) instanceof Match.Found
            || (word.length() > SHORTEST + 1 && trait(word) instanceof Match.Close));
  }

  /// {@return the tokens that a word is a beginning of}
  private static SequencedSet<String> beginning(String word) {
    return BEGINNINGS.getOrDefault(plain(word), NONE);
  }

  /// {@return whether some words are the name of a card}
  static boolean isCard(String words) {
    return CARD_NAMES.knows(words);
  }

  /// {@return the trait with this number on its bid card}
  static Optional<Token> numbered(String word) {
    return word.length() == 1 && word.charAt(0) >= '1' && word.charAt(0) <= '6'
        ? Optional.of(Token.TRAITS.get(Integer.parseInt(word) - 1))
        : Optional.empty();
  }

  /// {@return what action card some words mean}
  static Match card(String words) {
    return CARD_NAMES.find(words);
  }

  /// {@return whether a word cannot be the name of a seat because letters use it otherwise}
  public static boolean isTaken(String word) {
    return PlanVerb.of(word) != PlanVerb.NONE || word.isEmpty() || plain(word).isEmpty();
  }
}
