<#import "parts.ftl" as p>
<@p.top words="Status" whole=true said=true/>
<#assign over = table?filter(fact -> fact.record == "TableIsOver")?has_content>
<#if phase??>
${over?then("Last", "Current")} phase: ${phase.title} (${phase.id}).
<#if !seat?? && !over>
<@p.deadline due true/>
</#if>
</#if>
<#list table as fact>
${sentence(fact)}
</#list>
<#assign hidden = notes?filter(fact -> fact.record == "SeatHidden")>
<#if hidden?has_content && !over>
<@p.section "What you need to do"/>
<@p.deadline due true/>
${sentence(hidden[0])}
<#elseif seat?? && !over>
<@p.todo due true/>
</#if>
<#if notes?has_content && !hidden?has_content>
<@p.section "Your orders now"/>
<@p.facts notes/>
</#if>
<#-- That all are taken is no news. -->
<#if seats?has_content && (!phase?? || seats?filter(line -> line.state != "held" || line.who?has_content)?has_content)>
<@p.section "Seats"/>
<@block.rows heads=["Country", "Now"] width=34 rows=seats?map(line -> [country(line.seat), ({'held': 'taken', 'vacant': 'free', 'unreached': 'taken, but nothing I send arrives'}[line.state]!line.state) + line.who?has_content?then(', ' + line.who, '')])/>
</#if>
<@p.picturehere/>
<#if state??>
<#include "/${folder}/state.ftl">
<#include "/${folder}/note.ftl">
</#if>
<@p.foot zoned=true/>
