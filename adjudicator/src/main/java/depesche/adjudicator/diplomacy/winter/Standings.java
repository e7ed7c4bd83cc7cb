package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// How the seats stand by their centres, while it is played and at the end.
///
/// @param counted the board on which centres are counted
public record Standings(SharedBoard counted) {

  /// {@return how many centres a seat has}
  public int centres(Seat seat) {
    return counted.centresOf(seat.name()).size();
  }

  /// {@return the centres of every seat; when the game is over, those that were counted for it}
  public static SequencedMap<Seat, Integer> scores(DiplomacyPosition diplomacyPosition) {
    Standings now = new Standings(diplomacyPosition.campaign());
    SequencedMap<Seat, Integer> scores = new LinkedHashMap<>();
    now.counted.seats().forEach(seat -> scores.put(seat, now.centres(seat)));
    if (diplomacyPosition instanceof DiplomacyPosition.Over(_, List<DiplomacyPosition.Rank> all)) {
      for (DiplomacyPosition.Rank rank : all) {
        boolean out = rank.merit() == DiplomacyPosition.Merit.OUT;
        scores.put(rank.seat(), out ? 0 : rank.number());
      }
    }
    return scores;
  }

  /// {@return those of the seats that have the most centres}
  public List<Seat> most(List<Seat> seats) {
    int most = seats.stream().mapToInt(this::centres).max().orElse(0);
    return seats.stream().filter(seat -> centres(seat) == most).toList();
  }

  /// {@return the end: winners first; then the living by centres; then the others, those who fell
  /// last before those who fell first}
  ///
  /// @param last the board as it is left
  public DiplomacyPosition over(
      List<Seat> winners, DiplomacyPosition.Merit merit, SharedBoard last) {
    List<DiplomacyPosition.Rank> standing = new ArrayList<>();
    for (Seat seat : winners) {
      standing.add(new DiplomacyPosition.Rank(1, seat, merit, centres(seat)));
    }
    List<Seat> living =
        last.living().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt(this::centres).reversed())
            .toList();
    for (Seat seat : living) {
      rank(standing, seat, DiplomacyPosition.Merit.CENTRES, centres(seat));
    }
    List<Seat> fallen =
        last.out().keySet().stream()
            .filter(seat -> !winners.contains(seat))
            .sorted(Comparator.comparingInt((Seat seat) -> year(last, seat)).reversed())
            .toList();
    for (Seat seat : fallen) {
      rank(standing, seat, DiplomacyPosition.Merit.OUT, year(last, seat));
    }
    return new DiplomacyPosition.Over(last, standing);
  }

  private static int year(SharedBoard sharedBoard, Seat seat) {
    return sharedBoard.out().getOrDefault(seat, 0);
  }

  private static void rank(
      List<DiplomacyPosition.Rank> standing, Seat seat, DiplomacyPosition.Merit merit, int number) {
    DiplomacyPosition.Rank above = standing.getLast();
    boolean equal = above.merit() == merit && above.number() == number;
    int rank = equal ? above.rank() : standing.size() + 1;
    standing.add(new DiplomacyPosition.Rank(rank, seat, merit, number));
  }

  /// {@return a rank with its reason as a fact}
  public static FinalPlace place(DiplomacyPosition.Rank rank) {
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
    return new FinalPlace(rank.rank(), rank.seat(), reason);
  }
}
