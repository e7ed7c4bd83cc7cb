<#-- The centre tables of a winter, with the handicap where there is one. -->
<#list tables as table>
<@p.section "Centres and units"/>
<#if table.rows?filter(row -> row.offset != 0)?has_content>
${say(table)}

<@block.table heads=["Country", "Centres", "Offset", "Net", "Units", "Winter"] rows=table.rows?map(row -> [brief(row.owner), row.count, row.offset, row.net, row.units, (row.builds > 0)?then("build " + row.builds, (row.removals > 0)?then("remove " + row.removals, "–"))])>
<#if channel == "discord">
Country    Ctrs Offs Net Units Winter
<#list table.rows as row>
${p.slim(row.owner, 10)?right_pad(11)}${row.count?string?left_pad(4)}${row.offset?string?left_pad(5)}${row.net?string?left_pad(4)}${row.units?string?left_pad(6)} <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>
<#else>
  Country            Centres Offset Net Units Winter
<#list table.rows as row>
  ${brief(row.owner)?right_pad(19)}${row.count?string?left_pad(7)}${row.offset?string?left_pad(7)}${row.net?string?left_pad(4)}${row.units?string?left_pad(6)} <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>
</#if>
</@block.table>
<#else>
<#include "/diplomacy/plaincentres.ftl">
</#if>
</#list>
