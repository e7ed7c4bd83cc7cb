An order under a condition counts if the condition is true at the beginning of its phase. A condition asks where units are or who owns a centre:
    IF A MUN THEN A BER - SIL                  # if there is any army in Munich
    IF NOT A MUN THEN A BER - MUN ELSE A BER H # one or the other
    IF MUN AND (SIL OR BER) THEN A BER H       # AND and OR together need brackets
    ${("IF " + seats[0]?upper_case + " A MUN THEN A BER H")?right_pad(42)} # whose unit it is
    ${("IF " + seats[0]?upper_case + " OWNS MUN THEN A BER H")?right_pad(42)} # who owns a centre

In front of a unit or a place you may write its owner's name; a name, OWNS and a centre asks who owns that centre. With nothing behind THEN, the orders follow on lines of their own, up to ELSE, ELSE IF or ENDIF. Only orders wait for a condition: write READY and the like above it. It is most useful below a line PHASE, or for retreats and builds sent ahead. An order whose condition is met goes before an order without one.
