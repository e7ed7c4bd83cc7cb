package depesche.adjudicator.table.letters;

import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.Demonstration;
import depesche.adjudicator.table.turns.TableJudge;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A player for demonstrations. As long as the title's own example lasts it writes what stands
/// there, if that can be done with the cards it has; then it does an act or two that can be done,
/// and ends its turn. It chooses by what all may know and by its own hand, so the same game is
/// played the same way again.
public final class TablePlayer {

  /// So many acts are thought of for a letter.
  private static final int IDEAS = 16;

  /// So many of them are done.
  private static final int ACTS = 2;

  private static final Pattern BLANK =
      Pattern.compile("\\{(card|seat|track|place|piece|\\d{1,2})}");

  private static final List<String> FAMILY =
      List.of(
          "PLAY {card}",
          "TRADE {card} WITH {seat}",
          "DRAW 1",
          "ROLL 2d6 FOR {place}",
          "ADD {track} 1",
          "PLACE {piece} {place}");

  private final TablePosition position;
  private final Seat seat;
  private final TableBook book;
  private final TableJudge judge;
  private final TableTitle title;
  private final List<String> lines = new ArrayList<>();
  private long whim;

  public TablePlayer(
      TablePosition position, Seat seat, TableBook book, TableJudge judge, TableTitle title) {
    this.position = position;
    this.seat = seat;
    this.book = book;
    this.judge = judge;
    this.title = title;
    GameTable table = position.table();
    whim = 31L * (31L * table.entries() + table.step()) + table.seats().indexOf(seat);
  }

  /// {@return what it writes now}
  public List<String> letter() {
    List<String> shown = demonstrated();
    if (!shown.isEmpty() && fits(shown)) {
      lines.addAll(shown);
    } else if (isOnTurn()) {
      acts();
    }
    boolean done = !isOnTurn() && reading(lines).complete();
    for (List<String> answers : done ? List.<List<String>>of() : offers().each()) {
      anyOrder(answers).filter(this::adds).findFirst().ifPresent(lines::add);
    }
    if (lines.isEmpty()) {
      // Where a turn cannot be ended without an act, an example is one.
      lines.addAll(offers().examples());
    }
    return List.copyOf(lines);
  }

  private TableOffers offers() {
    return new TableOffers(position, seat, book, judge);
  }

  private PhaseLayout phase() {
    return book.layout().phases().get(position.table().phase());
  }

  private boolean isOnTurn() {
    GameTable table = position.table();
    return table.window().isEmpty()
        && switch (phase().mode()) {
          case TURNS -> table.queue().indexOf(seat) == 0;
          case TOGETHER -> table.queue().contains(seat);
          case SEALED, NONE -> false;
        };
  }

  // The example of the title

  private List<String> demonstrated() {
    GameTable table = position.table();
    Demonstration demonstration = title.show().demonstration();
    return demonstration.options().equals(table.options())
        ? demonstration.lines(table.turn(), phase().name(), turns(), seat).stream()
            .map(this::filled)
            .toList()
        : List.of();
  }

  /// {@return how many turns it has ended in this phase}
  private int turns() {
    List<JournalEntry> journal = position.table().journal();
    int ended = 0;
    for (int i = journal.size() - 1; i >= 0 && !journal.get(i).kind().equals("PHASE"); i--) {
      JournalEntry entry = journal.get(i);
      boolean ends = entry.kind().equals(TableVerbs.END) || entry.kind().equals(TableVerbs.PASS);
      ended += ends && entry.seat().equals(seat.name()) ? 1 : 0;
    }
    return ended;
  }

  /// Cards are dealt anew: `{2}` is the second card of the hand, `{card}` any of them; `{seat}`,
  /// `{track}`, `{place}` and `{piece}` are any of their kind.
  private String filled(String line) {
    return BLANK
        .matcher(line)
        .replaceAll(blank -> Matcher.quoteReplacement(filling(blank.group(1))));
  }

  private String filling(String kind) {
    List<String> hand = position.table().hand(seat);
    TableLayout layout = book.layout();
    return switch (kind) {
      case "card" -> any(hand);
      case "seat" -> any(position.table().seats().stream().map(Seat::name).toList());
      case "track" -> any(layout.tracks().stream().map(TrackLayout::name).toList());
      case "place" -> any(layout.places().stream().map(PlaceLayout::name).toList());
      case "piece" -> any(layout.pieces().stream().map(PieceLayout::name).distinct().toList());
      default -> {
        int number = Integer.parseInt(kind);
        yield number > hand.size() ? "-" : hand.get(number - 1);
      }
    };
  }

  // Acts of its own

  private void acts() {
    List<String> examples = examples();
    for (int i = 0; i < IDEAS && lines.size() < ACTS && !examples.isEmpty(); i++) {
      Optional.of(filled(any(examples))).filter(this::adds).ifPresent(lines::add);
    }
  }

  /// A title that says nothing of it has the verbs of the family.
  private List<String> examples() {
    List<Demonstration.Habit> habits = title.show().demonstration().habits();
    return habits.isEmpty() ? FAMILY : title.show().demonstration().usual(phase().name());
  }

  // What can be written

  private boolean adds(String line) {
    if (lines.contains(line)) {
      return false;
    }
    List<String> all = new ArrayList<>(lines);
    all.add(line);
    return fits(all);
  }

  private Reading<?> reading(List<String> letter) {
    return new TableLetterReader(position, seat, book, judge).read(String.join("\n", letter));
  }

  private boolean fits(List<String> letter) {
    Reading<?> reading = reading(letter);
    return reading.accepted()
        && reading.lines().stream().allMatch(one -> one.verdict() instanceof Verdict.Taken);
  }

  // Whims

  private Stream<String> anyOrder(List<String> all) {
    List<String> turned = new ArrayList<>(all);
    Collections.rotate(turned, all.isEmpty() ? 0 : below(all.size()));
    return turned.stream();
  }

  private String any(List<String> all) {
    return all.isEmpty() ? "-" : all.get(below(all.size()));
  }

  /// The generator of Knuth's MMIX: good enough for whims.
  private int below(int bound) {
    whim = whim * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
    return (int) Long.remainderUnsigned(whim >>> 33, bound);
  }
}
