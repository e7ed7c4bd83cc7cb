package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TablePrompt;
import depesche.adjudicator.weimar.news.WeimarNews;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What people are asked, and where they end, who play one party or several.
final class ChairStatus {

  private ChairStatus() {}

  /// {@return what each person is asked}
  static List<Demand> asked(PartyChairs chairs, List<Demand> demands) {
    List<Demand> asked = new ArrayList<>();
    for (Seat chair : chairs.chairs()) {
      List<Demand> own =
          demands.stream().filter(one -> chairs.player(one.seat()).equals(chair)).toList();
      if (!own.isEmpty()) {
        Demand first = own.getFirst();
        List<Fact> prompts =
            own.stream().<Fact>map(one -> prompt(chairs, chair, one)).distinct().toList();
        Fact prompt =
            prompts.size() == 1 ? prompts.getFirst() : new TablePrompt.SeveralDue(prompts);
        asked.add(new Demand(chair, first.pace(), first.silence(), prompt));
      }
    }
    return asked;
  }

  /// All parties of a chair are asked alike whether they react.
  private static Fact prompt(PartyChairs chairs, Seat chair, Demand demand) {
    boolean named = chairs.isShared(chair) && !(demand.prompt() instanceof TablePrompt.ReactionDue);
    return named
        ? new WeimarNews.PartyHears(demand.seat().name(), List.of(demand.prompt()))
        : demand.prompt();
  }

  /// {@return the places of people} A chair has the best place of the parties that it plays in
  /// earnest.
  static List<FinalPlace> ranked(PartyChairs chairs, List<FinalPlace> places) {
    List<FinalPlace> ranked = new ArrayList<>();
    for (Seat chair : chairs.chairs()) {
      List<Seat> parties =
          chairs.parties(chair).stream().filter(one -> !chairs.bots().contains(one)).toList();
      places.stream()
          .filter(
              place ->
                  parties.isEmpty() ? place.seat().equals(chair) : parties.contains(place.seat()))
          .min(Comparator.comparingInt(FinalPlace::rank))
          .ifPresent(place -> ranked.add(new FinalPlace(place.rank(), chair, place.reason())));
    }
    ranked.sort(Comparator.comparingInt(FinalPlace::rank));
    return ranked;
  }
}
