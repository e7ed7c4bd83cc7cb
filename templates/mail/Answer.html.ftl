<#import "parts.html.ftl" as p>
<@p.page "About your mail">
<#list facts as fact>
<p>${say(fact)?cap_first}</p>
</#list>
</@p.page>
