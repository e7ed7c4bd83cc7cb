<#import "parts.txt.ftl" as p>
<@p.top "History"/>
<#list chapters as chapter>

${chapter.phase.title}
${""?right_pad(chapter.phase.title?length, "=")}
<#list chapter.news.headlines as line>
  * ${line}
</#list>
<#assign news = chapter.news>
<#include "/${folder}/report.txt.ftl">
<#else>
Nothing has been judged yet.
</#list>
<#if chapters?has_content>
<#include "/${folder}/note.txt.ftl">
</#if>
<@p.foot/>
