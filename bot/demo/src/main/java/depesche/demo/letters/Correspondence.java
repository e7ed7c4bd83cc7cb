package depesche.demo.letters;

import depesche.adjudicator.Draw;
import depesche.demo.letters.Affairs.Grievance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// What the players of one game write to each other, turn by turn: offers and their answers, thanks
/// or complaints when a promise is due, and now and then a word to all. The players who decide on
/// orders know nothing of it, so promises are kept and broken as it happens.
public final class Correspondence {

  /// Below this nobody is worth a warning.
  private static final int HIGH = 5;

  private static final List<String> NUMBERS =
      List.of(
          "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
              .split(" ", -1));

  private static final Pattern START = Pattern.compile("(?:^|[.!?] )[a-z]");

  private final Phrases phrases;
  private final UnaryOperator<String> names;
  private final int most;
  private List<Promise> promises = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  /// Nobody likes to be asked the same thing twice.
  private final List<Promise> asked = new ArrayList<>();

  /// Two seats leave something alone until the next letters.
  private record Promise(String one, String other, String about) {

    /// {@return the same, said by the other}
    Promise back() {
      @SuppressWarnings("ArgumentSelectionDefectChecker")
      Promise back = new Promise(other, one, about);
      return back;
    }
  }

  private Correspondence(Phrases phrases, UnaryOperator<String> names, int most) {
    this.phrases = phrases;
    this.names = names;
    this.most = most;
  }

  /// {@return the letters of a game that begins}
  ///
  /// @param title its id
  /// @param names what a seat is called in a letter
  /// @param most so many letters to one reader are written at a time
  public static Correspondence of(String title, UnaryOperator<String> names, int most) {
    return new Correspondence(Phrases.of(title), names, most);
  }

  /// {@return the letters that are written before the orders of a turn}
  public List<Note> round(Affairs affairs, Draw whim) {
    notes.clear();
    List<Promise> due = promises;
    promises = new ArrayList<>();
    due.forEach(promise -> settle(promise, affairs, whim));
    grieve(Occasion.OUTRAGE, affairs.losses(), affairs, whim);
    // Mostly there is room for one or two of these.
    if (whim.below(3) > 0) {
      offer(affairs, whim);
    }
    if (whim.below(2) == 0) {
      pact(affairs, whim);
    }
    grieve(Occasion.THREAT, affairs.threats(), affairs, whim);
    aside(affairs, whim);
    return List.copyOf(notes);
  }

  private void settle(Promise promise, Affairs affairs, Draw whim) {
    if (!affairs.seats().containsAll(List.of(promise.one(), promise.other()))) {
      return;
    }
    boolean first = affairs.hasTouched(promise.one(), promise.about());
    boolean second = affairs.hasTouched(promise.other(), promise.about());
    if (first || second) {
      String victim = first ? promise.other() : promise.one();
      String culprit = first ? promise.one() : promise.other();
      write(Occasion.COMPLAINT, new Grievance(victim, culprit, promise.about()), affairs, whim);
    } else if (whim.below(3) > 0) {
      Grievance kept = new Grievance(promise.one(), promise.other(), promise.about());
      write(Occasion.THANKS, kept, affairs, whim);
    }
  }

  /// One of those who have reason to writes about it.
  private void grieve(Occasion occasion, List<Grievance> reasons, Affairs affairs, Draw whim) {
    whim.shuffled(reasons).stream()
        .filter(reason -> isFree(reason.victim()) && !isAddressed(reason))
        .findFirst()
        .ifPresent(reason -> write(occasion, reason, affairs, whim));
  }

  private void offer(Affairs affairs, Draw whim) {
    List<String> seats = whim.shuffled(affairs.seats());
    for (String one : seats) {
      for (String other : seats) {
        if (!one.equals(other) && isFree(one) && isFree(other) && notes.size() + 1 < most) {
          List<Promise> open =
              affairs.between(one, other).stream()
                  .map(about -> new Promise(one, other, about))
                  .filter(promise -> !asked.contains(promise))
                  .toList();
          if (!open.isEmpty()) {
            offer(open.get(whim.below(open.size())), affairs, whim);
          }
        }
      }
    }
  }

  private void offer(Promise promise, Affairs affairs, Draw whim) {
    asked.add(promise);
    asked.add(promise.back());
    Grievance wish = new Grievance(promise.one(), promise.other(), promise.about());
    write(Occasion.OFFER, wish, affairs, whim);
    boolean agreed = whim.below(3) > 0;
    Grievance back = new Grievance(promise.other(), promise.one(), promise.about());
    write(agreed ? Occasion.AGREE : Occasion.DECLINE, back, affairs, whim);
    if (agreed) {
      promises.add(promise);
    }
  }

  private void pact(Affairs affairs, Draw whim) {
    Optional<String> rival = leader(affairs);
    List<String> others = whim.shuffled(idle(affairs, rival));
    if (rival.isPresent() && others.size() > 1) {
      List<String> between = affairs.between(others.get(1), rival.get());
      String about = between.isEmpty() ? "" : between.getFirst();
      write(Occasion.PACT, new Grievance(others.get(0), others.get(1), about), affairs, whim);
    }
  }

  /// What is not for one reader: it does not count among the letters of the turn.
  private void aside(Affairs affairs, Draw whim) {
    Optional<String> rival = leader(affairs);
    List<String> idle = whim.shuffled(idle(affairs, rival));
    if (rival.isEmpty() || idle.isEmpty()) {
      return;
    }
    int kind = whim.below(6);
    if (kind < 2) {
      Occasion occasion = kind == 0 ? Occasion.BROADCAST : Occasion.DIARY;
      notes.add(note(occasion, new Grievance(idle.getFirst(), "", ""), affairs, whim));
    }
  }

  private List<String> idle(Affairs affairs, Optional<String> rival) {
    return affairs.seats().stream()
        .filter(this::isFree)
        .filter(seat -> !rival.equals(Optional.of(seat)))
        .toList();
  }

  /// {@return who is ahead of everybody else, if it is worth a word}
  private static Optional<String> leader(Affairs affairs) {
    List<String> ranked =
        affairs.seats().stream()
            .sorted(Comparator.comparingInt((String seat) -> -affairs.score(seat)))
            .toList();
    return ranked.size() > 2
            && affairs.score(ranked.get(0)) >= HIGH
            && affairs.score(ranked.get(0)) > affairs.score(ranked.get(1))
        ? Optional.of(ranked.getFirst())
        : Optional.empty();
  }

  /// Nobody writes two letters at a time.
  private boolean isFree(String seat) {
    return notes.stream().noneMatch(note -> note.writer().equals(seat));
  }

  private boolean isAddressed(Grievance reason) {
    return notes.stream()
        .anyMatch(
            note ->
                note.writer().equals(reason.culprit()) && note.reader().equals(reason.victim()));
  }

  private void write(Occasion occasion, Grievance reason, Affairs affairs, Draw whim) {
    if (notes.size() < most && isFree(reason.victim())) {
      notes.add(note(occasion, reason, affairs, whim));
    }
  }

  private Note note(Occasion occasion, Grievance reason, Affairs affairs, Draw whim) {
    String writer = reason.victim();
    String rival = leader(affairs).orElse(reason.culprit());
    boolean aboutReader = occasion == Occasion.THREAT;
    int count = affairs.score(aboutReader ? reason.culprit() : rival);
    Map<String, String> blanks = new LinkedHashMap<>();
    blanks.put("{to}", names.apply(reason.culprit()));
    blanks.put("{place}", reason.about().isEmpty() ? "" : affairs.called(reason.about()));
    blanks.put("{rival}", names.apply(rival));
    blanks.put("{count}", count < NUMBERS.size() ? NUMBERS.get(count) : "" + count);
    blanks.put("{year}", affairs.year());
    String text = phrases.pick(occasion, writer, whim);
    for (Map.Entry<String, String> blank : blanks.entrySet()) {
      text = text.replace(blank.getKey(), blank.getValue());
    }
    List<String> lines = new ArrayList<>(List.of(upper(text)));
    if (occasion != Occasion.DIARY) {
      String closing = phrases.pick(Occasion.CLOSING, writer, whim);
      lines.addAll(closing.isEmpty() ? List.of() : List.of(closing));
    }
    boolean answers = occasion == Occasion.AGREE || occasion == Occasion.DECLINE;
    return new Note(occasion, writer, reason.culprit(), answers, lines);
  }

  /// A number may begin a sentence.
  private static String upper(String text) {
    return START.matcher(text).replaceAll(start -> start.group().toUpperCase(Locale.ROOT));
  }
}
