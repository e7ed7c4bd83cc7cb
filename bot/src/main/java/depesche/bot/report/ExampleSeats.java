package depesche.bot.report;

import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The seats that examples in help texts name, so that they can be copied as they are: those of the
/// game, the reader's own last; outside a game those of the title, or some colours.
record ExampleSeats(List<String> names) {

  /// More than any example names.
  private static final int FEWEST = 3;

  private static final List<String> COLOURS = List.of("Blue", "Green", "Red");

  ExampleSeats {
    names = List.copyOf(names);
  }

  static ExampleSeats of(MailContext mailContext) {
    List<Seat> seats = new ArrayList<>(mailContext.names().countries().sequencedKeySet());
    seats.remove(Seat.MASTER);
    mailContext.seat().filter(seats::remove).ifPresent(seats::add);
    List<String> names =
        seats.size() >= FEWEST
            ? seats.stream().map(Seat::name).toList()
            : mailContext
                .title()
                .map(Title::colours)
                .filter(colours -> colours.size() >= FEWEST)
                .orElse(COLOURS);
    return new ExampleSeats(names.stream().map(SeatNames.none()::of).toList());
  }

  /// {@return initials of some seats run together, if they are clear: `AEF`; empty if they are not}
  String initials() {
    Map<String, Long> seats =
        names.stream()
            .map(ExampleSeats::initial)
            .collect(Collectors.groupingBy(one -> one, LinkedHashMap::new, Collectors.counting()));
    List<String> clear =
        seats.entrySet().stream()
            .filter(entry -> entry.getValue() == 1)
            .map(Map.Entry::getKey)
            .limit(FEWEST)
            .toList();
    return clear.size() < FEWEST ? "" : String.join("", clear);
  }

  private static String initial(String name) {
    return name.substring(0, 1);
  }
}
