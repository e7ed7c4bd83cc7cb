package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Codec;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.orders.Kind;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.kit.TextLines;
import depesche.adjudicator.kit.TextLines.TextLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiFunction;

/// A position as lines of text: `phase S1866M`, `army Red A BER`, `centres Red BER MUN`.
public final class PositionCodec implements Codec<Position> {

  private static final List<String> WORDS =
      List.of("phase", "seats", "option", "army", "fleet", "centres", "out", "dislodged", "place");

  private static final RecordText RECORDS =
      new RecordText()
          .word(Kind.class, Kind::letter, letter -> Kind.of(letter).orElseThrow())
          .word(PhaseId.class, PhaseId::id, id -> PhaseId.parse(id).orElseThrow());

  private final BiFunction<List<Seat>, SequencedMap<String, String>, Law> laws;

  /// @param laws makes the law of a table that chose these options
  public PositionCodec(BiFunction<List<Seat>, SequencedMap<String, String>, Law> laws) {
    this.laws = laws;
  }

  private record PhaseLine(PhaseId id, List<String> over) {}

  private record CentresLine(String owner, List<String> centres) {}

  private record OutLine(Seat seat, int year) {}

  private record DislodgedLine(Unit unit, String by, Unit from, String open, List<String> places) {

    Displaced displaced() {
      return new Displaced(unit, from, places);
    }
  }

  @Override
  public String write(Position position) {
    List<String> lines = new ArrayList<>();
    Campaign campaign = position.campaign();
    List<String> over = position instanceof Position.Over ? List.of("over") : List.of();
    add(lines, "phase", PhaseId.of(position), over);
    add(lines, "seats", campaign.seats());
    lines.addAll(TextLines.written(campaign.law().chosen()));
    campaign
        .units()
        .forEach(unit -> add(lines, unit.kind() == Kind.FLEET ? "fleet" : "army", unit));
    for (String owner : campaign.owners().values().stream().distinct().sorted().toList()) {
      add(lines, "centres", owner, owned(campaign, owner));
    }
    campaign.out().forEach((seat, year) -> add(lines, "out", seat, year));
    if (position instanceof Position.Retreats(_, _, List<Displaced> displaced)) {
      displaced.forEach(
          one -> add(lines, "dislodged", one.unit(), "by", one.by(), "open", one.open()));
    }
    if (position instanceof Position.Over(_, List<Position.Rank> standing)) {
      standing.forEach(rank -> add(lines, "place", rank));
    }
    return String.join("\n", lines) + "\n";
  }

  private static void add(List<String> lines, String word, Object... values) {
    lines.add(RECORDS.line(word, values).text());
  }

  private static List<String> owned(Campaign campaign, String owner) {
    return campaign.owners().entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(entry -> entry.getKey())
        .toList();
  }

  private static <T> T read(TextLine line, Class<T> type) {
    return RECORDS.read(line, type);
  }

  @Override
  public Position read(String text) {
    TextLines lines = new TextLines(text, WORDS);
    PhaseLine phase = lines.must("phase", line -> read(line, PhaseLine.class));
    List<Seat> seats = lines.one("seats", line -> RECORDS.list(line, Seat.class)).orElse(List.of());
    List<Unit> units = new ArrayList<>(lines.each("army", line -> read(line, Unit.class)));
    units.addAll(lines.each("fleet", line -> read(line, Unit.class)));
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    lines
        .each("centres", line -> read(line, CentresLine.class))
        .forEach(line -> line.centres().forEach(centre -> owners.put(centre, line.owner())));
    SequencedMap<Seat, Integer> out = new LinkedHashMap<>();
    lines
        .each("out", line -> read(line, OutLine.class))
        .forEach(line -> out.put(line.seat(), line.year()));
    Law law = laws.apply(seats, lines.options());
    Campaign campaign = new Campaign(phase.id().year(), seats, law, units, owners, out);
    return phase.over().isEmpty()
        ? position(phase.id(), campaign, lines)
        : new Position.Over(campaign, lines.each("place", line -> read(line, Position.Rank.class)));
  }

  private static Position position(PhaseId id, Campaign campaign, TextLines lines) {
    Season season = id.season().equals("S") ? Season.SPRING : Season.FALL;
    return switch (id.kind()) {
      case MOVEMENT -> new Position.Movement(season, campaign);
      case RETREATS ->
          new Position.Retreats(
              season,
              campaign,
              lines.each("dislodged", line -> read(line, DislodgedLine.class).displaced()));
      case ADJUSTMENTS -> new Position.Adjustments(campaign);
    };
  }
}
