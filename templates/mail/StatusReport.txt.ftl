<#import "parts.txt.ftl" as p>
<@p.top "How the game stands"/>
<#if phase??>
It is ${phase.title}.
<#if !seat??><@p.deadline due/></#if>
</#if>
<#if seats?has_content>
<@p.section "Seats"/>
<#list seats as line>
  ${country(line.seat)?right_pad(34)}  ${{'held': 'taken', 'vacant': 'free'}[line.state]!line.state}
</#list>
</#if>
<#if state??>
<#include "/${folder}/state.txt.ftl">
<#include "/${folder}/note.txt.ftl">
</#if>
<@p.map/>
<#if notes?has_content>
<@p.section "On file now"/>
<@p.facts notes/>
</#if>
<#if seat??>
<@p.owed due/>
</#if>
<@p.foot/>
