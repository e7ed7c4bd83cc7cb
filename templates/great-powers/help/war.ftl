Three of the twelve events are wars. In the Great War the Leader names a Foe, the Foe an ally, the Leader an ally, and so on until all have a side. You may send the lists ahead:
    FOE ${(seats[0] + " > MOST VP")?right_pad(24)} # whom you name if you are the Leader
    ALLY ${(seats[1] + " > LEAST ARMIES")?right_pad(23)} # whom you call to your side, in order

The side with more Armies and Navies wins; Industry and then Nationalism break ties. Each winner gains 10 VP and loses half of its Armies and half of its Navies, rounded down; each loser keeps one of each. In the War in East Europe the Leader fights the player on their right, in the War in West Europe the one on their left.
