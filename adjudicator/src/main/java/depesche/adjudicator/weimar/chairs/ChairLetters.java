package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableCommand;
import depesche.adjudicator.table.turns.TableOrders;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Letters of one who plays several parties. A line is for the party whose turn it is, unless it
/// begins with the name of another: `ZENTRUM: AGENDA 3`.
final class ChairLetters {

  private static final Pattern NAMED = Pattern.compile("\\W*(\\p{L}+)\\b[\\s:,]*(.*)");

  private final ModeratedTable table;
  private final TablePosition position;
  private final Seat chair;
  private final List<Seat> parties;
  private final List<Seat> bots;

  ChairLetters(ModeratedTable table, TablePosition position, PartyChairs chairs, Seat chair) {
    this.table = table;
    this.position = position;
    this.chair = chair;
    parties = chairs.parties(chair);
    bots = chairs.bots();
  }

  /// {@return the parties of the chair that are asked something}
  List<Seat> asked() {
    return table.status(position) instanceof Status.Waiting(List<Demand> demands)
        ? demands.stream().map(Demand::seat).filter(parties::contains).toList()
        : List.of();
  }

  /// {@return the party that a line without a name speaks for}
  Seat speaker() {
    List<Seat> asked = asked().isEmpty() ? parties : asked();
    return asked.contains(chair) ? chair : asked.getFirst();
  }

  /// {@return a line as somebody writes it who plays several parties}
  String named(Seat party, String line) {
    return party.equals(speaker()) ? line : party + ": " + line;
  }

  /// A line, and the parties that it is for.
  private record Spoken(String text, List<Seat> parties) {}

  private List<Spoken> spoken(Letter letter) {
    List<Spoken> lines = new ArrayList<>();
    List<Seat> asked = asked();
    Optional<Seat> heading = Optional.empty();
    for (String line : letter.lines()) {
      Matcher named = NAMED.matcher(line);
      Optional<Seat> party =
          named.matches()
              ? parties.stream()
                  .filter(one -> one.name().equalsIgnoreCase(named.group(1)))
                  .filter(one -> !bots.contains(one) || asked.contains(one))
                  .findFirst()
              : Optional.empty();
      if (party.isPresent()) {
        String text = named.group(2);
        heading = text.isBlank() ? party : heading;
        lines.add(new Spoken(text, List.of(party.get())));
      } else {
        boolean all =
            position.table().window().isPresent()
                && heading.isEmpty()
                && asked.size() > 1
                && line.strip().toUpperCase(Locale.ROOT).startsWith(TableVerbs.PASS);
        lines.add(new Spoken(line, all ? asked : List.of(heading.orElseGet(this::speaker))));
      }
    }
    return lines;
  }

  /// {@return what is understood of letters}
  Reading<TableOrders> read(List<Letter> letters) {
    if (parties.isEmpty()) {
      return idle(letters.getLast());
    }
    List<List<Spoken>> spoken = letters.stream().map(this::spoken).toList();
    SequencedMap<Seat, Reading<TableOrders>> readings = new LinkedHashMap<>();
    for (Seat party : parties) {
      boolean speaks =
          spoken.stream().flatMap(List::stream).anyMatch(line -> line.parties().contains(party));
      if (speaks || asked().contains(party)) {
        readings.put(party, table.read(position, party, letters(letters, spoken, party)));
      }
    }
    return new Reading<>(
        lines(letters.getLast(), spoken.getLast(), readings),
        facts(readings, Reading::onFile),
        facts(readings, Reading::missing),
        orders(readings),
        readings.values().stream()
            .map(Reading::firmness)
            .max(Comparator.naturalOrder())
            .orElse(Firmness.FINAL));
  }

  /// Lines for others are blank in a letter for one party.
  private static List<Letter> letters(List<Letter> letters, List<List<Spoken>> spoken, Seat party) {
    List<Letter> own = new ArrayList<>();
    for (int i = 0; i < letters.size(); i++) {
      List<String> lines =
          spoken.get(i).stream()
              .map(line -> line.parties().contains(party) ? line.text() : "")
              .toList();
      own.add(new Letter(letters.get(i).phase(), lines));
    }
    return own;
  }

  private List<Line> lines(
      Letter letter, List<Spoken> spoken, SequencedMap<Seat, Reading<TableOrders>> readings) {
    List<Line> lines = new ArrayList<>();
    List<String> written = letter.lines();
    for (int i = 0; i < written.size(); i++) {
      Verdict verdict = new Verdict.Skipped();
      List<Seat> heard =
          i < spoken.size() && !spoken.get(i).text().isBlank()
              ? spoken.get(i).parties()
              : List.of();
      for (Seat party : heard) {
        Reading<TableOrders> reading = readings.get(party);
        if (reading != null && i < reading.lines().size() && !verdict.counts()) {
          verdict = reading.lines().get(i).verdict();
        }
      }
      lines.add(new Line(i + 1, written.get(i), verdict));
    }
    return lines;
  }

  private List<Fact> facts(
      SequencedMap<Seat, Reading<TableOrders>> readings,
      Function<Reading<TableOrders>, List<Fact>> part) {
    List<Fact> facts = new ArrayList<>();
    readings.forEach(
        (party, reading) ->
            part.apply(reading)
                .forEach(
                    fact -> facts.add(new WeimarNews.PartyHears(party.name(), List.of(fact)))));
    return facts;
  }

  /// What is on file says for which party it is.
  private static Optional<TableOrders> orders(SequencedMap<Seat, Reading<TableOrders>> readings) {
    List<TableCommand> commands = new ArrayList<>();
    readings.forEach(
        (party, reading) ->
            reading
                .orders()
                .ifPresent(
                    orders ->
                        orders
                            .commands()
                            .forEach(
                                command ->
                                    commands.add(new TableCommand(party.name(), command.line())))));
    return commands.isEmpty() ? Optional.empty() : Optional.of(new TableOrders(commands));
  }

  /// {@return the orders of each party}
  SequencedMap<Seat, TableOrders> parted(TableOrders orders) {
    SequencedMap<Seat, List<TableCommand>> parted = new LinkedHashMap<>();
    for (TableCommand command : orders.commands()) {
      String[] words = command.text().split(" ", 2);
      parted
          .computeIfAbsent(new Seat(command.verb()), _ -> new ArrayList<>())
          .add(new TableCommand(words[0], words.length > 1 ? words[1] : ""));
    }
    SequencedMap<Seat, TableOrders> each = new LinkedHashMap<>();
    parted.forEach((party, commands) -> each.put(party, new TableOrders(commands)));
    return each;
  }

  /// A bot's seat has nothing to say.
  private Reading<TableOrders> idle(Letter letter) {
    List<Line> lines = new ArrayList<>();
    for (String text : letter.lines()) {
      lines.add(
          new Line(
              lines.size() + 1,
              text,
              text.isBlank()
                  ? new Verdict.Skipped()
                  : new Verdict.Refused(new WeimarRefusal.NoPartyOfTable(chair.name()))));
    }
    return new Reading<>(lines, List.of(), List.of(), Optional.empty());
  }
}
