package depesche.adjudicator.weimar.news;

import depesche.adjudicator.Fact;
import java.util.List;

/// Why a line at a table of Weimar is not done.
public sealed interface WeimarRefusal extends Fact {

  /// No room for another base, and nobody's is removed by this line.
  record CityIsFull(String city, int room) implements WeimarRefusal {}

  /// At the beginning a party has one base a city.
  record BaseThereAlready(String city) implements WeimarRefusal {}

  /// All bases of the beginning are placed.
  record StartBasesPlaced(int count) implements WeimarRefusal {}

  /// Reichswehr and Police are never dissolved.
  record NeverDissolved(String unit) implements WeimarRefusal {}

  /// There is no such thing in the city.
  record NotInCity(String what, String city) implements WeimarRefusal {}

  /// A place that is no city.
  record NoSuchCity(String place, List<String> cities) implements WeimarRefusal {
    public NoSuchCity {
      cities = List.copyOf(cities);
    }
  }

  /// Strength is not enough for a die.
  record NoDie(String kind, String city, String pool) implements WeimarRefusal {}

  /// This is for the Chancellor alone.
  record ChancellorOnly(String verb, String chancellor) implements WeimarRefusal {}

  /// The first yellow issue is being resolved; their order stands.
  record IssuesBegun(List<String> issues) implements WeimarRefusal {
    public IssuesBegun {
      issues = List.copyOf(issues);
    }
  }

  /// Only these parties do this.
  record ForPartiesOnly(String verb, List<String> parties) implements WeimarRefusal {
    public ForPartiesOnly {
      parties = List.copyOf(parties);
    }
  }

  /// A party in government stabilises the Republic and attempts no coup.
  record GovernsNow(String verb, String party) implements WeimarRefusal {}

  /// Units of another owner; only a card moves them.
  record UnitsOfOthers(String unit, String owner) implements WeimarRefusal {}

  /// The party has no unit there that could be dissolved.
  record NothingToFight(String party, String city) implements WeimarRefusal {}

  /// This is said in another phase.
  record OnlyInPhase(String verb, String phase) implements WeimarRefusal {}

  /// No party of this table plays itself.
  record NoBotHere(String verb) implements WeimarRefusal {}

  /// No card of this bot waits for the values that its player reads off it.
  record NoValuesWanted(String bot) implements WeimarRefusal {}

  /// Nobody asks this party for a coalition.
  record NoCoalitionAsked(String party) implements WeimarRefusal {}

  /// A seat that plays no party, or a bot's.
  record NoPartyOfTable(String seat) implements WeimarRefusal {}
}
