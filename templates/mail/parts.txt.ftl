<#-- What the plain mails share. Long lines are folded afterwards; of two empty lines one is left. -->

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

The ${(picture.record == "BoardPicture")?then("board", "map")} is attached as a picture.
</#if>
</#macro>

<#macro options list>
<#list list?filter(option -> option.value != option.standard)>
The house rules of this game that differ from the standard:
<#items as option>
- ${option.key} = ${option.value}: ${option.question} (standard: ${option.standard})
</#items>
<#else>
Every option has its standard value.
</#list>
</#macro>

<#macro deadline due>
<#if due.deadline??>
The deadline is ${when(due.deadline)}.
<#else>
No deadline runs at present.
</#if>
</#macro>

<#macro owed due>
<#if title??><#include "/${folder}/words.ftl"></#if>
<@section "What is owed now"/>
<@deadline due/>
<#list due.prompts>
You are asked for:
<#items as prompt>
- ${say(prompt)}
</#items>

Write it like this, one line each:
<#list due.prompts as prompt>
<#list examples(prompt) as line>
    ${line}
</#list>
</#list>

<#if channel == "discord">
Send them with /orders, or a single line with /order; what is sent later replaces what was sent before, ${manner.replaces}.
<#else>
Answer this mail with your lines at the top; a later letter replaces an earlier one, ${manner.replaces}.
</#if>
<#else>
<#if seat??>Nothing is owed by you.</#if>
</#list>
<#list due.missing>

Not on file yet:
<#items as fact>
- ${say(fact)}
</#items>
</#list>
</#macro>

<#macro foot>

----------------------------------------------------------------------------
<#if game?has_content>
Game ${game}<#if phase??>, ${phase.title} (${phase.id})</#if>.<#if channel == "mail"> Dates are in the zone ${zone} and in UTC.</#if>
</#if>
<#if channel == "discord">
/help explains how to play; /status, /history and /map tell how a game stands.
<#else>
For help, mail the word HELP; STATUS, HISTORY and MAP tell how a game stands.
</#if>
</#macro>

<#macro proof list>
<#if list?has_content>
<#if channel == "discord">

----------------------------------------------------------------------------
For checking:
<#else>
<@section "For checking"/>
</#if>
<#list list as fact>
- ${say(fact)?cap_first}
</#list>
TRANSCRIPT gives all of this as a file that a program can check.
</#if>
</#macro>
