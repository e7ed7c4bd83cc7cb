Questions about the board, each on a line of its own and in capitals:
    MOVES A BER          # where a unit can go
    AROUND BER           # what lies next to it, and who stands there
    WHO CAN REACH BER    # who could go there, and how strong
    WHERE ${seats[0]?right_pad(14)} # the units of a side; WHERE BER is one place
    CENTRES              # whose they are

Each answer says the same things in the same order, so that one can play without seeing the map. The strength of a side is that of one unit that moves there, or holds, while all its others that could go there support it; what others would do is not in it. If you write from no seat, put the name of the game behind it.<#if channel == "discord"> /ask suggests questions while you type.</#if>
