package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.actions.Resolution;
import depesche.adjudicator.greatpowers.cards.ActionDeck;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.kit.Heard;
import depesche.adjudicator.notation.Match;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads ranked lists of cards: `"Opium Wars" > Jazz > ANY VP > PASS`.
final class WishReader {

  /// Where the cards come from.
  enum Source {
    ROW,
    DRAWN
  }

  private final Scene scene;
  private final Source source;
  private final Heard<Wish> heard = new Heard<>();

  private boolean ended;

  private WishReader(Scene scene, Source source, boolean ended) {
    this.scene = scene;
    this.source = source;
    this.ended = ended;
  }

  /// @param ended whether the items go on with a list that is at its end
  static Heard<Wish> read(Scene scene, Source source, List<String> items, boolean ended) {
    WishReader reader = new WishReader(scene, source, ended);
    items.forEach(reader::read);
    return reader.heard;
  }

  private void read(String item) {
    String words = item.toLowerCase(Locale.ROOT);
    switch (words) {
      case "pass", "none", "nobody", "nothing", "no card", "nichts" -> {
        ended = true;
        heard.entry(new Wish.Nothing());
      }
      // Ruling nobodyInList.
      case String _ when ended -> heard.refuse(new RefusalFact.BehindEnd(item));
      case "any", "anything", "any card" -> heard.entry(new Wish.Anything());
      case "any bid", "any bids", "any bid card", "any extra bid" ->
          heard.entry(new Wish.ExtraBid());
      default -> {
        if (words.startsWith("any ")) {
          kind(item.substring("any ".length()));
        } else {
          card(item);
        }
      }
    }
  }

  private void kind(String word) {
    switch (Words.token(word)) {
      case Match.Found(String id) -> heard.entry(new Wish.Most(Token.valueOf(id)));
      case Match.Close(String id) -> {
        heard.entry(new Wish.Most(Token.valueOf(id)));
        heard.doubt(new DoubtFact.ReadAs(word, Token.valueOf(id).word()));
      }
      case Match.Unclear(List<String> ids) ->
          heard.refuse(new RefusalFact.Unclear(word, BidReader.words(ids)));
      case Match.Unknown(List<String> nearest) ->
          heard.refuse(new RefusalFact.UnknownTrait(word, BidReader.words(nearest)));
    }
  }

  private void card(String item) {
    switch (Words.card(item)) {
      case Match.Found(String name) -> named(name);
      case Match.Close(String name) -> {
        if (named(name)) {
          heard.doubt(new DoubtFact.ReadAs(item, name));
        }
      }
      case Match.Unclear(List<String> names) -> unclear(item, names);
      case Match.Unknown(List<String> nearest) ->
          heard.refuse(new RefusalFact.UnknownCard(item, nearest));
    }
  }

  /// A word that fits several cards means the one of them that lies there, if it is one.
  private void unclear(String item, List<String> names) {
    List<String> there = here().stream().map(Card::name).filter(names::contains).toList();
    if (there.size() == 1 && named(there.getFirst())) {
      heard.doubt(new DoubtFact.ReadAs(item, there.getFirst()));
    } else {
      heard.refuse(new RefusalFact.Unclear(item, names));
    }
  }

  /// {@return the cards to choose from, as far as this seat knows them}
  private List<Card> here() {
    return source == Source.ROW ? scene.world().round().dealt() : scene.drawn();
  }

  private boolean named(String name) {
    Card card = ActionDeck.named(name).orElseThrow();
    Optional<RefusalFact> objection = source == Source.ROW ? notInRow(card) : notDrawn(card);
    if (objection.isPresent()) {
      heard.refuse(objection.get());
      return false;
    }
    heard.entry(new Wish.Named(name));
    if (!Resolution.canPay(scene.world(), scene.seat(), card)) {
      heard.doubt(new DoubtFact.CannotPay(name, card.text()));
    }
    return true;
  }

  private Optional<RefusalFact> notInRow(Card card) {
    Round round = scene.world().round();
    List<String> row = round.row().stream().map(Card::name).toList();
    if (!round.dealt().contains(card)) {
      return Optional.of(new RefusalFact.CardNotThere(card.name(), row));
    }
    Optional<Seat> taker = Optional.ofNullable(round.taken().get(card));
    return taker
        .filter(_ -> scene.isFresh())
        .map(by -> new RefusalFact.CardGone(card.name(), by, row));
  }

  /// In advance any card may be named, for nobody knows what will be drawn.
  private Optional<RefusalFact> notDrawn(Card card) {
    List<Card> drawn = scene.drawn();
    return drawn.isEmpty() || drawn.contains(card) || !scene.isFresh()
        ? Optional.empty()
        : Optional.of(
            new RefusalFact.CardNotDrawn(card.name(), drawn.stream().map(Card::name).toList()));
  }
}
