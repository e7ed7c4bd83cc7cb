<#import "parts.ftl" as p>
<@p.top "Notice"/>
<#list facts as fact>
${say(fact)?cap_first}
</#list>
<@p.todo due/>
<@p.foot/>
