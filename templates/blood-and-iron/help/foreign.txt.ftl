From Spring 1866 the double armies of Austria and France take part, with strength two. Every living player writes a ballot for each, and one is drawn:
    FOREIGN AUSTRIA AA PAS - MUN    your ballot for the army of Austria
    FOREIGN FRANCE AA BAD H         in Spring it may also hold or support
    FOREIGN FRANCE PASS             no ballot, on purpose

In Fall the army must be sent at a supply centre it can reach; a drawn ballot that does not is discarded and the next is drawn. If none is left, the army attacks what comes first by name. After Fall an army that stands on no centre leaves the board. Nobody may enter the home countries, and nobody learns who wrote a ballot.
