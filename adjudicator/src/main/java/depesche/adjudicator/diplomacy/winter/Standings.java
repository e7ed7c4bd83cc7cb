package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Place;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The final standing.
public final class Standings {

  private Standings() {}

  /// {@return how many centres a seat has}
  public static int centres(Campaign campaign, Seat seat) {
    return campaign.centresOf(seat.name()).size();
  }

  /// {@return those of the seats that have the most centres}
  public static List<Seat> most(Campaign campaign, List<Seat> seats) {
    int most = seats.stream().mapToInt(seat -> centres(campaign, seat)).max().orElse(0);
    return seats.stream().filter(seat -> centres(campaign, seat) == most).toList();
  }

  /// {@return the end: winners first; then the living by centres; then the others, those who fell
  /// last before those who fell first}
  ///
  /// @param counted the board on which centres are counted
  /// @param last the board as it is left
  public static Position over(
      Campaign counted, List<Seat> winners, Position.Merit merit, Campaign last) {
    List<Position.Rank> standing = new ArrayList<>();
    for (Seat seat : winners) {
      standing.add(new Position.Rank(1, seat, merit, centres(counted, seat)));
    }
    List<Seat> living =
        last.living().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt((Seat seat) -> centres(counted, seat)).reversed())
            .toList();
    for (Seat seat : living) {
      rank(standing, seat, Position.Merit.CENTRES, centres(counted, seat));
    }
    List<Seat> fallen =
        last.out().keySet().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt((Seat seat) -> year(last, seat)).reversed())
            .toList();
    for (Seat seat : fallen) {
      rank(standing, seat, Position.Merit.OUT, year(last, seat));
    }
    return new Position.Over(last, standing);
  }

  private static int year(Campaign campaign, Seat seat) {
    return campaign.out().getOrDefault(seat, 0);
  }

  private static void rank(
      List<Position.Rank> standing, Seat seat, Position.Merit merit, int number) {
    Position.Rank above = standing.getLast();
    boolean equal = above.merit() == merit && above.number() == number;
    int rank = equal ? above.rank() : standing.size() + 1;
    standing.add(new Position.Rank(rank, seat, merit, number));
  }

  /// {@return a rank with its reason as a fact}
  public static Place place(Position.Rank rank) {
    int number = rank.number();
    Fact reason =
        switch (rank.merit()) {
          case ENOUGH -> new EndFact.HeldEnough(number);
          case SURVIVOR -> new EndFact.LastLeft();
          case MOST -> new EndFact.HeldMost(number);
          case DRAWN -> new EndFact.HeldInDraw(number);
          case CENTRES -> new EndFact.HeldAtEnd(number);
          case OUT -> new EndFact.OutSince(number);
        };
    return new Place(rank.rank(), rank.seat(), reason);
  }
}
