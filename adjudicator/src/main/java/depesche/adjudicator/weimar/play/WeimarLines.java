package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Lines that a party could write now, from its own hand and the board.
public final class WeimarLines {

  private static final int FEW = 8;
  private static final List<String> ENDS = List.of("END", "PASS");

  private final WeimarTable table;
  private final LiveTable live;
  private final Seat seat;

  private WeimarLines(WeimarTable table, Seat seat) {
    this.table = table;
    this.live = table.live();
    this.seat = seat;
  }

  /// {@return for each line some that would do, as a title shows them}
  public static List<List<String>> of(WeimarGame game, LiveTable live, Seat seat) {
    return new WeimarLines(new WeimarTable(live, game), seat).lines();
  }

  private List<List<String>> lines() {
    WeimarPhase phase = WeimarPhase.named(live.stage().phase().name());
    boolean cards = phase == WeimarPhase.EFFECTS || phase == WeimarPhase.IMPULSES;
    return table.isBot(seat) && cards ? bot() : party(phase);
  }

  /// The player of a bot states what is printed on its card, and does its event.
  private List<List<String>> bot() {
    boolean values = BotImpulses.wantsValues(live, seat);
    return values ? List.of(List.of("BOT 3 1")) : List.of(List.of("BOT BASE", "BOT HARM"), ENDS);
  }

  private List<List<String>> party(WeimarPhase phase) {
    return switch (phase) {
      case SET_UP -> List.of(cities("PLACE base ", 0), cities("PLACE base ", 1), ENDS);
      case EFFECTS -> List.of(List.of("DRAW 4", "DRAW 1"), ENDS);
      case OPENING -> List.of(lines("PLAY {card}"), ENDS);
      case IMPULSES -> List.of(lines("PLAY {card}"), impulse(), ENDS);
      case PARTIES, ISSUES, SOCIETY -> List.of(List.of("ADD VP 1 FOR my party board"), ENDS);
      case REPUBLIC -> List.of(List.of("THREAT Poverty"), ENDS);
      case PARLIAMENT -> List.of(List.of("ADD Seats -1"), ENDS);
      case GOVERNMENT -> List.of(List.of("ACCEPT"), List.of("SET Chancellor " + seat), ENDS);
      case AGENDA, MAJORITY, MINOR -> List.of(ENDS);
    };
  }

  private List<String> lines(String form) {
    return new VerbForm(form).lines(live, seat).toList();
  }

  /// Two lines of one letter name different cities.
  private List<String> cities(String verb, int from) {
    return table.cities().all().keySet().stream().skip(from).map(city -> verb + city).toList();
  }

  /// The march where the party has a base, or a debate of an issue one space further.
  private List<String> impulse() {
    List<String> lines = new ArrayList<>();
    WeimarTable.party(seat)
        .ifPresent(
            party -> Stream.concat(debates(), marches(party)).limit(FEW).forEach(lines::add));
    return lines;
  }

  private Stream<String> marches(WeimarParty party) {
    return table.cities().all().values().stream()
        .filter(city -> city.bases(party) > 0)
        .map(CityState::place)
        .map(place -> "DEMONSTRATE " + place.id());
  }

  private Stream<String> debates() {
    return live.book().layout().tracks().stream()
        .filter(track -> track.spaces().contains(WeimarNames.OUT))
        .filter(track -> live.tracks().value(GameTable.key(track.name())) > 0)
        .limit(2)
        .map(track -> "DEBATE " + track.name() + " " + next(track));
  }

  private String next(TrackLayout track) {
    int value = live.tracks().value(GameTable.key(track.name()));
    return track.spaces().get(value + 1 < track.spaces().size() ? value + 1 : value - 1);
  }
}
