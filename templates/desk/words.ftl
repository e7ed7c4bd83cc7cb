<#-- Turns of phrase that the desk's sentences share. -->
<#-- How deadlines are set: from `hours 72 24 24` or `days MON THU at 20:00 in Europe/Berlin minor 24`. -->
<#function clockOf clock><#assign words = clock?split(" ")><#if words[0] == "hours"><#return words[1] + " h for movement or bids, " + words[2] + " h for retreats or card wishes, " + words[3] + " h for builds or other choices"></#if><#return clock?keep_before(" minor")?remove_beginning("days ") + "; " + words?last + " h for everything except movement or bids"></#function>
