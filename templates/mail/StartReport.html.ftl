<#import "parts.html.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.page "The game begins">
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "Where you begin"/>
<p>${news.yours?join(" ")}</p>
</#if>
<@p.map/>
<#include "/${folder}/report.html.ftl">
<#include "/${folder}/note.html.ftl">
<@p.section "House rules"/>
<@p.options options/>
<@p.proof proof/>
</@p.page>
