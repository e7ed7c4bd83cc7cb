<#import "parts.txt.ftl" as p>
<@p.top "The transcript"/>
<#list facts as fact>
${say(fact)?cap_first}

</#list>
The transcript is attached: what ${game} has published of its draws and letters so far, and what of it is yours alone. Check it with `java Verify.java transcript.json` or `./depesche verify transcript.json`.
<@p.foot/>
