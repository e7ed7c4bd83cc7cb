<#-- The order of the sections of a report in the Diplomacy family; a title has its own opening,
     others, centres and closing where it needs them. What no section places comes at the end. -->
<#import "/mail/parts.ftl" as p>
<#include "/${folder}/opening.ftl">
<#list news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "HoldBroken", "NoOrderStood", "NoOrderBroken", "SupportGiven", "SupportCut", "SupportUnused", "MoveConvoyed", "ConvoyLost", "ConvoyParadox", "ConvoyMissing", "ConvoyGiven", "ConvoyBroken", "ConvoyHeld", "ConvoyUnused", "OrderVoid")>
<@p.section "Orders and results"/>
<#items as group>

<@block.group words=country(group.key)/>
<@block.rows heads=["Order", "Result"] width=22 rows=group.facts?map(fact -> [fact.order!fact.unit.text, say(fact)])/>
</#items>
</#list>
<#include "/${folder}/others.ftl">
<#assign dislodged = news.of("Dislodged", "Destroyed")>
<#if dislodged?has_content>
<@p.section "Dislodged units"/>
<@p.facts dislodged/>
</#if>
<#assign retreats = news.of("Retreated", "RetreatDisbanded")>
<#assign failures = news.of("RetreatsCollided", "RetreatMissed")>
<#if retreats?has_content || failures?has_content>
<@p.section "Retreats"/>
<@block.rows heads=["Order", "Country", "Result"] width=22 rows=retreats?map(fact -> [fact.order, country(fact.owner), say(fact)])/>
<@p.facts failures/>
</#if>
<#assign changed = news.of("CentreTaken", "CentreWon", "CentreLost")>
<#if changed?has_content>
<@p.section "Centres that changed hands"/>
<@p.facts changed/>
</#if>
<#assign tables = news.of("CentreTable")>
<#include "/${folder}/centres.ftl">
<#list news.grouped("owner", "Built", "Removed")>
<@p.section "Builds and removals"/>
<#items as group>

<@block.group words=country(group.key)/>
<@block.rows heads=["Order", "Result"] width=22 rows=group.facts?map(fact -> [fact.order, say(fact)])/>
</#items>
</#list>
<#assign adjusted = news.of("RemovedByRule", "RemovedFromAfar", "RemovedCentreless", "BuildsWaived")>
<#if adjusted?has_content>

<@p.facts adjusted/>
</#if>
<#assign end = news.of("EndFact", "DrawFact")>
<#if end?has_content>
<@p.section "Victory and defeat"/>
<@p.facts end/>
</#if>
<#if picture?? && !tables?has_content>
<@p.section "Standings"/>
<@block.table heads=["Country", "Centres", "Units"] rows=picture.owners?map(owner -> [country(owner.name), owner.centres, owner.units])>
  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</@block.table>
</#if>
<#include "/${folder}/closing.ftl">
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
