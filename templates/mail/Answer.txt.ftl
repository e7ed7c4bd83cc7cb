<#import "parts.txt.ftl" as p>
<@p.top "About your letter"/>
<#list facts as fact>
${say(fact)?cap_first}

</#list>
<@p.foot/>
