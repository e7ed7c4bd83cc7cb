<#-- The table and the hand, as reports and the status show them. -->
<#function oddsOf fifteenths><#return {"5": "1/3", "3": "1/5"}[fifteenths?string]!(fifteenths + "/15")></#function>
<#function placeOf card><#return card.issue?then("Issue. ", "") + (card.discs > 0)?then("Cancelled, with " + some(card.discs, "disc") + ": it goes without effect.", card.effect)></#function>
<#function priceOf card><#return oddsOf(card.fifteenths) + (card.discs > 0)?then(", cancelled", ", cancel " + card.price)></#function>
<#macro sheetOf table>
<@p.section "The row"/>
<@block.table heads=["Place", "Odds", "To cancel", "Card", "What it does if it comes up"] rows=table.row?map(card -> [card.place?string, oddsOf(card.fifteenths), (card.discs > 0)?then("cancelled", some(card.price, "disc")), card.title, placeOf(card)])>
<@block.rows heads=["Card", "What it does"] width=28 rows=table.row?map(card -> [card.place + ". " + card.title, "(" + priceOf(card) + ") " + placeOf(card)])/>
</@block.table>

The smaller die is the place that comes up. The number behind the odds is the price of cancelling the card.
<@p.section "The track"/>
<@block.table heads=["Power", "Space", "Sphere", "Next step"] rows=table.track?map(flag -> [powerOf(flag.power) + flag.active?then("", " (inactive)"), flag.space?string, sphereOf(flag.space), stepOf(flag)])>
    Power                     Space            Next step
<#list table.track as flag>
    ${(powerOf(flag.power) + flag.active?then("", " (inactive)"))?right_pad(26)}${flag.space}  ${sphereOf(flag.space)?right_pad(13)} ${stepOf(flag)}
</#list>
</@block.table>

<#if table.allies == 5>All five powers are allies of Germany: if that is so at the end of the turn, the game is won.<#else>To victory: ${table.allies} of the 5 powers <#if table.allies == 1>is an ally<#else>are allies</#if> of Germany.</#if> A crisis becomes a war if France has more active allies than Germany then: now France has ${table.french}, Germany ${table.german}.
<@p.section "Parliament and discs"/>
Supporting the chancellor: ${partiesOf(table.supporters)}. <#if table.lost?has_content>Lost: ${partiesOf(table.lost)}; regaining one costs ${some(table.regainPrice, "disc")}. </#if><#if table.supporters?size < 2>The next Issue dismisses the chancellor, unless a party is regained before.<#elseif table.supporters?size == 2>If one more is lost, the next Issue dismisses the chancellor.<#else>An Issue dismisses the chancellor if fewer than two parties are left; ${table.supporters?size - 2} more can be lost.</#if>

Pools: Influence ${table.influence}, Event ${table.event}, Diplomacy ${table.diplomacy}, Politics ${table.politics}.

Draw pile: ${some(table.pile, "card")}; discarded: ${table.discarded}; in hand: ${table.hand}. The last card of the pile ends the game, at one card or more a turn.
</#macro>
<#macro handOf cards>
<#if cards?has_content>
<@p.section "Your hand"/>
<@block.rows heads=["Card", "What it does"] width=26 rows=cards?map(card -> [card.title, card.text])/>
</#if>
</#macro>
