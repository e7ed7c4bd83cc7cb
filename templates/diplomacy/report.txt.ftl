<#-- The order of the sections of a report in the Diplomacy family; a title has its own opening,
     others, centres and closing where it needs them. What no section places comes at the end. -->
<#import "/mail/parts.txt.ftl" as p>
<#include "/${folder}/opening.txt.ftl">
<#list news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "HoldBroken", "NoOrderStood", "NoOrderBroken", "SupportGiven", "SupportCut", "SupportUnused", "MoveConvoyed", "ConvoyLost", "ConvoyParadox", "ConvoyMissing", "ConvoyGiven", "ConvoyBroken", "ConvoyHeld", "ConvoyUnused", "OrderVoid")>
<@p.section "Orders and results"/>
<#items as group>

${country(group.key)}
<#list group.facts as fact>
  ${(fact.order!fact.unit.text)?right_pad(22)}  ${say(fact)}
</#list>
</#items>
</#list>
<#include "/${folder}/others.txt.ftl">
<#assign dislodged = news.of("Dislodged", "Destroyed")>
<#if dislodged?has_content>
<@p.section "Dislodged units"/>
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
<#include "/${folder}/centres.txt.ftl">
<#list news.grouped("owner", "Built", "Removed")>
<@p.section "Builds and removals"/>
<#items as group>

${country(group.key)}
<#list group.facts as fact>
  ${fact.order?right_pad(22)}  ${say(fact)}
</#list>
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
  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</#if>
<#include "/${folder}/closing.txt.ftl">
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
