<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top "The game begins"/>
<@p.todo due/>
<@p.yours "Where you begin"/>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<@p.options options/>
<@p.proof proof/>
<@p.foot/>
