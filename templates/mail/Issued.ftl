<#-- What stands in a zine: what everybody may read of a game, phase by phase. -->
<#import "parts.ftl" as p>
<#include "/desk/words.ftl">
<#macro letters list>
<#if list?has_content>
<@p.section "Press"/>
<#list list as entry>
<#assign who = (entry.from == "O")?then("an observer", whom(entry.from))>

<@block.group words=who?cap_first + " to " + allOf(entry.to) + ", " + when(entry.made)/>
<@block.quoted lines=entry.lines/>
</#list>
</#if>
</#macro>
<#assign told = parts?filter(part -> part.phase??)?map(part -> part.phase.title)>
<@block.title words=game + told?has_content?then(": " + (told?size == 1 || told?first == told?last)?then(told?first, told?first + " to " + told?last), "") under=title.name/>
<#list parts as part>
<#if part.phase??>
<@block.title words=part.phase.title under=""/>
<#assign news = part.news>
<@block.items lines=news.headlines headlines=true/>
<#include "/${folder}/report.ftl">
</#if>
<@letters part.press/>
</#list>
<#if scores??>
<@p.section "How they stand"/>
<#assign unit = {'CENTRES': 'centres', 'VICTORY_POINTS': 'victory points'}[scores.unit]!'points'>
<@block.items lines=scores.seats?map(one -> country(one.seat) + scores.unit?has_content?then(": " + one.score + " " + unit, "") + one.won?then(", won", "") + one.who?has_content?then(" (" + one.who + ")", ""))/>
</#if>
<#if told?has_content>
<#include "/${folder}/note.ftl">
</#if>
