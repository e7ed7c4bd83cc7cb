A dislodged unit retreats to a neighbouring province that is empty, in which nobody bounced this season, and from which the attack did not come:
    A BER - KUS          # retreats to Küstrin
    A BER D              # disbands

Your report names the provinces that are open. Units that retreat to the same province are all disbanded, and so is a unit without a retreat order.
