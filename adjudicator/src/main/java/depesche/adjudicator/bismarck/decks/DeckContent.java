package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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
    return Term.list(
        "card",
        Term.quoted(card.id()),
        Term.quoted(card.title()),
        card.type().name(),
        flag("asterisk", card.asterisk()),
        flag("issue", card.issue()),
        Term.list("theatres" + names(card.theatres())),
        Term.list("powers" + names(card.powers())),
        DanceOperations.content("event", card.event()),
        card.action().map(DeckContent::action).orElse(""),
        DanceOperations.content("passive", card.passive()));
  }

  private static String flag(String word, boolean set) {
    return set ? word : "";
  }

  private static String action(CardAction action) {
    return Term.list(
        "action",
        action.phase().name(),
        flag("die", action.dieMark()),
        flag("stays", action.stays()),
        DanceOperations.content("effects", action.effects()));
  }
}
