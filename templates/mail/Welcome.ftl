<#import "parts.ftl" as p>
<#import "/desk/words.ftl" as desk>
<#include "/${folder}/words.ftl">
<#assign dealt = wishes?filter(fact -> fact.record == "SeatDealt")?has_content>
<#assign unseen = wishes?filter(fact -> fact.record == "SeatUnseen")?has_content>
<@p.top "Welcome to ${game}"/>
<#if phase?? && seat??>
Your seat is <@block.strong>${country(seat)}</@block.strong>. The game has begun, and it is ${phase.title} now; another message tells you what you need to do.
<#elseif dealt>
Your seat<#if seat??> is <@block.strong>${country(seat)}</@block.strong></#if>.<#list wishes as fact> ${sentence(fact)}</#list>
<#else>
<#if unseen>A seat is reserved for you<#else>Your seat<#if seat??> is <@block.strong>${country(seat)}</@block.strong><#if wishes?has_content> for now</#if><#else> is reserved for you</#if></#if>; ${taken} of ${seats} seats <#if taken == 1>is<#else>are</#if> taken. The game begins when the master says START.<#list wishes as fact> ${sentence(fact)}</#list>
</#if>

<#if channel != "discord">
Your password is:

<@block.code>${password}</@block.code>

Keep it: no other mail repeats it. You need it only when you write a new mail instead of replying to one of mine. Then begin with:

<@block.code>SIGNON <#if !unseen>${(seat.name)!"SEAT"}@</#if>${game} ${password}</@block.code>

</#if>
<#-- What is no command on Discord goes by /judge or in private. -->
<#assign way = (channel == "discord")?then(". Use " + slash("judge") + ", or write to me in private:", ":")>
<#-- A later player keeps the name that the others know, and a single player needs none. -->
<#assign named = title.naming == "SEATS" || seats == 1 || (seat?? && (phase?? || country(seat) != brief(seat)))>
<#if named>
Tell me your time zone, so that deadlines are shown in your local time${way}
<#else>
Give your country a name, and tell me your time zone, so that deadlines are shown in your local time${way}
</#if>

<@block.code>
<#if !named>
NAME ${desk.exampleOf(place)}
</#if>
ZONE Europe/Berlin
</@block.code>

All random draws are fixed before the game begins, so I cannot influence them. <#list chance as fact>${sentence(fact)}<#sep> </#list><#if !phase?? && !dealt> You can add to them before the game begins, with any words you like<#if channel == "discord">, in the same way</#if>:

<@block.code>ENTROPY seven grey geese</@block.code></#if>

<#if channel == "discord">
How it works: every report says what you need to send, and by when. Send your ${manner.lines} with ${slash("orders")}, all of them in a form${p.singly(", or line by line with ")}, or in a private message to me; nobody else sees them. A receipt shows what I understood. To change something, send it again: new lines replace old ones, ${manner.replaces}. <#if manner.goesOn??>${manner.goesOn}<#else>At the deadline, or as soon as everybody’s ${manner.lines} are in<#if clock?has_content> and nobody has written SET WAIT</#if>, the turn is judged: ${manner.opened} are revealed together, and everybody gets a report with the ${manner.picture}.</#if><#list clock as fact> Time in this game: ${say(fact)} HELP TIME explains it.</#list>

<#list rules as fact>
${sentence(fact)}

</#list>
${slash("help")} with the topic ${manner.help} explains how to write them. Here I know you by your account. If you write by mail too, your password there is ${password}; no other message repeats it.
<#else>
How it works: every report says what you need to send, and by when. Reply to it with your ${manner.lines} at the top, one per line. A receipt shows what I understood. To change something, send it again: new lines replace old ones, ${manner.replaces}. <#if manner.goesOn??>${manner.goesOn}<#else>At the deadline, or as soon as everybody’s ${manner.lines} are in<#if clock?has_content> and nobody has written SET WAIT</#if>, the turn is judged: ${manner.opened} are revealed together, and everybody gets a report with the ${manner.picture}.</#if><#list clock as fact> Time in this game: ${say(fact)} HELP TIME explains it.</#list>

<#list rules as fact>
${sentence(fact)}

</#list>
HELP ${manner.help} explains how to write them; SIGNOFF on a line of its own ends your commands, so your signature is ignored.
</#if>
<@p.foot/>
