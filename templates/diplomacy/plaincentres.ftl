<#-- The rows of a winter in which everybody may keep as many units as centres. -->
<#assign wide = (channel == "discord")?then(18, 19)>
<@block.table heads=["Country", "Centres", "Units", "Winter"] rows=table.rows?map(row -> [brief(row.owner), row.count, row.units, (row.builds > 0)?then("build " + row.builds, (row.removals > 0)?then("remove " + row.removals, "–"))])>
  ${"Country"?right_pad(wide)}Centres Units Winter
<#list table.rows as row>
  ${p.slim(row.owner, wide - 1)?right_pad(wide)}${row.count?string?left_pad(7)}${row.units?string?left_pad(6)} <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>
</@block.table>
