<#import "parts.html.ftl" as p>
<#include "/${folder}/words.ftl">
<@p.page "Welcome to ${game}">
<p>Your seat<#if seat??> is <strong>${country(seat)}</strong><#else> is reserved for you</#if>; ${taken} of ${seats} seats <#if taken == 1>is<#else>are</#if> taken. The game begins when the master says START.</p>
<p>Your password is:</p>
<pre style="margin-left: 1.3em">${password}</pre>
<p>Keep it: no other mail repeats it. You need it only when you write a new mail instead of replying to one of mine. Then begin with:</p>
<pre style="margin-left: 1.3em">SIGNON ${(seat.name)!"SEAT"}@${game} ${password}</pre>
<#if title.naming == "SEATS">
<p>Tell me your time zone, so that deadlines are shown in your local time:</p>
<#else>
<p>Give your country a name, and tell me your time zone, so that deadlines are shown in your local time:</p>
</#if>
<pre style="margin-left: 1.3em"><#if title.naming != "SEATS">NAME Nordmark
</#if>ZONE Europe/Berlin</pre>
<p style="overflow-wrap: anywhere">All random draws are fixed before the game begins, so I cannot influence them. <#list chance as fact>${say(fact)?cap_first}<#sep> </#list> You can add to them before the game begins, with any words you like:</p>
<pre style="margin-left: 1.3em">ENTROPY seven grey geese</pre>
<p>How it works: every report says what you need to send, and by when. Reply to it with your ${manner.lines} at the top, one per line. A receipt shows what I understood; to change something, send it again. At the deadline, or as soon as everybody’s ${manner.lines} are in<#if clock?has_content> and nobody has written SET WAIT</#if>, the turn is judged: ${manner.opened} are revealed together, and everybody gets a report with the ${manner.picture}.<#list clock as fact> Time in this game: ${say(fact)} HELP TIME explains it.</#list></p>
<p>HELP ${manner.help} explains how to write them; SIGNOFF on a line of its own ends your commands, so your signature is ignored.</p>
</@p.page>
