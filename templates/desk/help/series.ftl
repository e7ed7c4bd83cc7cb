A series is a tournament or a league: several games created alike, with seats drawn fairly and one table over all of them.

To play:
    SERIES LIST                # the series that are open or being played
    SERIES JOIN spring2027     # take part; a draw gives you a game and a seat
    SERIES TABLE spring2027    # games, points and places
    SERIES PROOF spring2027    # the draws, as a file you can verify
    SERIES LEAVE spring2027 your-code

SERIES JOIN spring2027 NAME Anna PHRASE any words: the table calls you Anna, and your words are added to the draws. Your code is in the answer to SERIES JOIN. If you leave, you are dealt no more rounds; a game you are playing goes on.

For the master:
    SERIES CREATE spring2027 preset=weekly-diplomacy games=3 rounds=2 points=SQUARES
    SERIES START spring2027    # deal the first round; its games begin at once
    SERIES NEXT spring2027     # deal the next round before this one is over
    SERIES END spring2027      # deal no more rounds

Points by DRAW: 100 a game, in equal parts for those who share the win. By SQUARES: 100 a game, by the square of each player’s centres or victory points. By CENTRES: a point for each. A player who wins alone takes all of them. The points of a seat go to the player who holds it at the end; a stand-in plays for its player; a player who gave up gets nothing. If you had two seats in one round, the better one counts. A game that was ended without a result does not count.

In each round you meet as few players as possible for a second time, and get a seat you have not had. If there is no seat for you, you come first in the next round. When the last game of a round is over, the next round is dealt by itself.
