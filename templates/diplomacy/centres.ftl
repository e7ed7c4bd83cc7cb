<#-- The centre tables of a winter. -->
<#list tables as table>
<@p.section "Centres and units"/>
<#include "/diplomacy/plaincentres.ftl">
</#list>
