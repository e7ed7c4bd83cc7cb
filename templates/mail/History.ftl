<#import "parts.ftl" as p>
<@p.top "History"/>
<#list chapters as chapter>
<@block.title words=chapter.phase.title/>
<@block.items lines=chapter.news.headlines headlines=true/>
<#assign news = chapter.news>
<#include "/${folder}/report.ftl">
<#else>
Nothing has been judged yet.
</#list>
<#if chapters?has_content>
<#include "/${folder}/note.ftl">
</#if>
<@p.foot/>
