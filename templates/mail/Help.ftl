<#import "parts.ftl" as p>
<@p.top "Help: ${topic}"/>
<@block.help>${body}</@block.help>
<#list notes as fact>

${sentence(fact)}
</#list>

<#if channel == "discord">
Topics: <#list topics as word>${word}<#sep>, </#list>; ask with ${slash("help")} and the topic.
<#else>
Topics: <#list topics as word>HELP ${word?upper_case}<#sep>, </#list>.
</#if>
<@p.foot/>
