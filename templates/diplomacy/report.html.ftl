<#-- The order of the sections of a report in the Diplomacy family; a title has its own opening,
     others, centres and closing where it needs them. What no section places comes at the end. -->
<#import "/mail/parts.html.ftl" as p>
<#include "/${folder}/opening.html.ftl">
<#list news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "HoldBroken", "NoOrderStood", "NoOrderBroken", "SupportGiven", "SupportCut", "SupportUnused", "MoveConvoyed", "ConvoyLost", "ConvoyParadox", "ConvoyMissing", "ConvoyGiven", "ConvoyBroken", "ConvoyHeld", "ConvoyUnused", "OrderVoid")>
<@p.section "Orders and results"/>
<#items as group>
<@p.group country(group.key)/>
<@p.table ["Order", "Result"]>
<#list group.facts as fact>
<@p.row [fact.order!fact.unit.text, say(fact)]/>
</#list>
</@p.table>
</#items>
</#list>
<#include "/${folder}/others.html.ftl">
<#assign dislodged = news.of("Dislodged", "Destroyed")>
<#if dislodged?has_content>
<@p.section "Dislodged units"/>
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
<#include "/${folder}/centres.html.ftl">
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
<@p.facts news.of("RemovedByRule", "RemovedFromAfar", "RemovedCentreless", "BuildsWaived")/>
<#assign end = news.of("EndFact", "DrawFact")>
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
<#include "/${folder}/closing.html.ftl">
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
