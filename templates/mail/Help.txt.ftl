<#import "parts.txt.ftl" as p>
<@p.top "Help: ${topic}"/>
${body}

Topics: <#list topics as word>HELP ${word?upper_case}<#sep>, </#list>.
<@p.foot/>
