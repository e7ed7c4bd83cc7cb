package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The words of a line behind its verb, taken one thing after the other. Names are the longest that
/// fit; a word that names nothing is refused with the nearest names. From the first refusal on
/// nothing more is read: what is asked for is empty, zero or the first of its kind, and [#end] says
/// why, before anything is done with it.
public final class ActWords {

  private static final List<String> ARTICLES = List.of("THE", "MY", "A", "AN");

  private final LiveTable table;
  private final String verb;
  private final VerbForm form;
  private final String text;
  private final List<String> words;
  private final String why;
  private final Consumer<Fact> doubts;
  private Optional<Fact> refused = Optional.empty();
  private int at;

  /// The same where nobody asks how a name was read.
  public ActWords(LiveTable table, VerbForm form, String text) {
    this(table, form.verb(), form, text, _ -> {});
  }

  /// @param text behind the verb
  /// @param form shown to those who leave something out
  /// @param doubts hears of each name that is not quite that of the thing
  public ActWords(LiveTable table, String verb, VerbForm form, String text, Consumer<Fact> doubts) {
    this.doubts = doubts;
    this.table = table;
    this.verb = verb;
    this.form = form;
    this.text = text.strip();
    List<String> all =
        Arrays.stream(text.replaceAll("[>,:;=\"]", " ").strip().split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
    int reason = NamedThing.reason(table.book().names(), all);
    words = new ArrayList<>(all.subList(0, reason));
    why = String.join(" ", all.subList(Math.min(all.size(), reason + 1), all.size()));
  }

  /// {@return the reason behind FOR or BECAUSE, if one is given}
  public String why() {
    return why;
  }

  /// {@return the whole text behind the verb, as it is written}
  public String text() {
    return text;
  }

  public boolean isAtEnd() {
    return at >= words.size();
  }

  /// {@return what has not been taken yet}
  public String rest() {
    return String.join(" ", words.subList(at, words.size()));
  }

  /// {@return the next word, in capitals; empty at the end}
  public String peek() {
    return isAtEnd() ? "" : words.get(at).toUpperCase(Locale.ROOT);
  }

  /// {@return the next word as it is written}
  public String word() {
    needMore();
    return isAtEnd() ? "" : words.get(at++);
  }

  /// Takes the next word if it is one of these.
  ///
  /// @return whether it was
  public boolean skip(String... some) {
    boolean there = !isAtEnd() && List.of(some).contains(peek());
    if (there) {
      at++;
    }
    return there;
  }

  /// Takes all that is left.
  public String takeRest() {
    String rest = rest();
    at = words.size();
    return rest;
  }

  // Refusals

  /// The line cannot be done; the first reason counts.
  public void refuse(Fact why) {
    refused = refused.or(() -> Optional.of(why));
    at = words.size();
  }

  /// Refuses the line for a reason that a rule has; no rule is asked any more if there is one.
  public void check(Supplier<Optional<Fact>> rule) {
    if (refused.isEmpty()) {
      rule.get().ifPresent(this::refuse);
    }
  }

  /// {@return why the line cannot be done, as far as it is read}
  public Optional<Fact> refused() {
    return refused;
  }

  /// Refuses the line if there are no more words.
  public void needMore() {
    if (isAtEnd()) {
      refuse(new TableRefusal.TableWordsMissing(verb, form.example(table)));
    }
  }

  /// Refuses what is left.
  public void unknown() {
    refuse(new TableRefusal.NoSuchTableThing("word", rest(), List.of()));
  }

  /// {@return why the line cannot be done: what was refused, or words that are left}
  public Optional<Fact> end() {
    return end("word");
  }

  /// @param kind what there might be more of
  Optional<Fact> end(String kind) {
    if (!isAtEnd()) {
      refuse(new TableRefusal.NoSuchTableThing(kind, rest(), List.of()));
    }
    return refused;
  }

  /// Does something, if the whole line is read and nothing of it is refused.
  ///
  /// @return why the line cannot be done
  public Optional<Fact> then(Runnable deed) {
    if (end().isEmpty()) {
      deed.run();
    }
    return refused;
  }

  // Numbers

  /// {@return whether the next word is a number}
  public boolean isNumber() {
    return !isAtEnd() && peek().matches("[+-]?\\d+[.!]?");
  }

  public int number() {
    String written = word();
    String word = written.replaceFirst("[.!]$", "");
    if (!word.matches("[+-]?\\d{1,6}")) {
      refuse(new TableRefusal.NoSuchTableThing("number", written, List.of()));
      return 0;
    }
    return Integer.parseInt(word);
  }

  /// {@return a number between two bounds}
  public int number(int least, int most) {
    int number = number();
    if (number < least || number > most) {
      refuse(new TableRefusal.NumberPast(number, least, most));
    }
    return number;
  }

  /// {@return the thing that the next words name, if they name one exactly or nearly}
  private Optional<String> taken(ProvinceNames names) {
    Optional<NamedThing> thing = NamedThing.of(names, words, at);
    thing.flatMap(one -> one.doubt(table.book(), names, words, at)).ifPresent(doubts);
    thing.ifPresent(one -> at = one.end());
    return thing.map(NamedThing::id);
  }

  private boolean isNamed(ProvinceNames names) {
    return !isAtEnd() && NamedThing.of(names, words, at).isPresent();
  }

  private boolean isExact(ProvinceNames names) {
    return NamedThing.of(names, words, at).filter(thing -> !thing.nearly()).isPresent();
  }

  /// {@return the id of the thing that the next words name}
  ///
  /// @param kind what it is, for those who name none
  public String thing(ProvinceNames names, String kind) {
    return thing(names, kind, List::of);
  }

  /// {@return the id of the thing that the next words name}
  ///
  /// @param some are offered if no name is near
  public String thing(ProvinceNames names, String kind, Supplier<List<String>> some) {
    needMore();
    if (isAtEnd()) {
      return "";
    }
    skipArticle(names);
    String name = NamedThing.spoken(words, at);
    Optional<String> thing = taken(names);
    if (thing.isEmpty()) {
      switch (names.find(name)) {
        case Match.Unclear(List<String> ids) ->
            refuse(new TableRefusal.UnclearTableThing(kind, name, ids));
        case Match.Unknown(List<String> nearest) when !nearest.isEmpty() -> unknown(kind, nearest);
        case Match.Unknown _, Match.Found _, Match.Close _ -> unknown(kind, some.get());
      }
    }
    return thing.orElse("");
  }

  /// `the Great Fair`, if no name begins with the article.
  private void skipArticle(ProvinceNames names) {
    if (at + 1 < words.size() && ARTICLES.contains(peek()) && !isNamed(names)) {
      at++;
    }
  }

  private void unknown(String kind, List<String> nearest) {
    String name = isAtEnd() ? "" : NamedThing.spoken(words, at);
    refuse(new TableRefusal.NoSuchTableThing(kind, name, nearest));
  }

  /// {@return the id of a card}
  public String card() {
    skip("CARD", "NO", "NO.", "NR.", "NUMBER", "AND");
    return thing(table.book().cardNames(), "card");
  }

  /// {@return all the cards that the words to the end name, or to a word that names none}
  public List<String> cards() {
    List<String> cards = new ArrayList<>(List.of(card()));
    while (!isAtEnd()) {
      skip("AND");
      Optional<String> more = taken(table.book().cardNames());
      if (more.isEmpty()) {
        break;
      }
      cards.add(more.get());
    }
    return cards;
  }

  /// {@return whether the next words name a kind of piece}
  public boolean isPiece() {
    int before = at;
    skipSeat();
    boolean piece = isNamed(table.book().pieceNames());
    at = before;
    return piece;
  }

  private Optional<Seat> skipSeat() {
    Optional<Seat> seat = SeatFinder.of(table.seats(), peek());
    if (seat.isPresent()) {
      at++;
    }
    return seat;
  }

  /// {@return the full name of a piece; where seats have their own, that of the writer unless the
  /// name of a seat stands before or behind it}
  public String piece(Seat writer) {
    Optional<Seat> before = skipSeat();
    String kind = thing(table.book().pieceNames(), "piece");
    if (refused.isPresent() || !table.book().piece(kind).each()) {
      return kind;
    }
    return owner(before.or(this::skipSeat), writer) + " " + kind;
  }

  /// {@return whose piece or marker is meant: that of the seat that is named, or of the writer. The
  /// master has nothing of their own on the table}
  private Seat owner(Optional<Seat> named, Seat writer) {
    Seat owner = named.orElse(writer);
    if (!table.seats().contains(owner)) {
      refuse(new TableRefusal.NoSuchTableThing("seat", "", seatNames()));
    }
    return owner;
  }

  private List<String> seatNames() {
    return table.seats().stream().map(Seat::name).toList();
  }

  public String place() {
    skip("IN", "AT", "TO", "ON", "FROM");
    return thing(table.book().placeNames(), "place");
  }

  /// {@return the key of a track; where seats have markers of their own, that of the writer unless
  /// the name of a seat stands before or behind it}
  public String track(Seat writer) {
    // A track may begin with the name of a seat: Austria at War.
    Optional<Seat> before = isExact(table.book().trackNames()) ? Optional.empty() : skipSeat();
    String name = thing(table.book().trackNames(), "track");
    if (refused.isPresent()) {
      return "";
    }
    TrackLayout track = table.book().track(name);
    if (!track.each()) {
      return LiveTracks.key(track, writer);
    }
    skip("OF");
    return LiveTracks.key(track, owner(before.or(this::skipSeat), writer));
  }

  /// {@return whether the next words name a track}
  public boolean isTrack() {
    return isNamed(table.book().trackNames());
  }

  /// {@return a value of a track: a number, or the name of a space}
  ///
  /// @param key of the track
  public int space(String key) {
    skip("TO", "AT", "ON");
    needMore();
    if (refused.isPresent()) {
      return 0;
    }
    TrackLayout track = table.tracks().track(key);
    if (track.spaces().isEmpty()) {
      return number();
    }
    int named = track.spaces().stream().map(ActWords::plain).toList().indexOf(plain(rest()));
    if (named < 0) {
      unknown("space", track.spaces());
    }
    at = words.size();
    return named;
  }

  private static String plain(String words) {
    return words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}-]", "");
  }

  public Seat seat() {
    needMore();
    Optional<Seat> seat = skipSeat();
    if (seat.isEmpty()) {
      unknown("seat", seatNames());
    }
    return seat.orElse(Seat.MASTER);
  }

  /// {@return the name of the deck that is named; of the first if none is}
  public String deck() {
    skip("FROM", "DECK", "INTO", "THE");
    List<String> decks = table.book().layout().decks().stream().map(DeckLayout::name).toList();
    if (isAtEnd() && !decks.isEmpty()) {
      return decks.getFirst();
    }
    for (String deck : decks) {
      if (skip(deck.toUpperCase(Locale.ROOT))) {
        skip("DECK");
        return deck;
      }
    }
    refuse(new TableRefusal.NoSuchTableThing("deck", isAtEnd() ? "" : words.get(at), decks));
    return "";
  }
}
