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
    ORDER DNVP ZENTRUM KPD SPD   # of play; the Chancellor, or the winner of Reparations
    ORDER Rentenmark, Black Friday   # of the yellow issues; the Chancellor
    SCORE STREET
    SCORE ELECTION
    ADD VP 2 FOR the treaty
    ADD Seats -1
    ACCEPT                   # a coalition; or REFUSE

When others demonstrate, strike or play an event, all are asked. REACT rolls your reaction if you have a base there and a point in reserve. In advance:
    REACT TO KPD COUP IN Berlin IF Reserve >= 1
    OTHERWISE PASS

If you play several parties, you write for the one whose turn it is; a line for another begins with its name:
    ZENTRUM: AGENDA 3

Republic on the Brink is for one (or two: SPD and Zentrum). The KPD and the DNVP turn up their cards by themselves and choose by the tables of the playbook; you are told each step. In their turn you do the event of the card for them, then END; action and debate follow.
    BOT 3 1                  # states the values of the card that lies open, the large circle first
    BOT BASE                 # the bot places a base by its list; BOT KPD BASE outside its turn
    BOT DNVP UNIT Freikorps-2
    BOT KPD DEBATE 3 1       # moves issues by its list, by 3 and then by 1
    BOT KPD ACTION 2         # a coup or a demonstration with so many points and its reserve
    BOT KPD HARM             # whom it harms first
    BOT KPD LOSE             # a crisis roll costs it a base
