<#import "parts.html.ftl" as p>
<@p.page "Help: ${topic}">
<#list notes as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<pre style="white-space: pre-wrap">${body}</pre>
<p>Topics: <#list topics as word>HELP ${word?upper_case}<#sep>, </#list>.</p>
</@p.page>
