<#-- What the plain mails share. Long lines are folded afterwards; of two empty lines one is left. -->

<#-- The title's own commands on Discord, such as /order, behind these words; nothing if it has none. -->
<#function singly words><#local names = title.words.shortcuts?map(one -> "/" + one.name)><#return names?has_content?then(words + any(names), "")></#function>

<#macro top words>
${words}
${""?right_pad(words?length, "=")}
<#if title??>${title.name}<#if game?has_content>, game ${game}</#if><#if seat??>; you are ${country(seat)}</#if>
</#if>

</#macro>

<#macro section words>

${words}
${""?right_pad(words?length, "-")}
</#macro>

<#macro facts list>
<#list list as fact>
<#if say(fact)?has_content>- ${say(fact)}</#if>
</#list>
</#macro>

<#macro map>
<#if picture??>

The ${({"BoardPicture": "board", "SheetPicture": "sheet"}[picture.record])!"map"} is attached as a picture.
</#if>
</#macro>

<#macro options list>
<#list list?filter(option -> option.value != option.standard)>
The house rules of this game that differ from the standard:
<#items as option>
- ${option.key} = ${option.value}: ${option.question} (standard: ${option.standard})
</#items>
<#else>
All house rules are standard.
</#list>
</#macro>

<#macro deadline due>
<#if due.deadline??>
The deadline is ${when(due.deadline)}.
<#else>
There is no deadline at the moment.
</#if>
</#macro>

<#macro todo due>
<#if title??><#include "/${folder}/words.ftl"></#if>
<@section "What you need to do"/>
<@deadline due/>
<#list due.prompts>
Please send:
<#items as prompt>
- ${say(prompt)}
</#items>

<#list due.examples>
For example, one order per line:
<#items as line>
    ${line}
</#items>
</#list>

<#if channel == "discord">
Send them with /orders<#if title??>${singly(", or a single line with ")}</#if>. If you send more later, new orders replace old ones, ${manner.replaces}.
<#else>
Reply to this mail with your orders at the top. If you write again, new orders replace old ones, ${manner.replaces}.
</#if>
<#else>
<#if seat??>You have nothing to do this phase.</#if>
</#list>
<#list due.missing>

Still missing:
<#items as fact>
- ${say(fact)}
</#items>
</#list>
</#macro>

<#macro foot>

----------------------------------------------------------------------------
<#if game?has_content>
Game ${game}<#if phase??>, ${phase.title} (${phase.id})</#if>.<#if channel == "mail"> Times are ${zone}<#if zone != "UTC"> (UTC in brackets)</#if>.</#if>
</#if>
<#if channel == "discord">
/help explains how to play; /status, /history and /map show the game.
<#else>
Reply HELP for help, or STATUS, HISTORY or MAP to see the game.
</#if>
</#macro>

<#macro proof list>
<#if list?has_content>
<#if channel == "discord">

----------------------------------------------------------------------------
Proof (for the curious):
<#else>
<@section "Proof (for the curious)"/>
</#if>
<#list list as fact>
- ${say(fact)?cap_first}
</#list>
<#if channel == "discord">/judge TRANSCRIPT gives<#else>Reply TRANSCRIPT to get</#if> all of this as a file you can verify with a program.
</#if>
</#macro>
<#-- A line that is only mentioned, cut if it is long. -->
<#function brief line>
<#local bare = line?trim>
<#return (bare?length gt 60)?then(bare[0..<60] + "…", bare)>
</#function>
<#-- What is repeated of a line, which may be as long as a mail. -->
<#function cut words>
<#return (words?length gt 1000)?then(words[0..<1000] + "… (too long to repeat)", words)>
</#function>
