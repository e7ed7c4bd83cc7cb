package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PlaceTarget;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.kit.RecordShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  private static String card(DanceCard card) {
    return list(
        "card",
        said(card.id()),
        said(card.title()),
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

  /// Words in brackets, without those that are empty.
  private static String list(String... words) {
    return list(Stream.of(words));
  }

  private static String list(Stream<String> words) {
    return words.filter(word -> !word.isEmpty()).collect(Collectors.joining(" ", "(", ")"));
  }

  private static String all(String word, List<CardOperation> operations) {
    return list(Stream.concat(Stream.of(word), operations.stream().map(DeckContent::said)));
  }

  private static String each(String word, List<List<CardOperation>> ways) {
    return list(Stream.concat(Stream.of(word), ways.stream().map(way -> all("do", way))));
  }

  /// An operation or a condition is its word and what it says beside it.
  private static String said(Object value) {
    return switch (value) {
      case String text ->
          '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
      case FlagTarget.Named(EuropeanPower power) -> power.name();
      case PartyTarget.Named(Party party) -> party.name();
      case PlaceTarget.At(int place) -> String.valueOf(place);
      case FlagTarget.Chosen _, PartyTarget.Chosen _, PlaceTarget.Chosen _ -> "CHOSEN";
      case CardOperation.Roll(List<List<CardOperation>> faces) -> each("ROLL", faces);
      case CardOperation.Choice(List<List<CardOperation>> ways) -> each("CHOICE", ways);
      case CardOperation.If(var condition, var then, var otherwise) ->
          list("IF", said(condition), all("then", then), all("else", otherwise));
      case Record other ->
          list(
              Stream.concat(
                  Stream.of(word(other.getClass())),
                  RecordShape.of(other.getClass()).values(other).stream().map(DeckContent::said)));
      default -> String.valueOf(value);
    };
  }

  /// {@return the word of a type of operations or conditions: `SET_DIE` of `SetDie`}
  static String word(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
