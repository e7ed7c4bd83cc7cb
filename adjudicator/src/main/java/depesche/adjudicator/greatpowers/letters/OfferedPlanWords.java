package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The words of commands as they are offered to a player who types: what is written, and how else
/// it might be.
final class OfferedPlanWords {

  static final Offer ANY = new Offer(List.of(Offer.Name.of("ANY")));
  static final Offer PASS = new Offer(List.of(Offer.Name.of("PASS")));
  static final Offer NONE = new Offer(List.of(Offer.Name.of("NONE")));
  static final Offer.Name THEN = Offer.Name.of(">");
  static final Offer NOBODY = new Offer(List.of(Offer.Name.of("NOBODY")));
  static final Offer.Aside FROM = new Offer.Aside("FROM", List.of("from"));

  private static final Map<Token, Offer.Name> TOKENS = tokens();

  private OfferedPlanWords() {}

  private static Map<Token, Offer.Name> tokens() {
    Map<Token, Offer.Name> tokens = new EnumMap<>(Token.class);
    for (Token token : Token.values()) {
      tokens.put(token, Offer.Name.of(token.name(), GreatPowersWords.writings(token)));
    }
    return tokens;
  }

  static Offer.Name token(Token token) {
    return TOKENS.getOrDefault(token, Offer.Name.of(token.name()));
  }

  static Offer verb(PlanVerb planVerb) {
    return new Offer(List.of(Offer.Name.of(planVerb.name())));
  }

  /// A card is also found by what follows its article.
  static Offer card(ActionCard actionCard) {
    String name = actionCard.name();
    String bare = name.startsWith("The ") ? name.substring("The ".length()) : name;
    return new Offer(List.of(Offer.Name.of(name, List.of(name, bare))));
  }

  /// Cards in general: a bid card more, the most of some token, whatever there is.
  static Stream<Offer> anyCards() {
    Offer.Name any = Offer.Name.of("ANY");
    return Stream.concat(
        Stream.of(ANY, ANY.and(Offer.Name.of("BID"))),
        Stream.of(Token.values()).map(token -> new Offer(List.of(any, token(token)))));
  }

  static Offer seat(Seat seat) {
    return new Offer(List.of(Offer.Name.of(seat.name())));
  }

  /// The player who has most of a trait, or least.
  static Stream<Offer> extremes() {
    return Token.TRAITS.stream()
        .flatMap(
            trait ->
                Stream.of("MOST", "LEAST")
                    .map(word -> new Offer(List.of(Offer.Name.of(word), token(trait)))));
  }

  /// {@return every way to play so many of these bid cards; the first card changes fastest}
  static List<Offer> bids(List<Token> open, int count) {
    List<Offer> bids = new ArrayList<>();
    lay(open, count, List.of(), bids);
    return bids;
  }

  private static void lay(List<Token> open, int count, List<Offer.Name> laid, List<Offer> bids) {
    if (laid.size() == count) {
      bids.add(new Offer(List.copyOf(laid)));
      return;
    }
    for (Token token : open) {
      Offer.Name word = token(token);
      if (!laid.contains(word)) {
        List<Offer.Name> longer = new ArrayList<>(List.of(word));
        longer.addAll(laid);
        lay(open, count, longer, bids);
      }
    }
  }
}
