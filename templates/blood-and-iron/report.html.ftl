<#-- The order of the sections of a Blood & Iron report. What no section places comes at the end. -->
<#import "/mail/parts.html.ftl" as p>
<#assign start = news.of("StartDrawn")>
<#if start?has_content>
<@p.section "The armies dealt"/>
<@p.facts start/>
</#if>
<#list news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "NoOrderStood", "SupportGiven", "SupportCut", "SupportUnused")>
<@p.section "Orders and what came of them"/>
<#items as group>
<@p.group country(group.key)/>
<@p.table ["Order", "Result"]>
<#list group.facts as fact>
<@p.row [fact.order!fact.unit.text, say(fact)]/>
</#list>
</@p.table>
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
<#if retreats?has_content>
<@p.table ["Order", "Country", "Result"]>
<#list retreats as fact>
<@p.row [fact.order, country(fact.owner), say(fact)]/>
</#list>
</@p.table>
</#if>
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
<p>${say(table)}</p>
<@p.table ["Country", "Centres", "Offset", "Net", "Units", "Winter", "Which"]>
<#list table.rows as row>
<@p.row [country(row.owner), row.count, row.offset, row.net, row.units, (row.builds > 0)?then("build " + row.builds, (row.removals > 0)?then("remove " + row.removals, "–")), row.centres?map(centre -> centre.name)?join(", ")]/>
</#list>
</@p.table>
</#list>
<#list news.grouped("owner", "Built", "Removed")>
<@p.section "Builds and removals"/>
<#items as group>
<@p.group country(group.key)/>
<@p.table ["Order", "Result"]>
<#list group.facts as fact>
<@p.row [fact.order, say(fact)]/>
</#list>
</@p.table>
</#items>
</#list>
<@p.facts news.of("RemovedByRule", "RemovedCentreless", "BuildsWaived")/>
<#assign end = news.of("EndFact")>
<#if end?has_content>
<@p.section "Victory and defeat"/>
<@p.facts end/>
</#if>
<#if picture?? && !tables?has_content>
<@p.section "Standings"/>
<@p.table ["Country", "Centres", "Units"]>
<#list picture.owners as owner>
<@p.row [country(owner.name), owner.centres, owner.units]/>
</#list>
</@p.table>
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
