<#import "parts.ftl" as p>
<@p.top subject/>
<#-- What people wrote keeps its letters. -->
<#list facts?filter(fact -> sentence(fact) != subject + ".") as fact>
${["StatementLine", "AnnouncedLine"]?seq_contains(fact.record)?then(say(fact), sentence(fact)?remove_beginning(subject + ". "))}
</#list>
<#-- A reader who has lost the seat, or never had one, is asked for nothing, and what went wrong is no news of deadlines. -->
<#if (due.deadline?? || due.prompts?has_content || due.timing?has_content)
    && facts?filter(fact -> ["StatementsTold", "YouWereEjected", "YourSeatIsDummy", "SeatPassedOn", "MusterMissed", "MusterCalled",
    "SeatUnreached", "SeatLate", "PlayerUnreached", "PlayerLate", "MasterUnreached", "LetterFailed", "LetterPutAside", "LetterOvertaken", "InboxStale", "DiscordGone", "PlaceUnshown",
    "ReportUnpainted", "ReportStuck"]?seq_contains(fact.record))?size == 0>
<@p.todo due/>
</#if>
<@p.foot/>
