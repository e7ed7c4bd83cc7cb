One order on a line. A province is its three letters on the map, or its name in English or German.
    A PAR - BUR          the army in Paris moves to Burgundy
    A PAR H              it holds
    A PAR S A MAR        it supports the army in Marseilles to stay
    A PAR S A MAR - BUR  it supports the move from Marseilles to Burgundy
    F MAO - SPA/SC       the fleet goes to the south coast of Spain
    CLEAR A PAR          takes the order for Paris off the file
    VOTE DRAW            agrees to a draw; VOTE NO DRAW takes it back

The A or F may be left out, and “Paris to Burgundy”, “F MAO-SPA(SC)” or “Flotte London nach Nordsee” are understood too. What could mean two things is refused with both. See HELP RULES for what an order does.

A unit without an order holds. Retreats and builds may be sent ahead; they are kept until they are due. See HELP CONVOYS, HELP RETREATS and HELP BUILDS.
