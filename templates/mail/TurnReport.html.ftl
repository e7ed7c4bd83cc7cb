<#import "parts.html.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.page judged.title>
<#if news.headlines?has_content>
<ul style="list-style: none; padding: 0; margin: 0 0 1em 0">
<#list news.headlines as line>
<li><strong>${line}</strong></li>
</#list>
</ul>
</#if>
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "What changed for you"/>
<p>${news.yours?join(" ")}</p>
</#if>
<@p.map/>
<#include "/${folder}/report.html.ftl">
<#include "/${folder}/note.html.ftl">
<@p.proof proof/>
</@p.page>
