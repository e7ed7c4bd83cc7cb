package depesche.adjudicator.table.acts;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How a line is written, with blanks for what there is at a table: `TRADE {card} WITH {seat}`. The
/// example in an answer and the lines that are offered while somebody types are all made from it,
/// so neither names a thing of another game.
///
/// @param text a verb and what stands behind it. The blanks of every table are `{card}`, `{deck}`,
///   `{seat}`, `{track}`, `{marker}` (a track and a value of it), `{piece}`, `{place}`, `{laid}` (a
///   piece and where it lies) and `{entry}` (a number of the journal)
/// @param own blanks of the title, and what may stand in them
public record VerbForm(String text, SequencedMap<String, Things> own) {

  /// What may stand in a blank.
  public interface Things {

    /// {@return the things, the best example first}
    ///
    /// @param seat who writes
    List<String> at(LiveTable table, Seat seat);
  }

  private static final Pattern BLANK = Pattern.compile("\\{(\\w+)}");

  /// So many entries of the journal are offered.
  private static final int ENTRIES = 5;

  public VerbForm {
    own = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(own));
  }

  public VerbForm(String text) {
    this(text, new LinkedHashMap<>());
  }

  /// {@return the word by which the line begins}
  public String verb() {
    int end = text.indexOf(' ');
    return end < 0 ? text : text.substring(0, end);
  }

  /// {@return the same with a blank of the title}
  public VerbForm naming(String blank, Things things) {
    SequencedMap<String, Things> more = new LinkedHashMap<>(own);
    more.put(blank, things);
    return new VerbForm(text, more);
  }

  /// {@return the form of a longer line}
  VerbForm within(String before, String behind) {
    return new VerbForm(before + text + behind, own);
  }

  /// {@return a line that shows the form; it tells nothing that is hidden}
  public String example(LiveTable table) {
    return shown(table).orElse(text.replaceAll("[{}]", ""));
  }

  /// {@return the same; empty if a blank is for things that this table has not}
  Optional<String> shown(LiveTable table) {
    Seat writer = new Seat(table.actor());
    return filled("", text, List.of(), blank -> things(table, writer, blank)).findFirst();
  }

  /// {@return the lines of this form with what a seat has and sees; not all can be done}
  public Stream<String> lines(LiveTable table, Seat seat) {
    return filled("", text, List.of(), blank -> within(table, seat, blank));
  }

  /// No two blanks name the same thing, and no piece goes where it lies.
  private static Stream<String> filled(
      String before, String rest, List<String> named, Function<String, List<String>> things) {
    Matcher blank = BLANK.matcher(rest);
    if (!blank.find()) {
      return Stream.of(before + rest);
    }
    String head = before + rest.substring(0, blank.start());
    String tail = rest.substring(blank.end());
    return things.apply(blank.group(1)).stream()
        .filter(thing -> named.stream().noneMatch(other -> other.endsWith(thing)))
        .flatMap(
            thing -> {
              List<String> more = new ArrayList<>(named);
              more.add(thing);
              return filled(head + thing, tail, more, things);
            });
  }

  private List<String> within(LiveTable table, Seat seat, String blank) {
    return switch (blank) {
      case "card" ->
          // By its title, if that is typed.
          table.cards().pile(LiveCards.hand(seat)).stream()
              .flatMap(card -> Stream.of(table.book().card(card).title(), card))
              .distinct()
              .toList();
      case "seat" -> {
        List<String> others = things(table, seat, blank);
        yield others.subList(0, others.size() - (table.seats().contains(seat) ? 1 : 0));
      }
      case "laid" ->
          places(table)
              .flatMap(
                  place ->
                      table.pieces().in(place).stream().distinct().map(one -> one + " " + place))
              .toList();
      default -> things(table, seat, blank);
    };
  }

  private List<String> things(LiveTable table, Seat seat, String blank) {
    TableLayout layout = table.book().layout();
    return switch (blank) {
      case "card" -> layout.decks().stream().flatMap(deck -> deck.ids().stream()).toList();
      case "deck" -> layout.decks().stream().map(DeckLayout::name).toList();
      case "seat" -> table.from(seat).stream().map(Seat::name).toList();
      case "track" -> layout.tracks().stream().map(TrackLayout::name).toList();
      case "marker" -> layout.tracks().stream().flatMap(VerbForm::markers).toList();
      case "piece" -> pieces(table).toList();
      case "place" -> places(table).toList();
      case "laid" ->
          pieces(table).flatMap(piece -> places(table).map(place -> piece + " " + place)).toList();
      case "entry" ->
          IntStream.iterate(table.entries(), number -> number - 1)
              .limit(ENTRIES)
              .filter(number -> table.entry(number).isPresent())
              .mapToObj(String::valueOf)
              .toList();
      default ->
          // The owner of a game may write braces in a name.
          Optional.ofNullable(own.get(blank))
              .map(things -> things.at(table, seat))
              .orElse(List.of("{" + blank + "}"));
    };
  }

  private static Stream<String> pieces(LiveTable table) {
    return table.book().layout().pieces().stream().map(PieceLayout::name).distinct();
  }

  private static Stream<String> places(LiveTable table) {
    return table.book().layout().places().stream().map(PlaceLayout::name);
  }

  private static Stream<String> markers(TrackLayout track) {
    Stream<String> values =
        track.spaces().isEmpty()
            ? Stream.of(String.valueOf((track.least() + track.most()) / 2))
            : track.spaces().stream();
    return values.map(value -> track.name() + " " + value);
  }
}
