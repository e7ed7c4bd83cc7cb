If you play many games, one mail a day can tell you of all of them: what each asks of you, when its deadline is, what you have on file, and which wait for others. The games that wait for you come first.

    SET DIGEST ON          # one mail a day, at 8 in the morning
    SET DIGEST 18:30       # at this time, in your time zone
    SET DIGEST OFF         # no longer; each game reminds you by itself
    SET ZONE Europe/Berlin # your time zone

The digest takes the place of the reminders of single games. A game still reminds you by itself if its deadline comes less than three hours after the next digest, or before it, and while latecomers have grace. Reports, and the notice that all others wait for you, come as always.

If none of your games is running, no digest is sent. It goes where your reports go<#if channel == "discord">: see SET REPORTS in HELP DISCORD</#if>.
