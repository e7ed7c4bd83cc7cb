<#-- The board in a status report: units and centres of everybody on it. -->
<#import "/mail/parts.txt.ftl" as p>
<#if picture??>
<@p.section "The board"/>
<#list picture.owners as owner>
<#assign units = state.state.units?filter(unit -> unit?starts_with(owner.name + " "))>
<#assign centres = state.state.centres[owner.name]![]>
<#if units?has_content || centres?has_content || owner.seated>

${country(owner.name)}
  Units:    <#list units as unit>${unit?remove_beginning(owner.name + " ")}<#sep>, <#else>none</#list>
  Centres:  <#list centres as centre>${centre}<#sep>, <#else>none</#list>
</#if>
</#list>
<#if state.state.dislodged?has_content>

Dislodged, must retreat: <#list state.state.dislodged as unit>${unit}<#sep>, </#list>.
</#if>
</#if>
