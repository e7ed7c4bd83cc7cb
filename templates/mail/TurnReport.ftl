<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top judged.title/>
<@block.items lines=news.headlines headlines=true/>
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "What changed for you"/>
${news.yours?join(" ")}
</#if>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<@p.attached/>
<@p.proof proof/>
<@p.foot/>
