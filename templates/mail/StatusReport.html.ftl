<#import "parts.html.ftl" as p>
<@p.page "Status">
<#if phase??>
<p>Current phase: ${phase.title}.</p>
<#if !seat??>
<@p.deadline due/>
</#if>
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
<@p.table ["Country", "Now"]>
<#list seats as line>
<@p.row [country(line.seat), ({'held': 'taken', 'vacant': 'free', 'unreached': 'taken, but nothing I send arrives'}[line.state]!line.state) + line.who?has_content?then(', ' + line.who, '')]/>
</#list>
</@p.table>
</#if>
<@p.map/>
<#if state??>
<#include "/${folder}/state.html.ftl">
<#include "/${folder}/note.html.ftl">
</#if>
</@p.page>
