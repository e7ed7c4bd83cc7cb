Write one order per line. A province is its three letters on the map, or its name in English or German.
    A PAR - BUR          # the army in Paris moves to Burgundy
    A PAR H              # it holds
    A PAR S F BRE        # it supports the fleet in Brest holding
    A PAR S A MAR - BUR  # it supports the move from Marseilles to Burgundy
    F MAO - SPA/SC       # the fleet goes to the south coast of Spain
    CLEAR A PAR          # deletes the order for Paris
    VOTE DRAW            # agree to a draw, if the game has draws;
                         # VOTE NO DRAW withdraws that

You may leave out the A or F, and “Paris to Burgundy”, “F MAO-SPA(SC)” or “Flotte London nach Nordsee” are understood too. Ambiguous orders are refused, and I list the possible readings. See HELP RULES for what an order does.

A unit without an order holds. You may send retreats and builds ahead of time; I save them until they are needed. See HELP CONVOYS, HELP RETREATS and HELP BUILDS.
