package depesche.bot.series;

import depesche.adjudicator.Fact;
import java.util.List;

/// What is said of series: tournaments and leagues.
public sealed interface SeriesFact extends Fact {

  /// A new series, open for players.
  ///
  /// @param points how they are given
  /// @param anchor and commitment what its draws are committed to
  record SeriesCreated(
      String series,
      String title,
      int games,
      int rounds,
      PointsExplained points,
      String anchor,
      String commitment)
      implements SeriesFact {}

  /// Somebody takes part.
  ///
  /// @param number what draws call them
  /// @param name what others call them; empty if they gave none
  /// @param code with which they can leave by a plain mail
  /// @param phrase what they add to chance; empty for nothing
  /// @param waits whether the first round has been dealt already
  record SeriesJoined(
      String series, int number, String name, String code, String phrase, boolean waits)
      implements SeriesFact {}

  /// Somebody takes part no more.
  ///
  /// @param begun whether they have been dealt seats
  record SeriesLeft(String series, boolean begun) implements SeriesFact {}

  /// A round has been dealt.
  ///
  /// @param waiting who has no seat in it, by the names they are called by
  record RoundDealt(String series, int round, int rounds, List<String> games, List<String> waiting)
      implements SeriesFact {
    public RoundDealt {
      games = List.copyOf(games);
      waiting = List.copyOf(waiting);
    }
  }

  /// A seat in a game of the series, which begins at once.
  record SeatDealt(String series) implements SeriesFact {}

  /// The next round could not be dealt.
  record RoundPostponed(String series, int round, int players, int needed) implements SeriesFact {}

  /// The master deals no more rounds.
  record SeriesClosed(String series, int playing) implements SeriesFact {}

  /// All games are over.
  ///
  /// @param first who has the first place, by the names they are called by
  record SeriesOver(String series, List<String> first) implements SeriesFact {
    public SeriesOver {
      first = List.copyOf(first);
    }
  }

  /// A series that somebody can join or look at.
  ///
  /// @param state such as `open`
  record SeriesListed(String series, String title, String state, int players)
      implements SeriesFact {}

  record NoSeries() implements SeriesFact {}

  /// How far a series is.
  ///
  /// @param state such as `open`
  record SeriesStands(String series, String title, String state, int players, int round, int rounds)
      implements SeriesFact {}

  /// What became of one of its games.
  ///
  /// @param outcome `SOLO`, `SHARED` or `NONE`; empty while it is played
  /// @param winners the seats that won
  record GameCounted(String game, String outcome, List<String> winners) implements SeriesFact {
    public GameCounted {
      winners = List.copyOf(winners);
    }
  }

  /// How points are given.
  record PointsExplained(String rule) implements SeriesFact {}

  /// What the numbers in the draw stand for.
  record EntrantNamed(int number, String name) implements SeriesFact {}

  /// The draws of a round are published when its games are over, since nobody may be told before
  /// who plays.
  record DrawWithheld(int round) implements SeriesFact {}

  /// Why a command about series was not carried out.
  sealed interface Refusal extends SeriesFact {

    /// No command about series.
    ///
    /// @param nearest the command it nearly is; empty for none
    record SeriesWordUnknown(String word, String nearest, List<String> words) implements Refusal {
      public SeriesWordUnknown {
        words = List.copyOf(words);
      }
    }

    record SeriesUnknown(String word, String nearest, List<String> known) implements Refusal {
      public SeriesUnknown {
        known = List.copyOf(known);
      }
    }

    record SeriesNotNamed(String command, List<String> known) implements Refusal {
      public SeriesNotNamed {
        known = List.copyOf(known);
      }
    }

    record SeriesNameOdd(String word, int most) implements Refusal {}

    record SeriesExists(String series) implements Refusal {}

    /// A game and a series cannot have one name.
    record NameIsGames(String name) implements Refusal {}

    record NameIsSeries(String name) implements Refusal {}

    /// No preset was named.
    record PresetMissing(List<String> known) implements Refusal {
      public PresetMissing {
        known = List.copyOf(known);
      }
    }

    record PresetUnknown(String word, String nearest, List<String> known) implements Refusal {
      public PresetUnknown {
        known = List.copyOf(known);
      }
    }

    /// A preset that cannot be read as a file.
    ///
    /// @param why with file, line and fix
    record PresetUnreadable(String why) implements Refusal {}

    /// A preset that names no title, or no such title.
    record PresetWithoutTitle(String file, String word, List<String> titles) implements Refusal {
      public PresetWithoutTitle {
        titles = List.copyOf(titles);
      }
    }

    /// The preset is for another title than the one that was named.
    record PresetOfOtherTitle(String file, String title, String said) implements Refusal {}

    record SettingUnknown(String word, String nearest, List<String> keys) implements Refusal {
      public SettingUnknown {
        keys = List.copyOf(keys);
      }
    }

    record NumberOdd(String key, String value, int least, int most) implements Refusal {}

    record PointsUnknown(String word, String nearest, List<String> rules) implements Refusal {
      public PointsUnknown {
        rules = List.copyOf(rules);
      }
    }

    record SeatsOdd(String title, int seats, int fewest, int most) implements Refusal {}

    record InSeriesAlready(String series, int number) implements Refusal {}

    /// Somebody else is called so.
    record NameInSeries(String series, String name) implements Refusal {}

    record NotInSeries(String series) implements Refusal {}

    /// No other round will be dealt.
    record SeriesBegun(String series) implements Refusal {}

    /// The first round has been dealt; the next one is dealt by another command.
    record StartedAlready(String series, boolean more) implements Refusal {}

    record SeriesIsOver(String series) implements Refusal {}

    record SeriesNotBegun(String series) implements Refusal {}

    record TooFewPlayers(String series, String title, int players, int needed) implements Refusal {}

    record LeaveUnproven(String series) implements Refusal {}

    record AllRoundsDealt(String series, int rounds) implements Refusal {}

    record SeriesWantsReliability(String series, int asked, int percent) implements Refusal {}
  }
}
