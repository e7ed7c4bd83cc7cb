<#-- The centre tables of a winter. -->
<#list tables as table>
<@p.section "Centres and units"/>
${say(table)}

<@block.table heads=["Country", "Centres", "Units", "Winter", "Which"] rows=table.rows?map(row -> [country(row.owner), row.count, row.units, (row.builds > 0)?then("build " + row.builds, (row.removals > 0)?then("remove " + row.removals, "–")), row.centres?map(centre -> centre.name)?join(", ")])>
  Country                              Centres  Units  Winter
<#list table.rows as row>
  ${country(row.owner)?right_pad(36)}${row.count?string?left_pad(8)}${row.units?string?left_pad(7)}  <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>
</@block.table>

<@block.text>
<@block.items lines=table.rows?filter(row -> row.centres?has_content)?map(row -> country(row.owner) + ": " + row.centres?map(centre -> centre.name)?join(", ") + ".")/>
</@block.text>
</#list>
