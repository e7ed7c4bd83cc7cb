If you play many games, you can get one mail a day about all of them: what each asks of you, when its deadline is, what you have sent, and which games wait for others. Games that wait for you come first.

    SET DIGEST ON          # one mail a day, at 8 in the morning
    SET DIGEST 18:30       # at this time, in your time zone
    SET DIGEST OFF         # no longer; each game reminds you by itself
    SET ZONE Europe/Berlin # your time zone

The digest replaces the reminders of single games. A game still reminds you by itself if its deadline comes before the next digest or less than three hours after it, and in the grace after a deadline. You still get reports, and the notice that all others wait for you.

If none of your games is running, no digest is sent. It goes where your reports go<#if channel == "discord">: see SET REPORTS in HELP DISCORD</#if>.
