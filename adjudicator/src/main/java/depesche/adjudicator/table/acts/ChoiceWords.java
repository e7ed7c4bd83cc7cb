package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TextValue;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The words of a sealed choice: `WAGER Davout`, `BATTLE C: 63, Wellington`, `CHOOSE wager: 12`.
public final class ChoiceWords {

  private ChoiceWords() {}

  /// {@return the choice of a layout with this name, in any case}
  public static Optional<ChoiceLayout> named(TableBook book, String name) {
    return book.layout().choices().stream()
        .filter(choice -> choice.name().equalsIgnoreCase(name.strip()))
        .findFirst();
  }

  /// Files what a line chooses.
  ///
  /// @param verb `CHOOSE` or the name of the choice
  /// @param text behind the verb
  /// @return why it cannot be chosen, or not any more
  public static Optional<Fact> seal(LiveTable table, Seat seat, String verb, String text) {
    return seal(table, seat, verb, text, _ -> Optional.empty());
  }

  /// The same, where a title has a rule for what is chosen.
  public static Optional<Fact> seal(
      LiveTable table,
      Seat seat,
      String verb,
      String text,
      Function<SealedChoice, Optional<Fact>> rule) {
    String rest = text.strip();
    Optional<ChoiceLayout> named = named(table.book(), verb);
    List<ChoiceLayout> choices = table.book().layout().choices();
    if (named.isEmpty() && rest.isEmpty() && !choices.isEmpty()) {
      ChoiceLayout first = choices.getFirst();
      return Optional.of(
          new TableRefusal.TableWordsMissing(
              verb, form(verb + " " + first.name() + ":", first).example(table)));
    }
    if (named.isEmpty()) {
      named = longest(table.book(), rest);
      int length = named.map(choice -> choice.name().length()).orElse(0);
      rest = rest.substring(length).replaceFirst("^[\\s:=]+", "");
    }
    List<String> open = open(table);
    if (named.isEmpty() || !open.contains(named.get().name())) {
      return Optional.of(
          new TableRefusal.ChoiceClosed(named.map(ChoiceLayout::name).orElse(text), open));
    }
    ChoiceLayout choice = named.get();
    Optional<String> scope = Optional.of(SealedChoice.WHOLE);
    if (!choice.scopes().isEmpty()) {
      String first = rest.split("[\\s:>,]+", 2)[0];
      scope = choice.scopes().stream().filter(first::equalsIgnoreCase).findFirst();
      if (scope.isEmpty()) {
        return Optional.of(notOpen(choice, first, choice.scopes()));
      }
      rest = rest.substring(first.length()).replaceFirst("^[\\s:=>,]+", "");
    }
    ActWords words = new ActWords(table, choice.name(), form(choice.name(), choice), rest, _ -> {});
    TextValue value = new TextValue(value(table, seat, choice, words));
    SealedChoice made = new SealedChoice(seat, choice.name(), scope.get(), value);
    Optional<Fact> refused =
        words.refused().or(() -> chosenAlready(table, made)).or(() -> rule.apply(made));
    if (refused.isEmpty()) {
      table.answers().seal(made);
    }
    return refused;
  }

  /// A card that leaves the hand when it is opened is chosen once.
  private static Optional<Fact> chosenAlready(LiveTable table, SealedChoice made) {
    for (SealedChoice other : table.answers().sealed()) {
      boolean another = other.seat().equals(made.seat()) && !other.name().equals(made.name());
      if (another && (leavesHand(table, made) || leavesHand(table, other))) {
        for (String card : other.cards(table.book())) {
          if (made.cards(table.book()).contains(card)) {
            return Optional.of(
                new TableRefusal.CardChosenAlready(table.book().shown(card), other.name()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean leavesHand(LiveTable table, SealedChoice one) {
    return table.book().choice(one.choice()).after() != ChoiceLayout.After.KEEP;
  }

  private static Optional<ChoiceLayout> longest(TableBook book, String text) {
    return book.layout().choices().stream()
        .filter(
            choice ->
                text.toUpperCase(Locale.ROOT).startsWith(choice.name().toUpperCase(Locale.ROOT)))
        .reduce((one, other) -> one.name().length() >= other.name().length() ? one : other);
  }

  /// {@return the choices that can be made: those that were not opened in this turn}
  public static List<String> open(LiveTable table) {
    List<String> opened = table.stage().opened();
    return table.book().layout().choices().stream()
        .map(ChoiceLayout::name)
        .filter(name -> !opened.contains(name))
        .toList();
  }

  private static Fact notOpen(ChoiceLayout choice, String word, List<String> options) {
    return new TableRefusal.ChoiceNotOpen(choice.name(), word, options);
  }

  private static String value(LiveTable table, Seat seat, ChoiceLayout choice, ActWords words) {
    String text = words.text();
    boolean named = choice.options().stream().anyMatch(text.strip()::equalsIgnoreCase);
    boolean none =
        !named
            && text.strip()
                .matches(
                    "(?i)(?:none|nothing|no cards?|no|pass)(?: (?:for )?this"
                        + " (?:turn|round|phase))?");
    // Silence until the deadline declines a card, too.
    boolean declined = none && choice.kind() == ChoiceLayout.Kind.CARD;
    if (declined || (choice.least() == 0 && (none || text.isEmpty()))) {
      return "";
    }
    words.needMore();
    return switch (choice.kind()) {
      case CARD -> cards(table, seat, choice, words);
      case NUMBER -> number(choice, words);
      case SEAT -> words.seat().name();
      case OPTION -> option(choice, words);
      case TEXT -> text;
    };
  }

  private static VerbForm form(String head, ChoiceLayout choice) {
    String scope = choice.scopes().isEmpty() ? "" : " " + choice.scopes().getFirst();
    return new VerbForm(
        head
            + scope
            + switch (choice.kind()) {
              case CARD -> " {card}";
              case NUMBER -> " " + choice.least();
              case SEAT -> " {seat}";
              case TEXT -> " ...";
              case OPTION -> " " + choice.options().getFirst();
            });
  }

  private static String cards(LiveTable table, Seat seat, ChoiceLayout choice, ActWords words) {
    List<String> cards = words.cards();
    if (words.end("card").isPresent()) {
      return "";
    }
    for (String card : cards) {
      if (Collections.frequency(cards, card) > 1) {
        words.refuse(new TableRefusal.CardNamedTwice(table.book().shown(card)));
      }
    }
    cards.forEach(card -> words.check(() -> table.cards().lacks(LiveCards.hand(seat), card)));
    if (cards.size() < choice.least() || cards.size() > choice.most()) {
      words.refuse(
          new TableRefusal.ChoiceCount(choice.name(), choice.least(), choice.most(), cards.size()));
    }
    return String.join(" ", cards);
  }

  private static String number(ChoiceLayout choice, ActWords words) {
    int number = words.number();
    if (words.end().isEmpty() && (number < choice.least() || number > choice.most())) {
      words.refuse(
          notOpen(
              choice, String.valueOf(number), List.of(choice.least() + " to " + choice.most())));
    }
    return String.valueOf(number);
  }

  private static String option(ChoiceLayout choice, ActWords words) {
    Optional<String> option =
        choice.options().stream().filter(words.text()::equalsIgnoreCase).findFirst();
    if (option.isEmpty()) {
      words.refuse(notOpen(choice, words.text(), choice.options()));
    }
    return option.orElse("");
  }

  /// {@return a choice as reports show it}
  public static String shown(SealedChoice choice, TableBook book) {
    List<String> cards = choice.cards(book);
    return cards.isEmpty() ? choice.value().text() : String.join(", ", book.shown(cards));
  }
}
