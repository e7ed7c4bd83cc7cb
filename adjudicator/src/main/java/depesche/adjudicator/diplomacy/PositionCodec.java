package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Codec;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A position as lines of text: `phase S1866M`, `army Red A BER`, `centres Red BER MUN`.
public final class PositionCodec implements Codec<Position> {

  private final Variant variant;

  public PositionCodec(Variant variant) {
    this.variant = variant;
  }

  @Override
  public String write(Position position) {
    List<String> lines = new ArrayList<>();
    Campaign campaign = position.campaign();
    String over = position instanceof Position.Over ? " over" : "";
    lines.add("phase " + PhaseId.of(position).id() + over);
    lines.add("seats " + names(campaign.seats()));
    campaign.law().chosen().forEach((key, value) -> lines.add("option " + key + "=" + value));
    campaign.units().forEach(unit -> lines.add(word(unit) + " " + unit));
    for (String owner : campaign.owners().values().stream().distinct().sorted().toList()) {
      lines.add("centres " + owner + " " + String.join(" ", owned(campaign, owner)));
    }
    campaign.out().forEach((seat, year) -> lines.add("out " + seat + " " + year));
    if (position instanceof Position.Retreats(_, _, List<Displaced> displaced)) {
      displaced.forEach(one -> lines.add(text(one)));
    }
    if (position instanceof Position.Over(_, List<Position.Rank> standing)) {
      standing.forEach(rank -> lines.add(text(rank)));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String word(Unit unit) {
    return unit.kind() == Kind.FLEET ? "fleet" : "army";
  }

  private static String names(List<Seat> seats) {
    return seats.stream().map(Seat::name).collect(Collectors.joining(" "));
  }

  private static List<String> owned(Campaign campaign, String owner) {
    return campaign.owners().entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(entry -> entry.getKey())
        .toList();
  }

  private static String text(Displaced one) {
    String open = one.open().isEmpty() ? "" : " " + String.join(" ", one.open());
    return "dislodged " + one.unit() + " by " + one.by() + " open" + open;
  }

  private static String text(Position.Rank rank) {
    return "place " + rank.rank() + " " + rank.seat() + " " + rank.merit() + " " + rank.number();
  }

  @Override
  public Position read(String text) {
    PositionText position = new PositionText(variant);
    int number = 0;
    for (String line : text.split("\\R")) {
      number++;
      try {
        position.add(line.strip().split("\\s+"));
      } catch (RuntimeException unusable) {
        throw new IllegalArgumentException(
            "line " + number + " of the position cannot be read: " + line.strip(), unusable);
      }
    }
    return position.position();
  }
}
