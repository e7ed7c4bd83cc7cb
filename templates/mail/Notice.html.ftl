<#import "parts.html.ftl" as p>
<@p.page "Notice">
<#list facts as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<@p.todo due/>
</@p.page>
