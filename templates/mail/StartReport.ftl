<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top "The game begins"/>
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "Where you begin"/>
${news.yours?join(" ")}
</#if>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<@p.section "House rules"/>
<@p.options options/>
<@p.attached/>
<@p.proof proof/>
<@p.foot/>
