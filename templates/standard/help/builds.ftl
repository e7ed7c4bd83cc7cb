After Fall, a centre belongs to the power whose unit stands in it, or else to its previous owner. In winter you may have as many units as centres:
    BUILD A PAR          # a new army in a vacant home centre of your own
    BUILD F BRE          # a new fleet, on a coast
    BUILD F STP/NC       # in St. Petersburg on one of its coasts
    WAIVE                # leave one unused, unless house rules forbid it
    REMOVE F NTH         # if you have too many

<#if ((chosen.laterLetter)!"") == "REPLACES">If you write again, all your builds or removals are replaced, so send every one again.<#else>If you write again, that adds to your builds or removals. If they become too many, earlier ones give way, and the answer says which. CLEAR PAR deletes what you sent for Paris.</#if>

Removals not chosen are made by rule: farthest from your own centres first. Eighteen centres win the game.
