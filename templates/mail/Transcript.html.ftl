<#import "parts.html.ftl" as p>
<@p.page "The transcript">
<#list facts as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<p>The transcript is attached: what ${game} has published of its draws and letters so far, and what of it is yours alone. Check it with <em>java Verify.java transcript.json</em> or <em>./depesche verify transcript.json</em>.</p>
</@p.page>
