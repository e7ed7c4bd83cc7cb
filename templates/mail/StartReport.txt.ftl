<#import "parts.txt.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top "The game begins"/>
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "Where you begin"/>
${news.yours?join(" ")}
</#if>
<#include "/${folder}/report.txt.ftl">
<#include "/${folder}/note.txt.ftl">
<@p.section "House rules"/>
<@p.options options/>
<@p.map/>
<@p.proof proof/>
<@p.foot/>
