<#import "parts.ftl" as p>
<@p.top "Your games"/>
<#list games as one>
<@p.section one.game + (one.phase??)?then(": " + one.phase.title, "")/>
<#if one.paused>
This game is paused and asks for nothing now.
<#else>
You <#if one.standIn>act for<#else>are</#if> ${one.seat} in ${one.title}.
<#if one.due.deadline??>
The deadline is <@block.strong>${when(one.due.deadline)}</@block.strong>.
</#if>
<#if one.open>
<#if one.onFile>
Something of yours is on file, but not all:
<@block.items lines=one.missing/>
<#else>
I have nothing from you yet. Please send:
<@block.items lines=one.asked/>
</#if>
<#if channel == "mail" && one.address?has_content>
Orders for this game go to ${one.address}.
</#if>
<#elseif one.asked?has_content>
All that I asked of you is on file; the game waits for the others or for its deadline. You can still change your orders.
<#else>
Nothing is asked of you in this phase; the game waits for others.
</#if>
</#if>

</#list>
<@block.foot>
<#if channel == "discord">
You get this once a day because you asked for it; ${slash("judge")} SET DIGEST OFF ends it. Send orders with ${slash("orders")} and the name of the game.
<#else>
You get this once a day because you asked for it; SET DIGEST OFF ends it. An answer to this mail belongs to no game: write to the address of the game, or answer its own report. Times are ${zone}<#if zone != "UTC"> (UTC in brackets)</#if>.
</#if>
</@block.foot>
