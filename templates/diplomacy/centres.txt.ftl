<#-- The centre tables of a winter. -->
<#list tables as table>
<@p.section "Centres and units"/>
${say(table)}

  Country                              Centres  Units  Winter
<#list table.rows as row>
  ${country(row.owner)?right_pad(36)}${row.count?string?left_pad(8)}${row.units?string?left_pad(7)}  <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>

<#list table.rows as row>
<#if row.centres?has_content>
- ${country(row.owner)}: <#list row.centres as centre>${centre.name}<#sep>, </#list>.
</#if>
</#list>
</#list>
