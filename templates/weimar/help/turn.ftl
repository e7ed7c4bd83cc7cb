Weimar is moderated for those who own the box: the program keeps cards, dice, board and sums, and asks you what only the printed charts and cards say. Besides the lines of HELP TABLE:
    AGENDA 2                 # sealed: the number of your agenda card, 1 to 4
    DRAW 4                   # from your own party deck
    EXPAND K21, K23          # expansion cards come into your deck
    OPENING                  # you may play a card before the first impulse
    PLAY A54
    EVENT                    # of the card you have just played; others may react
    DEBATE Media KPD 2       # moves an issue; the journal counts the steps
    SET Media SPD 3          # brings an issue into play
    END                      # your impulse is over

In cities; sums are printed with the dice:
    DEMONSTRATE Hamburg
    DEMONSTRATE Rostock +1 FOR Arm the Workers!
    BASES Rostock 2 REMOVE DNVP
    COUP Berlin
    COUNTERCOUP Essen
    FIGHT Essen KPD
    MOBILISE 2 Police Essen
    CONTROL Essen            # the DNVP takes over the Reichswehr there
    DISSOLVE Workers Essen
    THREAT Poverty           # two dice name the city
    THREAT Uprising Essen
    THREAT Inflation         # in the DR box
    CRISIS 2
    FOREIGN France           # one die, and one for each flag

Politics and order:
    ORDER DNVP ZENTRUM KPD SPD
    SCORE STREET
    SCORE ELECTION
    ADD VP 2 FOR the treaty
    ADD Seats -1
    ACCEPT                   # a coalition; or REFUSE

When others demonstrate, strike or play an event, all are asked. REACT rolls your reaction if you have a base there and a point in reserve. In advance:
    REACT TO KPD COUP IN Berlin IF Reserve >= 1
    OTHERWISE PASS

In Republic on the Brink, SPD or Zentrum turn up the cards of the others:
    BOT KPD
    BOT KPD 3 1              # states the values of the card that lies open
    BOT DNVP BASE
    BOT DNVP UNIT Freikorps-2
