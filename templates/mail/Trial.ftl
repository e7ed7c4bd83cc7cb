<#import "parts.ftl" as p>
<#-- What became of a line that was tried; of one that counts without a doubt the results tell. -->
<#function fate line>
<#local verdict = line.verdict>
<#if verdict.record == "Taken"><#return [line.number, p.answer(say(verdict.meaning), line.text)]></#if>
<#if verdict.record == "Doubted"><#return [line.number, p.cut(line.text), "PLEASE CHECK: " + p.cut(say(verdict.doubt))]></#if>
<#return [line.number, p.cut(line.text), "NOT TRIED: " + p.cut(say(verdict.why))]>
</#function>
<@p.top "Nothing of this is on file"/>
<#if brings>
Here is what these lines would bring in ${judged.title}, if nobody sends anything else. Nobody else is told. Where chance decides, other draws were used than those the turn will have.
<#else>
These lines were tried in ${judged.title}. Nobody else is told.
</#if>
<#if told?has_content>
<@block.answers heads=["Line", "Result"] rows=told?map(line -> fate(line))/>
</#if>
<#if untold gt 0>

There is something to say of ${untold} more line<#if untold != 1>s</#if>; try fewer at a time.
</#if>
<#if brings>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
</#if>
<@p.section "On file"/>
<#if notes?has_content>
<@p.facts notes/>
<#else>
Nothing of yours is on file.
</#if>
