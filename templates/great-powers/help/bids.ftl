Each turn you play three of your six bid cards in secret, in order. Awards and some action cards give one more or one fewer.
    BID INDUSTRY ARMIES NAVIES   # your bids, the first one first
    BID 1 5 4                    # the same by the numbers of the cards
    BID 2 COLONIES               # changes the second bid only
    CLEAR BID                    # or: cancel my bids
    AS BEFORE                    # or: same bids as last turn

<#if ((chosen.slotGap)!"") == "CLOSE_UP">Empty slots close up.<#else>A slot may stay empty: BID 3 NAVIES alone is revealed in the third round.</#if>

1 Industry, 2 Population, 3 Nationalism, 4 Navies, 5 Armies, 6 Colonies; abbreviations such as IND work, and so do German names. A list without BID is read as your bids while nothing else is asked; a place that you name counts (NAVIES second). You may not bid on a trait in which your level alone is the highest.

Bids are revealed round by round, the Leader first and then to the left. On each trait they are counted through the whole turn: the first bid brings 1, the second 2, the third 4 and costs 1 of another trait, the fourth nothing, and every later one loses 1. The third on Industry, Nationalism or Armies costs Population; on Population, Nationalism; on Navies, Industry; on Colonies, a navy.
