<#import "parts.ftl" as p>
<@p.top "Notice"/>
<#list facts as fact>
${(fact.record == "StatementLine")?then(say(fact), say(fact)?cap_first)}
</#list>
<#if facts?filter(fact -> fact.record == "StatementsTold" || fact.record == "MusterCalled")?size == 0>
<@p.todo due/>
</#if>
<@p.foot/>
