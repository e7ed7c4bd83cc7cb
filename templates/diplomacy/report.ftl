<#-- The order of the sections of a report in the Diplomacy family; a title has its own opening,
     others, centres and closing where it needs them. What no section places comes at the end. -->
<#import "/mail/parts.ftl" as p>
<#-- A column is as wide as what stands in it. -->
<#-- What a page shows at a glance of what came of an order. -->
<#assign marks = {"MoveSucceeded": "good", "MoveConvoyed": "good", "SupportGiven": "good", "ConvoyGiven": "good", "HoldStood": "even", "NoOrderStood": "even", "SupportUnused": "even", "ConvoyUnused": "even", "Built": "good", "Removed": "even", "Retreated": "good", "RetreatDisbanded": "even"}>
<#function markOf fact><#return marks[fact.record]!"bad"></#function>
<#function widest texts><#local most = 0><#list texts as text><#if text?length gt most><#local most = text?length></#if></#list><#return most></#function>
<#include "/${folder}/opening.ftl">
<#-- The reader's own orders come first. -->
<#function ownFirst groups><#return groups?filter(group -> group.key == me) + groups?filter(group -> group.key != me)></#function>
<#list ownFirst(news.grouped("owner", "MoveSucceeded", "MoveBounced", "MoveSpared", "HoldStood", "HoldBroken", "NoOrderStood", "NoOrderBroken", "SupportGiven", "SupportCut", "SupportUnused", "MoveConvoyed", "ConvoyLost", "ConvoyParadox", "ConvoyMissing", "ConvoyGiven", "ConvoyBroken", "ConvoyHeld", "ConvoyUnused", "OrderVoid"))>
<@p.section "Orders and results"/>
<#items as group>

<@block.group words=country(group.key)/>
<@block.rows heads=["Order", "Result"] width=widest(group.facts?map(fact -> fact.order!fact.unit.text)) rows=group.facts?map(fact -> [fact.order!fact.unit.text, say(fact)]) marks=group.facts?map(fact -> markOf(fact))/>
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
<@block.rows heads=["Order", "Country", "Result"] width=widest(retreats?map(fact -> fact.order)) rows=retreats?map(fact -> [fact.order, brief(fact.owner), say(fact)]) marks=retreats?map(fact -> markOf(fact))/>
<@p.facts failures/>
</#if>
<#assign changed = news.of("CentreTaken", "CentreWon", "CentreLost")>
<#if changed?has_content>
<@p.section "Centres that changed hands"/>
<@block.rows heads=["Centre", "Owner"] width=widest(changed?map(fact -> fact.centre.name)) rows=changed?map(fact -> [fact.centre.name, ((fact.from)??)?then(brief(fact.from) + " → ", "") + ((fact.by)??)?then(brief(fact.by), "nobody")])/>
</#if>
<#assign tables = news.of("CentreTable")>
<#include "/${folder}/centres.ftl">
<#list news.grouped("owner", "Built", "Removed")>
<@p.section "Builds and removals"/>
<#items as group>

<@block.group words=country(group.key)/>
<@block.rows heads=["Order", "Result"] width=widest(group.facts?map(fact -> fact.order)) rows=group.facts?map(fact -> [fact.order, say(fact)]) marks=group.facts?map(fact -> markOf(fact))/>
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
<#if picture?? && changed?has_content && !tables?has_content>

Centres: <#list picture.owners?filter(owner -> owner.seated || owner.centres gt 0) as owner>${brief(owner.name)} ${owner.centres}<#sep>, </#list>.
</#if>
<#include "/${folder}/closing.ftl">
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
