After Fall, a centre belongs to the power whose unit stands in it, or else to its previous owner. In winter you may have as many units as centres:
    BUILD A PAR          a new army in a vacant home centre of your own
    BUILD F BRE          a new fleet, on a coast
    BUILD F STP/NC       in St. Petersburg on one of its coasts
    WAIVE                leaves a build unused
    REMOVE F NTH         if you have too many

Removals not chosen are made by rule: farthest from your own centres first. Eighteen centres win the game.
