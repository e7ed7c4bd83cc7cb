package depesche.adjudicator.weimar.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.List;
import java.util.Optional;

/// What happens at a table of Weimar. Every sum says what it is made of.
public sealed interface WeimarNews extends Fact {

  /// A roll of dice with all that counts.
  ///
  /// @param seat whose it is
  /// @param kind such as `COUP`
  /// @param place the city, or what else it is about; may be empty
  /// @param pool how many dice, such as `1 free + 2 own units = 3`
  /// @param dice as they fell; none if there was none to roll
  /// @param result such as `6 highest + 1 Poverty = 7`; empty without dice
  /// @param total the result
  record SuccessRolled(
      String seat,
      String kind,
      String place,
      String pool,
      List<Integer> dice,
      String result,
      int total)
      implements WeimarNews {
    public SuccessRolled {
      dice = List.copyOf(dice);
    }
  }

  /// What a result means, as it is typed.
  ///
  /// @param effects none if nothing happens
  record ResultStands(String kind, int total, List<String> effects) implements WeimarNews {
    public ResultStands {
      effects = List.copyOf(effects);
    }
  }

  /// Only the printed chart says what a result means: the seat does it, and all may object.
  record ChartWanted(String seat, String kind, int total) implements WeimarNews {}

  /// Bases are placed in a city.
  ///
  /// @param placed how many came there
  /// @param removed whose bases went instead
  record BasesPlaced(String seat, String city, int placed, List<String> removed)
      implements WeimarNews {
    public BasesPlaced {
      removed = List.copyOf(removed);
    }
  }

  /// Two dice name a city.
  record CityRolled(String what, int sum, String city) implements WeimarNews {}

  /// What all parties score by an event.
  ///
  /// @param kind the event, `STREET` or `ELECTION`
  record ScoresCounted(WeimarReason kind, List<PartyScore> lines) implements WeimarNews {
    public ScoresCounted {
      lines = List.copyOf(lines);
    }
  }

  /// What one party scores by an event.
  ///
  /// @param points what it scores for so many; empty if the card says it
  record PartyScore(String party, int counted, Optional<Integer> points) {}

  /// What all parties score by their goals.
  record GoalsCounted(List<PartySum> lines) implements WeimarNews {
    public GoalsCounted {
      lines = List.copyOf(lines);
    }
  }

  /// A sum of one party, part by part.
  record PartySum(String party, List<WeimarSum.Part> parts, int total) implements WeimarNews {
    public PartySum {
      parts = List.copyOf(parts);
    }

    /// {@return the sum of a party}
    public static PartySum of(WeimarParty party, WeimarSum sum) {
      return new PartySum(party.name(), sum.parts(), sum.total());
    }
  }

  /// What one party has.
  ///
  /// @param party its name
  /// @param sum a number or a word
  record PartyLine(String party, String sum) implements WeimarNews {}

  /// Who controls how many issues.
  ///
  /// @param tied parties of a tie that the rulebook breaks; none if there is none
  record IssuesCounted(List<PartyLine> lines, List<String> tied) implements WeimarNews {
    public IssuesCounted {
      lines = List.copyOf(lines);
      tied = List.copyOf(tied);
    }
  }

  /// Issues that are resolved, in their order.
  ///
  /// @param lines the winners, with their issue
  record IssuesDue(List<PartyLine> lines) implements WeimarNews {
    public IssuesDue {
      lines = List.copyOf(lines);
    }
  }

  /// A society marker is resolved.
  ///
  /// @param effects such as `SPD SEAT 1`; none if only the marker says
  record SocietyResolved(String marker, List<String> effects) implements WeimarNews {
    public SocietyResolved {
      effects = List.copyOf(effects);
    }
  }

  /// Goals of which only the printed board says what they are worth.
  ///
  /// @param goals such as `POVERTY 2`
  record GoalsWanted(String party, List<String> goals) implements WeimarNews {
    public GoalsWanted {
      goals = List.copyOf(goals);
    }
  }

  /// The state of the Republic.
  ///
  /// @param safe cities without threats
  /// @param unsafe cities with two or more
  /// @param points each party of the Government gains
  /// @param crisisRolls each of them makes; -1 if only the board says
  /// @param newPoverty the economy brings; -1 if only the board says
  record RepublicChecked(
      int economy,
      int newPoverty,
      List<String> safe,
      int points,
      List<String> unsafe,
      int threats,
      int crisisRolls)
      implements WeimarNews {
    public RepublicChecked {
      safe = List.copyOf(safe);
      unsafe = List.copyOf(unsafe);
    }
  }

  /// Parliament has more seats than 24.
  ///
  /// @param unknown parties whose cut only the board says
  record ParliamentCut(int total, int fixed, List<PartyLine> lines, List<String> unknown)
      implements WeimarNews {
    public ParliamentCut {
      lines = List.copyOf(lines);
      unknown = List.copyOf(unknown);
    }
  }

  /// A coalition is asked.
  record CoalitionProposed(String coalition, int seats, int whole, List<String> parties)
      implements WeimarNews {
    public CoalitionProposed {
      parties = List.copyOf(parties);
    }
  }

  /// A party has answered.
  record CoalitionAnswered(String party, String coalition, boolean accepts) implements WeimarNews {}

  /// A Government is formed.
  ///
  /// @param parties the Chancellor's first
  /// @param tied whether two parties have as many seats, so that the rulebook names the Chancellor
  record GovernmentFormed(
      List<String> parties, int seats, int whole, boolean majority, boolean tied)
      implements WeimarNews {
    public GovernmentFormed {
      parties = List.copyOf(parties);
    }
  }

  /// No coalition is accepted: the table agrees who governs.
  record NoGovernment() implements WeimarNews {}

  /// The game ends before its last round.
  ///
  /// @param end `ANARCHY`, `REVOLUTION` or `OVERTHROW`
  /// @param party who wins by it; empty if nobody is named
  record RepublicFallen(String end, String party) implements WeimarNews {}

  /// The Republic has survived its last round.
  record RepublicSurvived(List<PartySum> lines) implements WeimarNews {
    public RepublicSurvived {
      lines = List.copyOf(lines);
    }
  }

  /// How a bot came to a choice.
  ///
  /// @param question what was to be chosen, such as `AGENDA`
  /// @param steps in their order
  /// @param chosen may be empty
  record BotDecided(String bot, String question, List<BotReason> steps, String chosen)
      implements WeimarNews {
    public BotDecided {
      steps = List.copyOf(steps);
    }
  }

  /// One step of a bot's choice.
  ///
  /// @param why such as `CONDITION_1`
  /// @param rule of the playbook
  record BotReason(String why, String rule, List<String> found) implements WeimarNews {
    public BotReason {
      found = List.copyOf(found);
    }
  }

  /// The ten criteria of the game for one.
  ///
  /// @param met those that are
  /// @param missed those that are not
  /// @param degree `DEFEAT`, `SMALL` or `BIG`
  record BrinkJudged(List<String> met, List<String> missed, String degree) implements WeimarNews {
    public BrinkJudged {
      met = List.copyOf(met);
      missed = List.copyOf(missed);
    }
  }

  /// Who plays which party, where one person plays several.
  ///
  /// @param lines the parties, with their player
  /// @param bots parties that play themselves; their player does what their cards say
  record ChairsTaken(List<PartyLine> lines, List<String> bots) implements WeimarNews {
    public ChairsTaken {
      lines = List.copyOf(lines);
      bots = List.copyOf(bots);
    }
  }

  /// What only one party hears, told to somebody who plays several.
  ///
  /// @param facts one
  record PartyHears(String party, List<Fact> facts) implements WeimarNews {
    public PartyHears {
      facts = List.copyOf(facts);
    }
  }

  /// A bot has turned up a card, and its event comes first: the player who plays for it does that,
  /// and ends it.
  ///
  /// @param card as it is shown
  /// @param note what its owner has typed of the event; may be empty
  /// @param left what the bot does behind it, in order
  record BotEventDue(String bot, String card, String note, List<String> left)
      implements WeimarNews {
    public BotEventDue {
      left = List.copyOf(left);
    }
  }

  /// What a bot's agenda card does by what the playbook shows; the rest stands on the card.
  record BotAgendaDone(String bot, String card, List<String> done) implements WeimarNews {
    public BotAgendaDone {
      done = List.copyOf(done);
    }
  }

  /// Nobody has stated the values of a bot's card, so it was used for its event alone.
  record BotValuesMissing(String bot, String card) implements WeimarNews {}

  /// What nobody has typed yet of the owners' cards.
  record CardsUntyped(int typed, int whole, int findings) implements WeimarNews {}

  /// So many bases are to be placed at the beginning.
  record StartBasesDue(List<PartyLine> lines) implements WeimarNews {
    public StartBasesDue {
      lines = List.copyOf(lines);
    }
  }
}
