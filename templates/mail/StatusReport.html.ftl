<#import "parts.html.ftl" as p>
<@p.page "How the game stands">
<#if phase??>
<p>It is ${phase.title}.</p>
<#if !seat??>
<@p.deadline due/>
</#if>
</#if>
<#if seats?has_content>
<@p.section "Seats"/>
<@p.table ["Country", "Now"]>
<#list seats as line>
<@p.row [country(line.seat), {'held': 'taken', 'vacant': 'free'}[line.state]!line.state]/>
</#list>
</@p.table>
</#if>
<@p.map/>
<#if state??>
<#include "/${folder}/state.html.ftl">
<#include "/${folder}/note.html.ftl">
</#if>
<#if notes?has_content>
<@p.section "On file now"/>
<@p.facts notes/>
</#if>
<#if seat??>
<@p.owed due/>
</#if>
</@p.page>
