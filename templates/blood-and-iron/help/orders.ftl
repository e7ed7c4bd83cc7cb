Write one order per line. A province is its first three letters, or its name in English or German.
    A BER - ANH          # the army in Berlin moves to Anhalt
    A BER H              # it holds
    A BER S A ANH        # it supports the army in Anhalt holding
    A BER S A MAG - ANH  # it supports the move from Magdeburg to Anhalt
    CLEAR A BER          # deletes the order for Berlin

You may leave out the A, and “Berlin to Anhalt” is understood too. A unit can only move to a neighbouring province. A move succeeds if it is stronger than everything that stands or moves against it: it counts 1, plus 1 for each support that is not cut. A support is cut by any attack on the supporting unit, unless the attack comes from the province the support is aimed at.

A unit without an order holds. You may send retreats and builds ahead of time; I save them until they are needed. See HELP RETREATS, HELP BUILDS and HELP FOREIGN.
