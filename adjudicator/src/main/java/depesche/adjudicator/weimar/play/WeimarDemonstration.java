package depesche.adjudicator.weimar.play;

import depesche.adjudicator.table.turns.Demonstration;

/// What the players of a demonstration write: the first round of the example of play as far as
/// other cards and dice allow, and then what is usual.
public final class WeimarDemonstration {

  /// The first round, and what players do later.
  public static final Demonstration EXAMPLE =
      Demonstration.read(
          """
          letter 1 Set-up: SPD
            OTHERWISE PASS
            PLACE base Berlin, Muenchen, Koeln, Leipzig, Hamburg, Essen
          letter 1 Set-up: DNVP
            PLACE base Koeln, Breslau, Koenigsberg
          letter 1 Set-up: ZENTRUM
            OTHERWISE PASS
            PLACE base Berlin, Hamburg, Muenchen, Frankfurt, Breslau
          letter 1 Set-up: KPD
            OTHERWISE PASS
            PLACE base Berlin, Muenchen, Leipzig, Essen
          letter 1 Agenda: SPD
            AGENDA 2
          letter 1 Agenda: DNVP
            AGENDA 3
          letter 1 Agenda: ZENTRUM
            AGENDA 3
          letter 1 Agenda: KPD
            AGENDA 1
          letter 1 Effects: SPD
            SET Foreign Affairs 0
            SET Media SPD 3
            PLACE base Breslau
            DRAW 4
            END
          letter 1 Effects: DNVP
            SET Stab in the Back DNVP 1
            BASES Essen
            BASES Rostock
            DRAW 3
            END
          letter 1 Effects: ZENTRUM
            SET Security 0
            SET Economy I 0
            SET Economy II 0
            MOBILISE Police Muenchen
            DRAW 4
            END
          letter 1 Effects: KPD
            SET Reserve 1
            DRAW 4
            END
          letter 1 Opening: SPD
            ORDER KPD ZENTRUM SPD DNVP
            END
          letter 1 Opening: KPD
            MOBILISE Workers Rostock
            MOBILISE Workers Berlin
            DEMONSTRATE Rostock
          letter 1 Impulses: DNVP
            PLAY {1}
            DEBATE Stab in the Back DNVP 4
            END
          letter 1 Impulses: ZENTRUM
            PLAY {1}
            MOBILISE Reichswehr-2 Essen
            MOBILISE Police Essen
            ADD Reserve 1
            END
          letter 1 Impulses: KPD
            PLAY {1}
            DEBATE Media KPD 2
            DEBATE Protecting Republic Law KPD 1
            END
          letter 1 Impulses: SPD
            PLAY {1}
            MOBILISE Reichswehr-1 Essen
            MOBILISE Police Essen
            COUNTERCOUP Essen
            END
          letter 1 Impulses: DNVP
            PLAY {1}
            DEBATE Security DNVP 2
            END
          letter 1 Impulses: ZENTRUM
            PLAY {1}
            MOBILISE Police Rostock
            FIGHT Rostock KPD
            END
          letter 1 Impulses: KPD
            PLAY {1}
            MOBILISE Workers Hamburg
            END
          letter 1 Impulses: SPD
            PLAY {1}
            SET Stinnes-Legien Agreement SPD 2
            END
          letter 1 Impulses: DNVP
            PLAY {1}
            ADD Reserve 1
            END
          letter 1 Impulses: ZENTRUM
            PLAY {1}
            DEBATE Foreign Affairs ZENTRUM 4
            DEBATE Economy II ZENTRUM 1
            END
          usual Set-up
            PLACE base {place}
          usual Effects
            DRAW 2
            BASES {place}
          usual Opening
            ADD Reserve 1
          usual Impulses
            PLAY {card}
            DEBATE {track} {seat} 2
            DEMONSTRATE {place}
            MOBILISE {piece} {place}
            END
          usual Issues
            PLACE base {place}
          usual Society
            SCORE STREET
          usual Parliament
            SCORE ELECTION
          usual Government
            ACCEPT
            REFUSE
          """);

  private WeimarDemonstration() {}
}
