A standing order counts in every phase in which its unit has no other order and the order is possible:
    ALWAYS A BER H       # the army in Berlin holds, unless you order something else
    NO ALWAYS A BER      # ends that
    NO ALWAYS            # ends all your standing orders

ALWAYS names a place, not a unit: it counts for any unit of yours there.
