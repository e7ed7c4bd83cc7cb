<#import "parts.txt.ftl" as p>
<@p.top "Status"/>
<#if phase??>
Current phase: ${phase.title}.
<#if !seat??><@p.deadline due/></#if>
</#if>
<#if seat??>
<@p.owed due/>
</#if>
<#if notes?has_content>
<@p.section "Your orders now"/>
<@p.facts notes/>
</#if>
<#if seats?has_content>
<@p.section "Seats"/>
<#list seats as line>
  ${country(line.seat)?right_pad(34)}  ${{'held': 'taken', 'vacant': 'free', 'unreached': 'taken, but nothing I send arrives'}[line.state]!line.state}<#if line.who?has_content>, ${line.who}</#if>
</#list>
</#if>
<#if state??>
<#include "/${folder}/state.txt.ftl">
<#include "/${folder}/note.txt.ftl">
</#if>
<@p.map/>
<@p.foot/>
