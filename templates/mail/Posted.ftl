<#-- What stands in a forum: the public report of a phase. It asks nobody for anything. -->
<#import "parts.ftl" as p>
<@block.title words=game + ": " + judged.title under=title.name/>
<@block.items lines=news.headlines headlines=true/>
<@block.picture name="picture"/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<#if next??>

<#if phase??>Next: ${phase.title}, by ${when(next)}.<#else>The next deadline is ${when(next)}.</#if>
</#if>
