In the Score Phase the highest level of each trait is rewarded: Armies 7 VP; Navies 5 VP, and the leader may steal a colony; Industry 5 VP, a navy and an army; Population 5 VP and one bid card more next turn; Nationalism 5 VP and a look at the next event; Colonies 5 VP, and the leader draws three action cards and may resolve one. Ties score nothing, unless the house rules of your game say otherwise. You may send your choices ahead, with your bids:
    STEAL FROM ${(seats[0] + " > MOST COLONIES")?right_pad(22)} # or STEAL NOBODY
    KEEP ANY VP > Jazz > NONE         # which of three drawn cards you resolve
    TARGET ${seats[0]?right_pad(26)} # if that card targets a player
