<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top words=judged.title said=true/>
<@p.todo due/>
<@p.yours "What changed for you"/>
<@p.picturehere/>
<@p.headlines/>
<#include "/${folder}/report.ftl">
<@p.proof proof/>
<#if channel == "mail">
<@block.page><@p.foot/></@block.page>
<#else>
<@p.foot/>
</#if>
