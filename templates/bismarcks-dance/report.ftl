<#-- The order of the sections of a report: what happened in order, then the table and the hand. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#assign tables = news.of("DanceTableShown")>
<#assign hands = news.of("HandShown")>
<#assign done = news.of("DanceFact")>
<#if done?has_content>
<@p.section "What happened"/>
<@p.facts done/>
</#if>
<#list tables as table>
<@p.section "The row"/>
<@block.rows heads=["Card", "What it does"] width=34 rows=table.row?map(card -> [card.place + ". " + card.title + (card.discs > 0)?then(" (cancelled, " + some(card.discs, "disc") + ")", " (" + card.fifteenths + "/15, cancel " + card.price + ")"), card.issue?then("Issue. ", "") + card.effect])/>
<@p.section "The track"/>
<@block.table heads=["Power", "Space", "Sphere", "Next step"] rows=table.track?map(flag -> [powerOf(flag.power) + flag.active?then("", " (inactive)"), flag.space?string, sphereOf(flag.space), (flag.price == 0)?then("at the end", some(flag.price, "disc"))])>
<#list table.track as flag>
    ${(powerOf(flag.power) + flag.active?then("", " (inactive)"))?right_pad(26)}${flag.space}  ${sphereOf(flag.space)?right_pad(13)} ${(flag.price == 0)?then("at the end", some(flag.price, "disc"))}
</#list>
</@block.table>

Allies of Germany: ${table.allies} of 5 win. In a crisis ${table.french} with France against ${table.german} with Germany; France must not have more.
<@p.section "Parliament and discs"/>
Supporting: ${partiesOf(table.supporters)}. Lost: ${partiesOf(table.lost)}; regaining one costs ${some(table.regainPrice, "disc")}. With fewer than two supporters an Issue ends the game.

Pools: Influence ${table.influence}, Event ${table.event}, Diplomacy ${table.diplomacy}, Politics ${table.politics}. Draw pile: ${some(table.pile, "card")}; discarded: ${table.discarded}; hand: ${table.hand}.
</#list>
<#list hands as hand>
<@p.section "Your hand"/>
<@block.rows heads=["Card", "What it does"] width=26 rows=hand.cards?map(card -> [card.title, card.text])/>
</#list>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
