<#-- The order of the sections of a Great Powers report. What no section places comes at the end. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#-- A card that only does to its owner what it says needs no second line; how wishes were weighed
     stands among what changed for the reader. -->
<#function tells fact><#if fact.record == "WishesWeighed"><#return false></#if><#return fact.record != "CardResolved" || fact.targets?has_content || fact.changes?filter(change -> change.seat != fact.seat || change.by == 0)?has_content></#function>
<#macro tableOf table>
<#-- What the signs mean is said at the start and by STATUS. -->
<@p.section "Standings"/>
<@block.table heads=["Power", "VP", "Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies"] rows=table.rows?sort_by("rank")?map(row -> [row.rank + ". " + country(row.seat) + row.leader?then(" †", "")] + row.cells?map(cell -> plainly(cell)))>
<#if channel == "discord">
   Power    VP  Ind Pop Nat Nav Arm Col
<#list table.rows?sort_by("rank") as row>
${(row.rank + ".")?right_pad(3)}${(p.slim(row.seat, 8) + row.leader?then("†", ""))?right_pad(9)}<#list row.cells as cell>${shortly(cell)?right_pad(4)}</#list>
</#list>
<#else>
<#local wide = widest(table.rows?map(row -> cut(brief(row.seat), 13))) + 3>
   ${"Power"?right_pad(wide)} VP    Ind   Pop   Nat   Nav   Arm   Col
<#list table.rows?sort_by("rank") as row>
${(row.rank + ".")?right_pad(3)}${(cut(brief(row.seat), 13) + row.leader?then(" †", ""))?right_pad(wide)}<#list row.cells as cell>${level(cell)?right_pad((cell.token == "VP")?then(8, 6))}</#list>
</#list>
</#if>
</@block.table>

<#if !judged?? || start?has_content>
* the highest, no bids by its owner; † the baton.
</#if>
</#macro>
<#function plainly cell><#return cell.level + (cell.highest && cell.token != "VP")?then("*", "") + (cell.change > 0)?then(" ↑" + cell.change, (cell.change < 0)?then(" ↓" + cell.change?abs, ""))></#function>
<#function widest texts><#local most = 0><#list texts as text><#if text?length gt most><#local most = text?length></#if></#list><#return most></#function>
<#function cut name width><#return (name?length > width)?then(name[0..<width], name)></#function>
<#function level cell><#return cell.level?string?left_pad((cell.token == "VP")?then(3, 2)) + (cell.highest && cell.token != "VP")?then("*", " ") + (cell.change > 0)?then("↑" + cell.change, (cell.change < 0)?then("↓" + cell.change?abs, ""))></#function>
<#-- A table on Discord has forty columns: a change shows only its way. -->
<#function shortly cell><#return cell.level?string?left_pad(2) + (cell.highest && cell.token != "VP")?then("*", "") + (cell.change > 0)?then("↑", (cell.change < 0)?then("↓", ""))></#function>
<#assign start = news.of("LeaderDrawn")>
<#if start?has_content>
<@p.section "The first turn"/>
<@p.facts start/>
</#if>
<#list news.grouped("seat", "BidResolved")>
<@p.section "The bids"/>
<#assign bids = [] />
<#items as group><#assign bids += [[brief(group.key), group.facts?map(fact -> bidOf(fact))?join("; ")]]></#items>
<@block.rows heads=["Power", "Bids"] width=widest(bids?map(bid -> bid[0])) rows=bids/>
</#list>
<#assign silent = news.of("NoBidLaid", "BidsSupplied")>
<#if silent?has_content>

<@p.facts silent/>
</#if>
<#assign cards = news.of("CardTaken", "CardPassed", "ListExhausted", "WishesWeighed", "TargetAwaited", "CardResolved", "CardDiscarded", "RowDiscarded")?filter(fact -> tells(fact))>
<#if cards?has_content>
<@p.section "The action cards"/>
<@p.facts cards/>
</#if>
<#assign awards = news.of("ScoreFact", "NextBidsChanged", "EventLookedAt", "EventSeen")>
<#if awards?has_content>
<@p.section "Awards and prospects"/>
<@p.facts awards/>
</#if>
<#assign events = news.of("EventFact")>
<#if events?has_content>
<@p.section "The event"/>
<@p.facts events/>
</#if>
<#assign war = news.of("WarFact")>
<#if war?has_content>
<@p.section "War"/>
<@p.facts war/>
</#if>
<#assign end = news.of("GameWon")>
<#if end?has_content>
<@p.section "Victory"/>
<@p.facts end/>
</#if>
<#list news.of("LevelTable") as table>
<@tableOf table/>
</#list>
<#assign deck = news.of("BatonPassed", "DeckShuffled")>
<#if deck?has_content>

<@p.facts deck/>
</#if>
<#list news.of("RowDealt") as row>
<@p.section "On the table in turn " + row.turn/>
<@block.rows heads=["Card", "What it does"] width=widest(row.cards?map(card -> card.name)) rows=row.cards?map(card -> [card.name, card.text])/>
</#list>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
