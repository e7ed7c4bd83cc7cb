<#-- The board in a status report: units and centres of everybody on it. -->
<#import "/mail/parts.ftl" as p>
<#if picture??>
<@p.section "The board"/>
<#function unitsOf owner><#return state.state.units?filter(unit -> unit?starts_with(owner.name + " "))?map(unit -> unit?remove_beginning(owner.name + " "))></#function>
<#function centresOf owner><#return state.state.centres[owner.name]![]></#function>
<#assign shown = picture.owners?filter(owner -> unitsOf(owner)?has_content || centresOf(owner)?has_content || owner.seated)>
<@block.text>
<#list shown as owner>

<@block.group words=country(owner.name)/>
<@block.rows width=8 rows=[["Units:", unitsOf(owner)?join(", ", "none")], ["Centres:", centresOf(owner)?join(", ", "none")]]/>
</#list>
</@block.text>
<@block.page>
<@block.table heads=["Country", "Units", "Centres"] rows=shown?map(owner -> [country(owner.name), unitsOf(owner)?join(", ", "none"), centresOf(owner)?join(", ", "none")])/>
</@block.page>
<#if state.state.dislodged?has_content>

Dislodged, must retreat: <#list state.state.dislodged as unit>${unit}<#sep>, </#list>.
</#if>
</#if>
