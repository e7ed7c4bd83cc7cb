package depesche.adjudicator.congress.game;

import depesche.adjudicator.table.turns.Demonstration;

/// What the players of a demonstration write: the example of play of the playbook (16) as far as
/// other cards allow, and then what is usual.
public final class CongressDemonstration {

  /// The first turn of Clash of Armies, and what players do later.
  public static final Demonstration EXAMPLE =
      Demonstration.read(
          """
          option scenario=CLASH
          letter 1 Initial Phase: FRANCE
            SITUATION A-5 FIRST 1 SECOND 1
            FETCH 49 FOR Gaudin of card A-5
            SET FR Recruitment TABLE
            PLACE US US Militia
            PLACE US US Militia
            PLACE US US Militia
            END
          letter 1 Initial Phase: RUSSIA
            FETCH 46 FOR Friedrich Wilhelm of card A-5
            END
          letter 1 Initial Phase: BRITAIN
            FETCH 48 FOR Huskisson of card A-5
            SET BR Financial Aid RU 2
            SET BR Financial Aid 2 AU 2
            END
          letter 1 Initial Phase: AUSTRIA
            FETCH 47 FOR Kolowrat of card A-5
            FETCH 50 FOR Kaiser Franz of the environment
            SET Austria at War TABLE
            ADD VP 1 FOR Austria at War on the table
            SET Generalissimo TABLE
            END
          letter 1 Wager Result: AUSTRIA
            VALUE 5
          letter 1 Wager Result: FRANCE
            VALUE 4
          letter 1 Wager Result: RUSSIA
            VALUE 4
          letter 1 Wager Result: BRITAIN
            VALUE 4
          letter 1 Issue Selection: AUSTRIA
            ISSUE Liberalism
          letter 1 Issue Selection: FRANCE
            ISSUE Saxony
            ISSUE Italy
          letter 1 Issue Selection: RUSSIA
            ISSUE RU Military Operation
            ISSUE Poland
          letter 1 Issue Selection: BRITAIN
            ISSUE BR Military Operation
            ISSUE BR Recruitment
          letter 1 Negotiation 1: RUSSIA
            NEGOTIATE Poland WITH {1} VALUE 4
          letter 1 Negotiation 1: AUSTRIA
            NEGOTIATE Austria at War WITH {1} VALUE 4 BONUS 2
          letter 1 Negotiation 2: FRANCE
            NEGOTIATE Saxony WITH {1} VALUE 2 BONUS 4
          letter 1 Negotiation 2: BRITAIN
            NEGOTIATE Liberalism WITH {1} VALUE 2 BONUS 3
          letter 1 Negotiation 2: AUSTRIA
            NEGOTIATE Liberalism WITH {1} VALUE 5 BONUS 2
          letter 1 Negotiation 3: FRANCE
            NEGOTIATE Italy WITH {2} VALUE 3 BONUS 2
          letter 1 Negotiation 3: BRITAIN
            NEGOTIATE BR Military Operation WITH {2} VALUE 4
          letter 1 Negotiation 4: BRITAIN
            ROLL 1d6 FOR the resource of Bexley
            NEGOTIATE BR Recruitment WITH {1} VALUE 3
          letter 1 Diplomacy Winner: BRITAIN
            BREAK AUSTRIA
          letter 1 Government: FRANCE
            ADD Resources 1 FOR Gaudin
            SPEND Italy
            SPEND Saxony
            ADD VP 2 FOR Italy and Saxony
            PLACE French Grande Armee
            END
          letter 1 Government: BRITAIN
            ADD Resources 2 FOR Eldon
            SPEND BR Military Operation
            ADVANCE Pax Britannica RESOURCES 1
            PLACE Fleet British in America
            END
          letter 1 Government: RUSSIA
            ADD Resources 2 FOR BR Financial Aid
            SPEND RU Military Operation
            SET War status General war
            END
          letter 1 Government: AUSTRIA
            ADD Resources 2 FOR BR Financial Aid
            SPEND Generalissimo
            SET Army of Bohemia block Silesia
            SET Headquarters AU
            END
          letter 1 Military Operations: FRANCE
            PLACE operation Grande Armee
            END
          letter 1 Military Operations: RUSSIA
            PLACE operation Army of Silesia
            END
          letter 1 Military Operations: BRITAIN
            PLACE operation Army of Portugal
            END
          letter 1 Military Support: FRANCE
            PLACE support Grande Armee
            PLACE support Army of Spain
            END
          letter 1 Military Support: RUSSIA
            PLACE support Army of Silesia
            END
          letter 1 Strategic Movement: FRANCE
            MOVE French Army of Elbe TO Grande Armee
            END
          letter 1 Strategic Movement: RUSSIA
            MOVE Russian Northern Army TO Army of Silesia
            MOVE Prussian Northern Army TO Army of Silesia
            END
          letter 1 Strategic Movement: AUSTRIA
            MOVE Austrian Army of Tyrol TO Army of Bohemia
            END
          letter 1 Battle A: RUSSIA
            FIGHT CARDS ALLIES 5 FRANCE 0 BEST FRANCE
          letter 1 Battle C: BRITAIN
            FIGHT HOMELAND FRANCE MOUNTAIN ALLIES CARDS ALLIES 6 FRANCE -3 BEST ALLIES
          letter 1 End of Turn: BRITAIN
            ADD VP 2 FOR Castile
            END
          letter 1 End of Turn: AUSTRIA
            ADD VP 1 FOR Generalissimo
            END
          usual Initial Phase
            SITUATION A-5 FIRST 1 SECOND 1
          usual Wager Result
            VALUE 3
            VALUE 4
            VALUE 5
          usual Issue Selection
            ISSUE {track}
          usual Negotiation
            NEGOTIATE {track} WITH {card} VALUE 3
            NEGOTIATE {track} WITH {card}
            NEGOTIATE {track} WITH {card} VALUE 2 BONUS 2
            TRADE {card} WITH {seat}
          usual Debate
            PASS
            PASS
            DEBATE {card} VALUE 3
            DEBATE {card} VALUE 2 NATIONAL
          usual Diplomacy Winner
            BREAK {seat}
          usual Government
            SPEND {track}
            ADVANCE {track} RESOURCES 1
          usual Military Operations
            PLACE operation {place}
          usual Military Support
            PLACE support {place}
          usual Strategic Movement
            MOVE French Army of Elbe TO {place}
            MOVE Russian Northern Army TO {place}
            MOVE Austrian Army of Tyrol TO {place}
          usual Battle
            FIGHT CARDS ALLIES 2 FRANCE 1
            LOSSES ALLIES 1 FRANCE 1
          """);

  private CongressDemonstration() {}
}
