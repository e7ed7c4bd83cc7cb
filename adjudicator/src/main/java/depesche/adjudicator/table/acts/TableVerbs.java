package depesche.adjudicator.table.acts;

import depesche.adjudicator.kit.Verbs;
import depesche.adjudicator.kit.Verbs.Behind;
import depesche.adjudicator.table.layout.TableBook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The verbs of a title: those of every table, and its own. An own verb replaces one of the same
/// word.
public final class TableVerbs {

  /// Ends a turn for this round, or a part in what all do at once.
  public static final String END = "END";

  /// Does nothing more in this round; of a reaction, does not react.
  public static final String PASS = "PASS";

  /// Lines that end a turn come behind all others.
  public static final List<String> ENDS = List.of(END, PASS);

  /// Answers a question for reactions; `REACT TO … ` is a standing answer.
  public static final String REACT = "REACT";

  /// Begins a standing answer.
  public static final String IF = "IF";

  /// Ends the standing answers: `OTHERWISE PASS`.
  public static final String OTHERWISE = "OTHERWISE";

  /// Takes back what is on file: sealed choices, standing answers, offers.
  public static final String CLEAR = "CLEAR";

  /// Makes a sealed choice: `CHOOSE name: value`.
  public static final String CHOOSE = "CHOOSE";

  public static final String HAND = "HAND";
  public static final String JOURNAL = "JOURNAL";
  public static final String SHEET = "SHEET";

  /// What a seat may look at, at any time.
  public static final List<String> LOOKS = List.of(HAND, JOURNAL, SHEET);

  private static final List<String> FRAME =
      List.of(END, PASS, REACT, IF, OTHERWISE, CLEAR, CHOOSE, HAND, JOURNAL, SHEET);

  private static final List<String> ALONE = List.of(END, PASS, CLEAR, HAND, SHEET);

  private final SequencedMap<String, TableVerb> verbs = new LinkedHashMap<>();
  private final List<String> words = new ArrayList<>();
  private final Verbs<String> spellings;

  /// @param own of the title
  /// @param choices the names of its sealed choices
  public TableVerbs(List<TableVerb> own, List<String> choices) {
    List.of(CardActs.all(), BoardActs.all(), TalkActs.all(), own)
        .forEach(some -> some.forEach(verb -> verbs.put(verb.word(), verb)));
    words.addAll(verbs.keySet());
    choices.stream().filter(name -> name.matches("\\w+")).forEach(words::add);
    words.addAll(FRAME);
    spellings = Verbs.of(words, word -> ALONE.contains(word) ? Behind.NOTHING : Behind.OWN);
  }

  /// {@return the act of a verb; empty if the verb is none of an act}
  public Optional<TableVerb> act(String word) {
    return Optional.ofNullable(verbs.get(word));
  }

  /// {@return all acts}
  public Stream<TableVerb> acts() {
    return verbs.values().stream();
  }

  /// {@return how lines of a verb are written, with the blanks that this verb has}
  public VerbForm form(String text) {
    VerbForm form = new VerbForm(text);
    return act(form.verb()).map(verb -> verb.form(text)).orElse(form);
  }

  /// {@return how an answer to acts of others is written in advance}
  public List<VerbForm> standing(TableBook book) {
    List<VerbForm> forms = new ArrayList<>();
    for (TableVerb verb : verbs.values()) {
      verb.event(book)
          .ifPresent(
              event -> {
                forms.add(event.within(IF + " ", " PLAY {card}"));
                forms.add(event.within(REACT + " TO ", " IF {track} >= 1"));
              });
    }
    forms.add(new VerbForm(OTHERWISE + " " + PASS));
    return forms;
  }

  /// {@return all words by which a line may begin, in capitals}
  public List<String> words() {
    return Collections.unmodifiableList(words);
  }

  /// {@return the verbs as the reader of letters needs them}
  public Verbs<String> spellings() {
    return spellings;
  }

  /// {@return the acts of the seat whose turn it is}
  public List<String> turnWords() {
    return acts()
        .filter(verb -> verb.right() == TableVerb.Right.TURN)
        .map(TableVerb::word)
        .toList();
  }
}
