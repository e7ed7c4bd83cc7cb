<#import "parts.ftl" as p>
<#include "/desk/words.ftl">
<@p.top (kind == "DIARY")?then("Your diary", "Press log")/>
<#if more>
There is more than fits into one mail: these are the last ones. PRESS LOG and a phase shows those of that phase.

</#if>
<#list entries as entry>
<#assign who = (entry.from == "O")?then("an observer", whom(entry.from))>
<#if kind == "DIARY">
<@block.group words=(entry.number?string + ", " + country(entry.from) + entry.phase?has_content?then(", " + entry.phase, "") + ", " + when(entry.made))/>
<#else>
<@block.group words=(((entry.number > 0)?then(entry.number?string + ". ", "") + who?cap_first + " to " + entry.to?has_content?then(allOf(entry.to), "you") + entry.phase?has_content?then(", " + entry.phase, "") + ", " + when(entry.made)))/>
</#if>
<@block.quoted lines=entry.lines/>

</#list>
<@p.foot/>
