TRY says what lines would bring, before you send them:
    TRY                  # and your lines below it
    ENDTRY               # below your lines
    TRY S1901M           # the same, from the position before an earlier phase

In games with units the lines are orders for any sides. Nothing of it is put on file, nobody else hears of it, and no order that anybody has sent is part of it: units without a line hold. The answer ends with what is on file. Without ENDTRY, the lines end at the first empty line or command, and what stands below is read as always.

In Great Powers you can try bids, and those of others below their names; in Bismarck’s Dance TRY is another name for WHAT IF. A mail can try three times, with 200 lines each.<#if channel == "discord"> ${slash("try")} opens a form for your lines.</#if>
