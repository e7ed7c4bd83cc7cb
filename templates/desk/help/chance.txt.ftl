Every draw can be checked, and so can which letters I used.

Before the game begins I publish an anchor and a commitment: from then on I cannot change what will be drawn. You add words of your own, so that I could not choose it either:
    ENTROPY any words    your phrase; it counts, but others may see it first
    PLEDGE hash          better: the hash of a phrase that you keep to yourself
    REVEAL any words     tell it when I have sent the list of all pledges

Each receipt carries a code that stands for all your letters so far. Before a turn is judged all letters are sealed under one root, and the report says where yours lie under it. Each report ends with the anchor of its turn, which proves every draw in it.
    TRANSCRIPT           the file to check; at the end of a game it comes by itself
    SET SEALS ON         have each root as soon as it is sealed

What is proven when, and what never, stands in docs/fairness.md.
