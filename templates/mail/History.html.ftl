<#import "parts.html.ftl" as p>
<@p.page "History">
<#list chapters as chapter>
<h1 style="font-size: 1.3em; margin: 2em 0 0 0">${chapter.phase.title}</h1>
<@p.lines chapter.news.headlines/>
<#assign news = chapter.news>
<#include "/${folder}/report.html.ftl">
<#else>
<p>Nothing has been judged yet.</p>
</#list>
<#if chapters?has_content>
<#include "/${folder}/note.html.ftl">
</#if>
</@p.page>
