<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top words="The game begins" whole=true said=true/>
<@p.todo due=due first=true/>
<@p.yours "Where you begin"/>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<@p.options options/>
<@p.proof proof/>
<@p.foot zoned=true/>
