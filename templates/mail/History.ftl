<#import "parts.ftl" as p>
<@p.top "History"/>
<#list chapters as chapter>
<@block.title words=chapter.phase.title/>
<@block.items lines=chapter.news.headlines headlines=true/>
<#if chapter.shown?has_content>
<@block.picture name=chapter.shown/>
</#if>
<#assign news = chapter.news>
<#include "/${folder}/report.ftl">
<#list chapter.sent>
<@p.section "As it was sent"/>
<#items as one>

<@block.group words=country(one.seat)/>
<@block.code>
<#list one.lines as line>
${line}
</#list>
</@block.code>
</#items>
</#list>
<#else>
Nothing has been judged yet.
</#list>
<#if chapters?has_content>
<#include "/${folder}/note.ftl">
</#if>
<@p.foot/>
