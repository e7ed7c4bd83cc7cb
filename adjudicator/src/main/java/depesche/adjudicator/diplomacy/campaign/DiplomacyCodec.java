package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.kit.TextLines;
import depesche.adjudicator.kit.TextLines.TextLine;
import depesche.adjudicator.rules.Codec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiFunction;

/// A position as lines of text: `phase S1866M`, `army Red A BER`, `centres Red BER MUN`.
public final class DiplomacyCodec implements Codec<DiplomacyPosition> {

  private static final List<String> WORDS =
      List.of("phase", "seats", "option", "army", "fleet", "centres", "out", "dislodged", "place");

  private static final RecordText RECORDS =
      new RecordText()
          .word(UnitKind.class, UnitKind::letter, letter -> UnitKind.of(letter).orElseThrow())
          .word(PhaseId.class, PhaseId::id, id -> PhaseId.parse(id).orElseThrow());

  private final BiFunction<List<Seat>, SequencedMap<String, String>, HouseRules> laws;

  /// @param laws makes the law of a table that chose these options
  public DiplomacyCodec(BiFunction<List<Seat>, SequencedMap<String, String>, HouseRules> laws) {
    this.laws = laws;
  }

  private record PhaseLine(PhaseId id, List<String> over) {}

  private record CentresLine(String owner, List<String> centres) {}

  private record OutLine(Seat seat, int year) {}

  private record DislodgedLine(Unit unit, String by, Unit from, String open, List<String> places) {

    RetreatingUnit displaced() {
      return new RetreatingUnit(unit, from, places);
    }
  }

  @Override
  public String write(DiplomacyPosition diplomacyPosition) {
    List<String> lines = new ArrayList<>();
    SharedBoard sharedBoard = diplomacyPosition.campaign();
    List<String> over =
        diplomacyPosition instanceof DiplomacyPosition.Over ? List.of("over") : List.of();
    add(lines, "phase", PhaseId.of(diplomacyPosition), over);
    add(lines, "seats", sharedBoard.seats());
    lines.addAll(TextLines.written(sharedBoard.law().chosen()));
    sharedBoard
        .units()
        .forEach(unit -> add(lines, unit.unitKind() == UnitKind.FLEET ? "fleet" : "army", unit));
    for (String owner : sharedBoard.owners().values().stream().distinct().sorted().toList()) {
      add(lines, "centres", owner, owned(sharedBoard, owner));
    }
    sharedBoard.out().forEach((seat, year) -> add(lines, "out", seat, year));
    if (diplomacyPosition
        instanceof DiplomacyPosition.Retreats(_, _, List<RetreatingUnit> displaced)) {
      displaced.forEach(
          one -> add(lines, "dislodged", one.unit(), "by", one.by(), "open", one.open()));
    }
    if (diplomacyPosition
        instanceof DiplomacyPosition.Over(_, List<DiplomacyPosition.Rank> standing)) {
      standing.forEach(rank -> add(lines, "place", rank));
    }
    return String.join("\n", lines) + "\n";
  }

  private static void add(List<String> lines, String word, Object... values) {
    lines.add(RECORDS.line(word, values).text());
  }

  private static List<String> owned(SharedBoard sharedBoard, String owner) {
    return sharedBoard.owners().entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(entry -> entry.getKey())
        .toList();
  }

  private static <T> T read(TextLine line, Class<T> type) {
    return RECORDS.read(line, type);
  }

  @Override
  public DiplomacyPosition read(String text) {
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
    HouseRules houseRules = laws.apply(seats, lines.options());
    SharedBoard sharedBoard =
        new SharedBoard(phase.id().year(), seats, houseRules, units, owners, out);
    return phase.over().isEmpty()
        ? position(phase.id(), sharedBoard, lines)
        : new DiplomacyPosition.Over(
            sharedBoard, lines.each("place", line -> read(line, DiplomacyPosition.Rank.class)));
  }

  private static DiplomacyPosition position(PhaseId id, SharedBoard sharedBoard, TextLines lines) {
    Season season = id.season().equals("S") ? Season.SPRING : Season.FALL;
    return switch (id.kind()) {
      case MOVEMENT -> new DiplomacyPosition.Movement(season, sharedBoard);
      case RETREATS ->
          new DiplomacyPosition.Retreats(
              season,
              sharedBoard,
              lines.each("dislodged", line -> read(line, DislodgedLine.class).displaced()));
      case ADJUSTMENTS -> new DiplomacyPosition.Adjustments(sharedBoard);
    };
  }
}
