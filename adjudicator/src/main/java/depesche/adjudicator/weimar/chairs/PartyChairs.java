package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Audience;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.play.WeimarState;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Who plays which party. A party has a seat at the table of its own; a party that nobody has taken
/// is played by somebody else.
///
/// @param chairs all that people sit on, in table order
/// @param players the chair of each party, the parties in board order
/// @param bots parties that play themselves; their chair does for them what only people can read
record PartyChairs(List<Seat> chairs, SequencedMap<Seat, Seat> players, List<Seat> bots) {

  PartyChairs {
    chairs = List.copyOf(chairs);
    players = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(players));
    bots = List.copyOf(bots);
  }

  private static List<Seat> parties() {
    return Stream.of(WeimarParty.values()).map(party -> new Seat(party.name())).toList();
  }

  /// {@return the chairs of a table: each party's own where it is taken; its partner's, or the next
  /// in turn, where it is not. The player of the SPD does for the bots what they need.}
  static PartyChairs of(List<Seat> chairs, boolean solo) {
    List<Seat> bots =
        Stream.of(WeimarParty.values())
            .filter(party -> solo && !party.isDemocratic())
            .map(party -> new Seat(party.name()))
            .toList();
    SequencedMap<Seat, Seat> players = new LinkedHashMap<>();
    int next = 0;
    for (Seat party : parties()) {
      boolean own = chairs.contains(party) && !bots.contains(party);
      Seat partner = partner(party);
      if (own) {
        players.put(party, party);
      } else if (solo) {
        players.put(party, solo(chairs, partner));
      } else if (chairs.contains(partner)) {
        players.put(party, partner);
      } else {
        players.put(party, chairs.get(next++ % chairs.size()));
      }
    }
    return new PartyChairs(chairs, players, bots);
  }

  private static Seat solo(List<Seat> chairs, Seat partner) {
    Seat spd = new Seat(WeimarParty.SPD.name());
    Seat zentrum = new Seat(WeimarParty.ZENTRUM.name());
    return Stream.of(partner, spd, zentrum)
        .filter(one -> one.equals(spd) || one.equals(zentrum))
        .filter(chairs::contains)
        .findFirst()
        .orElse(chairs.getFirst());
  }

  /// The democrats are partners, and their enemies are.
  private static Seat partner(Seat party) {
    return new Seat(
        switch (WeimarParty.valueOf(party.name())) {
          case SPD -> WeimarParty.ZENTRUM.name();
          case ZENTRUM -> WeimarParty.SPD.name();
          case KPD -> WeimarParty.DNVP.name();
          case DNVP -> WeimarParty.KPD.name();
        });
  }

  /// {@return whether each seat plays the party of its name}
  boolean isPlain() {
    return bots.isEmpty()
        && chairs.size() == players.size()
        && players.entrySet().stream().allMatch(one -> one.getKey().equals(one.getValue()));
  }

  /// {@return the chairs as a table remembers them}
  WeimarState.Chairs remembered() {
    return new WeimarState.Chairs(chairs, players, bots);
  }

  /// {@return the chairs of a table that remembers them; empty where each plays its own party}
  static Optional<PartyChairs> of(WeimarState state) {
    return state.chairs().map(one -> new PartyChairs(one.seats(), one.players(), one.bots()));
  }

  /// {@return who plays a party}
  Seat player(Seat party) {
    return players.getOrDefault(party, party);
  }

  /// {@return the parties of a chair, those that it plays in earnest first}
  List<Seat> parties(Seat chair) {
    List<Seat> all = parties().stream().filter(party -> player(party).equals(chair)).toList();
    return Stream.concat(
            all.stream().filter(party -> !bots.contains(party)),
            all.stream().filter(bots::contains))
        .toList();
  }

  /// {@return whether one person plays several parties there}
  boolean isShared(Seat chair) {
    return parties(chair).size() > 1;
  }

  /// {@return news for the chairs of those who hear it. What only one party hears says so where
  /// somebody plays several.}
  List<News> heard(List<News> news) {
    return news.stream().flatMap(one -> heard(one).stream()).toList();
  }

  private Optional<News> heard(News news) {
    if (!(news.audience() instanceof Audience.Only(List<Seat> seats))) {
      return Optional.of(news);
    }
    boolean idle =
        ((news.fact() instanceof TableNews.OwnTable
                    || news.fact() instanceof TableNews.JournalHeard)
                && bots.containsAll(seats))
            || (news.fact() instanceof TableNews.JournalTold && chairs.size() == 1);
    if (idle) {
      return Optional.empty();
    }
    Seat first = seats.getFirst();
    boolean plain =
        news.fact() instanceof TableNews.ActsDone
            || news.fact() instanceof TableNews.TurnPassed
            || news.fact() instanceof TableNews.JournalTold
            || news.fact() instanceof TableNews.JournalHeard;
    boolean named = !plain && seats.size() == 1 && isShared(player(first));
    return Optional.of(
        new News(
            named ? new WeimarNews.PartyHears(first.name(), List.of(news.fact())) : news.fact(),
            heard(news.audience())));
  }

  /// {@return the chairs of an audience}
  Audience heard(Audience audience) {
    return switch (audience) {
      case Audience.Everyone() -> audience;
      case Audience.Only(List<Seat> seats) ->
          new Audience.Only(seats.stream().map(this::player).distinct().toList());
    };
  }
}
