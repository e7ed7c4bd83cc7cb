package depesche.adjudicator.bismarck.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All of a deck that can change a game, as one text: the board and, of every card, its id, title,
/// kind, marks and operations. The name of the deck, remarks, years, sources and the words of
/// history are left out, so a slip in them can be mended while a game is played. Games are
/// committed to a hash over this text, so its form must never change.
public final class DeckContent {

  private static final String FIRST_LINE = "deck of Bismarck's Dance, form 1";

  private DeckContent() {}

  /// {@return the text, the same for any two files that mean the same}
  public static String of(DanceDeck deck) {
    List<String> lines = new ArrayList<>();
    lines.add(FIRST_LINE);
    deck.board()
        .flagStart()
        .forEach((power, space) -> lines.add("start " + power.name() + " " + space));
    lines.subList(1, lines.size()).sort(null);
    lines.add("arrows" + names(deck.board().arrows()));
    lines.add("doubles" + names(deck.board().doubles()));
    deck.cards().forEach(card -> lines.add(card(card)));
    return String.join("\n", lines) + "\n";
  }

  private static String names(List<? extends Enum<?>> all) {
    return all.stream().map(one -> " " + one.name()).collect(Collectors.joining());
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private static String card(DanceCard card) {
    return list(
        "card",
        quoted(card.id()),
        quoted(card.title()),
        card.type().name(),
        flag("asterisk", card.asterisk()),
        flag("issue", card.issue()),
        list("theatres" + names(card.theatres())),
        list("powers" + names(card.powers())),
        all("event", card.event()),
        card.action().map(DeckContent::action).orElse(""),
        all("passive", card.passive()));
  }

  private static String flag(String word, boolean set) {
    return set ? word : "";
  }

  private static String action(CardAction action) {
    return list(
        "action",
        action.phase().name(),
        flag("die", action.dieMark()),
        flag("stays", action.stays()),
        all("effects", action.effects()));
  }

  private static String list(String... words) {
    return Stream.of(words)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" ", "(", ")"));
  }

  private static String all(String word, List<CardOperation> operations) {
    return list(
        word, operations.stream().map(DeckContent::operation).collect(Collectors.joining(" ")));
  }

  private static String each(String word, List<List<CardOperation>> ways) {
    return list(word, ways.stream().map(way -> all("do", way)).collect(Collectors.joining(" ")));
  }

  private static String operation(CardOperation operation) {
    return switch (operation) {
      case CardOperation.Move(FlagTarget flags, int spaces) ->
          list("MOVE", flags(flags), "" + spaces);
      case CardOperation.Inactivate(FlagTarget flags) -> list("INACTIVATE", flags(flags));
      case CardOperation.Activate(FlagTarget flags) -> list("ACTIVATE", flags(flags));
      case CardOperation.Lose(PartyTarget party) -> list("LOSE", party(party));
      case CardOperation.Gain(PartyTarget party) -> list("GAIN", party(party));
      case CardOperation.Cancel(PlaceTarget place, int discs) ->
          list("CANCEL", place(place), "" + discs);
      case CardOperation.Discard(PlaceTarget place) -> list("DISCARD", place(place));
      case CardOperation.Swap(int first, int second) -> list("SWAP", "" + first, "" + second);
      case CardOperation.SetDie _ -> list("SET_DIE");
      case CardOperation.Roll(List<List<CardOperation>> faces) -> each("ROLL", faces);
      case CardOperation.Discs(DiscPool from, DiscPool to, int count) ->
          list("DISCS", from.name(), to.name(), "" + count);
      case CardOperation.Draw(int cards) -> list("DRAW", "" + cards);
      case CardOperation.Look(int cards) -> list("LOOK", "" + cards);
      case CardOperation.Choice(List<List<CardOperation>> ways) -> each("CHOICE", ways);
      case CardOperation.If(
              CardCondition condition,
              List<CardOperation> then,
              List<CardOperation> otherwise) ->
          list("IF", condition(condition), all("then", then), all("else", otherwise));
      case CardOperation.Cost(PricedAction action, int more) ->
          list("COST", action.name(), "" + more);
      case CardOperation.Manual(String text) -> list("MANUAL", quoted(text));
    };
  }

  private static String flags(FlagTarget flags) {
    return switch (flags) {
      case FlagTarget.Named(EuropeanPower power) -> power.name();
      case FlagTarget.Chosen _ -> "CHOSEN";
      case FlagTarget.AllIn(Sphere sphere) -> list("ALL_IN", sphere.name());
    };
  }

  private static String party(PartyTarget party) {
    return switch (party) {
      case PartyTarget.Named(Party named) -> named.name();
      case PartyTarget.Chosen _ -> "CHOSEN";
    };
  }

  private static String place(PlaceTarget place) {
    return switch (place) {
      case PlaceTarget.At(int number) -> "" + number;
      case PlaceTarget.Chosen _ -> "CHOSEN";
    };
  }

  private static String condition(CardCondition condition) {
    return switch (condition) {
      case CardCondition.Supports(Party party) -> list("SUPPORTS", party.name());
      case CardCondition.Active(EuropeanPower power) -> list("ACTIVE", power.name());
      case CardCondition.In(EuropeanPower power, Sphere sphere) ->
          list("IN", power.name(), sphere.name());
      case CardCondition.Not(CardCondition inner) -> list("NOT", condition(inner));
    };
  }
}
