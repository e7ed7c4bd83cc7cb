<#import "parts.html.ftl" as p>
<#include "/${folder}/words.ftl">
<@p.page "Welcome to ${game}">
<p>Your seat<#if seat??> is <strong>${country(seat)}</strong><#else> is kept for you</#if>; ${taken} of ${seats} seats are taken. The game begins when the master says START.</p>
<p>Your password is:</p>
<pre style="margin-left: 1.3em">${password}</pre>
<p>Keep it: no other mail repeats it. You need it only when you write a new mail instead of answering one of mine. Then begin with:</p>
<pre style="margin-left: 1.3em">SIGNON ${(seat.name)!"SEAT"}@${game} ${password}</pre>
<#if title.naming == "SEATS">
<p>Tell me where you live, so that dates come in your time:</p>
<#else>
<p>Give your country a name, and tell me where you live so that dates come in your time:</p>
</#if>
<pre style="margin-left: 1.3em"><#if title.naming != "SEATS">NAME Nordmark
</#if>ZONE Europe/Berlin</pre>
<p style="overflow-wrap: anywhere">Chance is fixed before anybody knows what will be drawn, so that I cannot steer it: <#list chance as fact>${say(fact)}<#sep> </#list> You may add to it before the game begins, with any words you like:</p>
<pre style="margin-left: 1.3em">ENTROPY seven grey geese</pre>
<p>How it goes: every report says what is owed and until when. Answer it with your ${manner.lines} at the top, each on a line of its own. A receipt shows what was understood; send again whatever you want to change. At the deadline ${manner.opened} are opened together, and everybody gets the report with the ${manner.picture}.</p>
<p>HELP ${manner.help} explains how to write them; SIGNOFF on a line of its own ends your commands, so that a signature under it does no harm.</p>
</@p.page>
