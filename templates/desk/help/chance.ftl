You can verify every random draw, and which of your orders I used.

Before the game begins I publish an anchor and a commitment: from then on I cannot change what will be drawn. You can add words of your own, so that I could not choose it either:
    ENTROPY any words    # your phrase; it counts, but others may see it first
    PLEDGE hash          # better: the hash of a phrase that you keep to yourself
    REVEAL any words     # reveal it when I have sent the list of all pledges

Each receipt has a code that stands for everything you have sent so far. Before a turn is judged, all orders are sealed together under one number, the root, and the report shows where yours are under it. Each report ends with the anchor of its turn, which proves every draw in it.
    TRANSCRIPT           # the file to verify; when the game ends you get it automatically
    SET SEALS ON         # get each root as soon as the orders are sealed

The file docs/fairness.md, which comes with Depesche, explains what is proven when, and what never is.
