<#-- The order of the sections of a Great Powers report. What no section places comes at the end. -->
<#import "/mail/parts.html.ftl" as p>
<#include "words.ftl">
<#-- A card that only does to its owner what it says needs no second line; how wishes were weighed
     stands among what changed for the reader. -->
<#function tells fact><#if fact.record == "WishesWeighed"><#return false></#if><#return fact.record != "CardResolved" || fact.targets?has_content || fact.changes?filter(change -> change.seat != fact.seat || change.by == 0)?has_content></#function>
<#function level cell><#return cell.level + (cell.highest && cell.token != "VP")?then("*", "") + (cell.change > 0)?then(" ↑" + cell.change, (cell.change < 0)?then(" ↓" + cell.change?abs, ""))></#function>
<#assign start = news.of("LeaderDrawn")>
<#if start?has_content>
<@p.section "The first turn"/>
<@p.facts start/>
</#if>
<#list news.grouped("round", "BidResolved")>
<@p.section "The bids"/>
<#items as group>
<@p.group ordinal(group.key?number)?cap_first + " bids"/>
<@p.table ["Power", "Trait", "Bid on it", "Result"]>
<#list group.facts as fact>
<@p.row [country(fact.seat), traitOf(fact.trait), ordinal(fact.nth), chartOf(fact.trait, fact.nth, fact.changes)]/>
</#list>
</@p.table>
</#items>
</#list>
<@p.facts news.of("NoBidLaid", "BidsSupplied")/>
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
<@p.section "Standings"/>
<@p.table ["Power", "VP", "Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies"]>
<#list table.rows?sort_by("rank") as row>
<@p.row [row.rank + ". " + country(row.seat) + row.leader?then(" †", "")] + row.cells?map(cell -> level(cell))/>
</#list>
</@p.table>
<p><em>* the highest level of all; its owner may not bid on this trait. † holds the baton.</em></p>
</#list>
<@p.facts news.of("BatonPassed", "DeckShuffled")/>
<#list news.of("RowDealt") as row>
<@p.section "On the table in turn " + row.turn/>
<@p.table ["Card", "What it does"]>
<#list row.cards as card>
<@p.row [card.name, card.text]/>
</#list>
</@p.table>
</#list>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
