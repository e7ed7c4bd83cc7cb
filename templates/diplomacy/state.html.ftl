<#-- The board in a status report: units and centres of everybody on it. -->
<#import "/mail/parts.html.ftl" as p>
<#if picture??>
<@p.section "The board"/>
<@p.table ["Country", "Units", "Centres"]>
<#list picture.owners as owner>
<#assign units = state.state.units?filter(unit -> unit?starts_with(owner.name + " "))>
<#assign centres = state.state.centres[owner.name]![]>
<#if units?has_content || centres?has_content || owner.seated>
<@p.row [country(owner.name), units?map(unit -> unit?remove_beginning(owner.name + " "))?join(", ", "none"), centres?join(", ", "none")]/>
</#if>
</#list>
</@p.table>
<#if state.state.dislodged?has_content>
<p>Dislodged, must retreat: <#list state.state.dislodged as unit>${unit}<#sep>, </#list>.</p>
</#if>
</#if>
