<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top judged.title/>
<@p.todo due/>
<@p.yours "What changed for you"/>
<@p.picturehere/>
<@p.headlines/>
<#include "/${folder}/report.ftl">
<@p.proof proof/>
<@p.foot/>
