<#-- The order of the sections of a Blood & Iron report. What no section places comes at the end. -->
<#import "/mail/parts.txt.ftl" as p>
<#assign start = news.of("StartDrawn")>
<#if start?has_content>
<@p.section "The armies dealt"/>
<@p.facts start/>
</#if>
<#list news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "NoOrderStood", "SupportGiven", "SupportCut", "SupportUnused")>
<@p.section "Orders and what came of them"/>
<#items as group>

${country(group.key)}
<#list group.facts as fact>
  ${(fact.order!fact.unit.text)?right_pad(22)}  ${say(fact)}
</#list>
</#items>
</#list>
<#assign foreign = news.of("ForeignFact")>
<#if foreign?has_content>
<@p.section "Austria and France"/>
<@p.facts foreign/>
</#if>
<#assign dislodged = news.of("Dislodged", "Destroyed")>
<#if dislodged?has_content>
<@p.section "Driven out"/>
<@p.facts dislodged/>
</#if>
<#assign retreats = news.of("Retreated", "RetreatDisbanded")>
<#assign failures = news.of("RetreatsCollided", "RetreatMissed")>
<#if retreats?has_content || failures?has_content>
<@p.section "Retreats"/>
<#list retreats as fact>
  ${fact.order?right_pad(22)}  ${country(fact.owner)}: ${say(fact)}
</#list>
<@p.facts failures/>
</#if>
<#assign changed = news.of("CentreTaken", "CentreWon", "CentreLost")>
<#if changed?has_content>
<@p.section "Centres that changed hands"/>
<@p.facts changed/>
</#if>
<#assign tables = news.of("CentreTable")>
<#list tables as table>
<@p.section "Centres and units"/>
${say(table)}

  Country                              Centres Offset  Net Units  Winter
<#list table.rows as row>
  ${country(row.owner)?right_pad(36)}${row.count?string?left_pad(8)}${row.offset?string?left_pad(7)}${row.net?string?left_pad(5)}${row.units?string?left_pad(6)}  <#if (row.builds > 0)>build ${row.builds}<#elseif (row.removals > 0)>remove ${row.removals}<#else>-</#if>
</#list>

<#list table.rows as row>
<#if row.centres?has_content>
- ${country(row.owner)}: <#list row.centres as centre>${centre.name}<#sep>, </#list>.
</#if>
</#list>
</#list>
<#list news.grouped("owner", "Built", "Removed")>
<@p.section "Builds and removals"/>
<#items as group>

${country(group.key)}
<#list group.facts as fact>
  ${fact.order?right_pad(22)}  ${say(fact)}
</#list>
</#items>
</#list>
<#assign adjusted = news.of("RemovedByRule", "RemovedCentreless", "BuildsWaived")>
<#if adjusted?has_content>

<@p.facts adjusted/>
</#if>
<#assign end = news.of("EndFact")>
<#if end?has_content>
<@p.section "Victory and defeat"/>
<@p.facts end/>
</#if>
<#if picture?? && !tables?has_content>
<@p.section "Standings"/>
  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</#if>
<#assign map = news.of("MapReconstructed")>
<#if map?has_content>
<@p.section "The map"/>
<@p.facts map/>
</#if>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Also"/>
<@p.facts rest/>
</#if>
