A dislodged unit retreats to a neighbouring province that is empty, in which nobody bounced this season, and from which the attack did not come:
    F NWY - STP/NC       # retreats to the north coast of St. Petersburg
    F NWY D              # disbands

Your report names the places that are open. Units that retreat to the same province are all disbanded, and so is a unit without a retreat order.
