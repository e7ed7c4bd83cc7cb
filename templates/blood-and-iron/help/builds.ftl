After Fall, a centre belongs to the player whose unit stands in it, or else to its previous owner. In winter you may have as many units as centres, less the offset: none before 1868, one in 1868 and 1869, two in 1870 and 1871, and so on.
    BUILD A BER          # a new army in any vacant centre of your own
    WAIVE                # leave one unused, unless house rules forbid it
    REMOVE A BER         # if you have too many

<#if ((chosen.laterLetter)!"") == "REPLACES">If you write again, all your builds or removals are replaced, so send every one again.<#else>If you write again, that adds to your builds or removals. If they become too many, earlier ones give way, and the answer says which. CLEAR BER deletes what you sent for Berlin.</#if>

Removals not chosen are made by rule: farthest from your own centres first. Ten centres win the game.
