<#import "parts.txt.ftl" as p>
<#include "/${folder}/words.ftl">
<@p.top "Welcome to ${game}"/>
Your seat<#if seat??> is ${country(seat)}<#else> is kept for you</#if>; ${taken} of ${seats} seats are taken. The game begins when the master says START.

<#if channel != "discord">
Your password is:

    ${password}

Keep it: no other mail repeats it. You need it only when you write a new mail instead of answering one of mine. Then begin with:

    SIGNON ${(seat.name)!"SEAT"}@${game} ${password}

</#if>
<#if title.naming == "SEATS">
Tell me where you live, so that dates come in your time:

<#else>
Give your country a name, and tell me where you live so that dates come in your time:

    NAME Nordmark
</#if>
    ZONE Europe/Berlin

Chance is fixed before anybody knows what will be drawn, so that I cannot steer it: <#list chance as fact>${say(fact)}<#sep> </#list> You may add to it before the game begins, with any words you like:

    ENTROPY seven grey geese

<#if channel == "discord">
How it goes: every report says what is owed and until when. Send your ${manner.lines} with /orders, all of them in a form, or line by line with /order, or in a private message to me; nobody else sees them. A receipt shows what was understood; send again whatever you want to change. At the deadline ${manner.opened} are opened together, and everybody gets the report with the ${manner.picture}.

/help with the topic ${manner.help} explains how to write them. Here your account says who you are. Should you write by mail too, your password there is ${password}; no other message repeats it.
<#else>
How it goes: every report says what is owed and until when. Answer it with your ${manner.lines} at the top, each on a line of its own. A receipt shows what was understood; send again whatever you want to change. At the deadline ${manner.opened} are opened together, and everybody gets the report with the ${manner.picture}.

HELP ${manner.help} explains how to write them; SIGNOFF on a line of its own ends your commands, so that a signature under it does no harm.
</#if>
<@p.foot/>
