<#import "parts.html.ftl" as p>
<@p.page "The transcript">
<#list facts as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<p>The transcript is attached: everything the game ${game} has published so far, plus the part only you may see. Check it with <em>java Verify.java transcript.json</em> or <em>./depesche verify transcript.json</em>.</p>
</@p.page>
