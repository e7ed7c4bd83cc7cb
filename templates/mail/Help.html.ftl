<#import "parts.html.ftl" as p>
<@p.page "Help: ${topic}">
<pre style="white-space: pre-wrap">${body}</pre>
<p>Topics: <#list topics as word>HELP ${word?upper_case}<#sep>, </#list>.</p>
</@p.page>
