    AS BEFORE            # your orders of the last phase of the same kind, once more

It repeats moves in a movement phase and builds in winter, unit by unit, as far as they are still possible; the answer shows each. Other lines in the same mail replace single orders.
