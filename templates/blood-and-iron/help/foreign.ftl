From Spring 1866 the double armies of Austria and France take part, each with strength two. Every living player writes a ballot for each, and one is drawn:
    FOREIGN AUSTRIA AA PAS - MUN    # your ballot for the army of Austria
    FOREIGN FRANCE AA BAD H         # in Spring it may also hold or support
    FOREIGN FRANCE PASS             # no ballot, on purpose

In Fall the army must attack a supply centre it can reach; a drawn ballot that does not is discarded and the next one is drawn. If none is left, the army attacks the alphabetically first centre it can reach. After Fall a foreign army that is not on a centre leaves the board. Nobody may enter the home countries of Austria and France, and nobody learns who wrote a ballot.
