<#import "parts.txt.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top judged.title/>
<#list news.headlines as line>
  * ${line}
</#list>
<@p.todo due/>
<#if news.yours?has_content>
<@p.section "What changed for you"/>
${news.yours?join(" ")}
</#if>
<#include "/${folder}/report.txt.ftl">
<#include "/${folder}/note.txt.ftl">
<@p.map/>
<@p.proof proof/>
<@p.foot/>
