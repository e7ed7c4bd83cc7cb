One order on a line. A province is its first three letters, or its name in English or German.
    A BER - ANH          the army in Berlin moves to Anhalt
    A BER H              it holds
    A BER S A ANH        it supports the army in Anhalt to stay
    A BER S A MAG - ANH  it supports the move from Magdeburg to Anhalt
    CLEAR A BER          takes the order for Berlin off the file

The A may be left out, and “Berlin to Anhalt” is understood too. Only neighbouring provinces can be reached. A move succeeds if it is stronger than whatever stands or moves against it: it counts 1, and 1 more for each support that is not cut. A support is cut by any attack on the supporter, except one that comes from where the support is aimed.

A unit without an order holds. Retreats and builds may be sent ahead; they are kept until they are due. See HELP RETREATS, HELP BUILDS and HELP FOREIGN.
