<#-- The centre tables of a winter. -->
<#list tables as table>
<@p.section "Centres and units"/>
<p>${say(table)}</p>
<@p.table ["Country", "Centres", "Units", "Winter", "Which"]>
<#list table.rows as row>
<@p.row [country(row.owner), row.count, row.units, (row.builds > 0)?then("build " + row.builds, (row.removals > 0)?then("remove " + row.removals, "–")), row.centres?map(centre -> centre.name)?join(", ")]/>
</#list>
</@p.table>
</#list>
