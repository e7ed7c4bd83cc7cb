<#import "parts.ftl" as p>
<#-- What people wrote keeps its letters. -->
<#assign reminds = facts?filter(fact -> ["Reminded", "RemindedInGrace", "LastAwaited"]?seq_contains(fact.record))?has_content>
<#assign moved = facts?filter(fact -> ["DeadlineMoved", "DeadlinePutOff", "OutageOver"]?seq_contains(fact.record))?has_content>
<@p.top words=subject said=reminds || moved/>
<#-- That orders are missing, and until when, its subject has said. -->
<#list facts?filter(fact -> sentence(fact) != subject + "." && !["Reminded", "DeadlineMoved"]?seq_contains(fact.record)) as fact>
${["StatementLine", "AnnouncedLine"]?seq_contains(fact.record)?then(say(fact), sentence(fact)?remove_beginning(subject + ". "))}
</#list>
<#-- A reader who has lost the seat, or never had one, is asked for nothing, and what went wrong is no news of deadlines. -->
<#if (due.deadline?? || due.prompts?has_content || due.timing?has_content)
    && facts?filter(fact -> ["StatementsTold", "YouWereEjected", "YourSeatIsDummy", "SeatPassedOn", "MusterMissed", "MusterCalled",
    "SeatUnreached", "SeatLate", "ListUnreached", "PlayerUnreached", "PlayerLate", "MasterUnreached", "LetterFailed", "LetterPutAside", "LetterOvertaken", "InboxStale", "DiscordGone", "PlaceUnshown",
    "ReportUnpainted", "ReportStuck"]?seq_contains(fact.record))?size == 0>
<#-- Where only the time is another, the report has the lines. -->
<@p.todo due=due shown=reminds || !facts?filter(fact -> ["DeadlineMoved", "DeadlinePutOff", "OutageOver", "GoesOn", "PausedUntil", "StillPaused", "LongerAsked"]?seq_contains(fact.record))?has_content/>
</#if>
<@p.foot/>
