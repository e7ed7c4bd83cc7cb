package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.Wish;
import depesche.adjudicator.kit.ParsedList;
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

  private final PlanContext planContext;
  private final Source source;
  private final ParsedList<Wish> parsedList = new ParsedList<>();

  private boolean ended;

  /// @param ended whether the items go on with a list that is at its end
  WishReader(PlanContext planContext, Source source, boolean ended) {
    this.planContext = planContext;
    this.source = source;
    this.ended = ended;
  }

  /// {@return what a list wishes for}
  ParsedList<Wish> read(List<String> items) {
    for (String item : items) {
      String words = item.toLowerCase(Locale.ROOT);
      switch (words) {
        case "pass", "none", "nobody", "nothing", "no card", "nichts" -> {
          ended = true;
          parsedList.entry(new Wish.Nothing());
        }
        // Ruling nobodyInList.
        case String _ when ended -> {
          if (GreatPowersWords.card(item) instanceof Match.Unknown && !words.startsWith("any")) {
            parsedList.strange(new PlanRefusalFact.BehindEnd(item));
          } else {
            parsedList.refuse(new PlanRefusalFact.BehindEnd(item));
          }
        }
        case "any", "anything", "any card" -> parsedList.entry(new Wish.Anything());
        case "any bid", "any bids", "any bid card", "any extra bid" ->
            parsedList.entry(new Wish.ExtraBid());
        default -> {
          if (words.startsWith("any ")) {
            kind(item.substring("any ".length()));
          } else {
            card(item);
          }
        }
      }
    }
    return parsedList;
  }

  private void kind(String word) {
    GreatPowersWords.read(
        word,
        GreatPowersWords.token(word),
        parsedList,
        token -> parsedList.entry(new Wish.Most(token)));
  }

  private void card(String item) {
    switch (GreatPowersWords.card(item)) {
      case Match.Found(String name) -> named(name);
      case Match.Close(String name) -> {
        if (named(name)) {
          parsedList.doubt(new PlanDoubtFact.ReadAs(item, name));
        }
      }
      case Match.Unclear(List<String> names) -> unclear(item, names);
      case Match.Unknown(List<String> nearest) ->
          parsedList.strange(new PlanRefusalFact.UnknownCard(item, nearest));
    }
  }

  /// A word that fits several cards means the one of them that lies there, if it is one.
  private void unclear(String item, List<String> names) {
    List<String> there =
        !planContext.known()
            ? List.of()
            : here().stream().map(ActionCard::name).filter(names::contains).toList();
    if (there.size() == 1 && named(there.getFirst())) {
      parsedList.doubt(new PlanDoubtFact.ReadAs(item, there.getFirst()));
    } else {
      parsedList.refuse(new PlanRefusalFact.Unclear(item, names));
    }
  }

  /// {@return the cards to choose from, as far as this seat knows them}
  private List<ActionCard> here() {
    return source == Source.ROW ? planContext.world().round().dealt() : planContext.drawn();
  }

  private boolean named(String name) {
    ActionCard actionCard = ActionDeck.named(name).orElseThrow();
    if (!planContext.known()) {
      parsedList.entry(new Wish.Named(name));
      return true;
    }
    Optional<PlanRefusalFact> objection =
        source == Source.ROW ? notInRow(actionCard) : notDrawn(actionCard);
    if (objection.isPresent()) {
      parsedList.refuse(objection.get());
      return false;
    }
    parsedList.entry(new Wish.Named(name));
    if (!planContext.world().canPay(planContext.seat(), actionCard)) {
      parsedList.doubt(new PlanDoubtFact.CannotPay(name, actionCard.text()));
    }
    return true;
  }

  private Optional<PlanRefusalFact> notInRow(ActionCard actionCard) {
    Round round = planContext.world().round();
    List<String> row = round.row().stream().map(ActionCard::name).toList();
    if (!round.dealt().contains(actionCard)) {
      return Optional.of(new PlanRefusalFact.CardNotThere(actionCard.name(), row));
    }
    Optional<Seat> taker = Optional.ofNullable(round.taken().get(actionCard));
    return taker
        .filter(_ -> planContext.isFresh())
        .map(by -> new PlanRefusalFact.CardGone(actionCard.name(), by, row));
  }

  /// In advance any card may be named, for nobody knows what will be drawn.
  private Optional<PlanRefusalFact> notDrawn(ActionCard actionCard) {
    List<ActionCard> drawn = planContext.drawn();
    return drawn.isEmpty() || drawn.contains(actionCard) || !planContext.isFresh()
        ? Optional.empty()
        : Optional.of(
            new PlanRefusalFact.CardNotDrawn(
                actionCard.name(), drawn.stream().map(ActionCard::name).toList()));
  }
}
