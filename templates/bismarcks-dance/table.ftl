<#-- The table and the hand, as reports and the status show them. -->
<#function oddsOf fifteenths><#return {"5": "1/3", "3": "1/5"}[fifteenths?string]!(fifteenths + "/15")></#function>
<#function crisisOf crisis>
<#local with = crisis.joined?has_content?then(" It comes with " + all(crisis.joined) + "; together " + powersOf(crisis.powers) + " are involved.", "")>
<#if !crisis.powers?filter(power -> power != "GERMANY" && power != "FRANCE")?has_content><#return with + " You can only side with Germany, and no flag moves."></#if>
<#return with + " The one you side with" + crisis.powers?seq_contains("FRANCE")?then(" (not France)", "") + " moves " + some(crisis.steps, "space") + " right, the others " + crisis.steps + " left." + crisis.lost?has_content?then(" Unless you side with Germany, you lose " + partiesOf(crisis.lost) + ".", "")>
</#function>
<#function fateOf card><#if card.crisis??><#return crisisOf(card.crisis)></#if><#return {"ACTION": " Then it goes to your hand.", "DURATION": " If it comes up, it is only discarded."}[card.kind]!""></#function>
<#function placeOf card over><#return card.issue?then("Issue. ", "") + (card.discs > 0)?then("Cancelled, with " + some(card.discs, "disc") + ": it goes without effect.", saidAll(card.parts) + over?then("", fateOf(card)))></#function>
<#function priceOf card><#return "(" + oddsOf(card.fifteenths) + (card.discs > 0)?then("", ", cancel " + card.price) + ") "></#function>
<#macro rowOf table>
<@p.section "The row"/>
<#if table.over>
<@block.rows heads=["Card", "What it says"] width=28 rows=table.row?map(card -> [card.place + ". " + card.title, placeOf(card, true)])/>
<#else>
<@block.text>
<@block.rows width=28 rows=table.row?map(card -> [card.place + ". " + card.title, priceOf(card) + placeOf(card, false)])/>
</@block.text>
<@block.page>
<@block.table heads=["Card", "Odds, price", "What it does if it comes up"] rows=table.row?map(card -> [card.place + ". " + card.title, oddsOf(card.fifteenths) + (card.discs > 0)?then("", ", cancel " + card.price), placeOf(card, false)])/>
</@block.page>

The lower of two different dice picks the card; doubles are rolled again. Each card has its odds and the price of cancelling it.
</#if>
</#macro>
<#macro sheetOf table>
<@rowOf table/>
<@p.section "The track"/>
<#if channel == "discord">
<@block.rows rows=table.track?map(flag -> [powerOf(flag.power) + flag.active?then("", " (inactive)"), flag.space + ", " + sphereOf(flag.space) + table.over?then("", "; " + stepOf(flag))])/>
<#else>
<@block.table heads=["Power", "Space", "Next step"] rows=table.track?map(flag -> [powerOf(flag.power) + flag.active?then("", " (inactive)"), flag.space + ", " + sphereOf(flag.space), table.over?then("", stepOf(flag))])>
    Power                     Space<#if !table.over>            Next step</#if>
<#list table.track as flag>
    ${(powerOf(flag.power) + flag.active?then("", " (inactive)"))?right_pad(26)}${flag.space}  ${sphereOf(flag.space)?right_pad(13)} ${table.over?then("", stepOf(flag))}
</#list>
</@block.table>
</#if>
<@p.section "Parliament and discs"/>
Supporting the chancellor: ${partiesOf(table.supporters)}. <#if table.lost?has_content>Lost: ${partiesOf(table.lost)}<#if !table.over>; regaining one costs ${some(table.regainPrice, "disc")}</#if>.</#if>

Pools: Influence ${table.influence}, Event ${table.event}, Diplomacy ${table.diplomacy}, Politics ${table.politics}.

Draw pile: ${some(table.pile, "card")}; discarded: ${table.discarded}; in hand: ${table.hand}.
<#if !table.over><@nearEnd table/></#if>
</#macro>
<#-- The table after a step: what has not changed is a word. -->
<#function kindOf card><#if card.discs gt 0><#return "Cancelled."></#if><#if card.crisis??><#return "Crisis: " + powersOf(card.crisis.powers) + "."></#if><#return card.issue?then("Issue.", card.kind?capitalize + ".")></#function>
<#macro briefly table fresh>
<#if !table.over>
<@p.section "The row"/>
<@block.rows heads=["Card", "Odds, price"] width=28 rows=table.row?map(card -> [card.place + ". " + card.title, priceOf(card) + fresh?seq_contains(card.title)?then(placeOf(card, false), kindOf(card))])/>
</#if>
<@p.section "The table"/>
<@block.items lines=[
  "Flags: " + table.track?map(flag -> powerOf(flag.power) + " " + flag.space + flag.active?then("", " (inactive)") + (table.over || !flag.active || flag.price == 0)?then("", " (" + some(flag.price, "disc") + ")"))?join(", ") + ".",
  "Parliament: " + table.supporters?join(", ", "no party") + table.lost?has_content?then("; lost: " + table.lost?join(", ") + table.over?then("", " (" + some(table.regainPrice, "disc") + ")"), "") + "." + (!table.over && table.supporters?size lt 3)?then(" With fewer than two, the next Issue ends the game.", ""),
  "Pools: Influence " + table.influence + ", Event " + table.event + ", Diplomacy " + table.diplomacy + ", Politics " + table.politics + ".",
  "Draw pile " + table.pile + ", discarded " + table.discarded + ". German allies " + table.allies + " of 5; active: Germany " + table.german + ", France " + table.french + "."]/>
</#macro>
<#macro briefHand cards drawn>
<#if cards?has_content>
<@p.section "Your hand"/>
<@block.items lines=cards?map(card -> card.title + drawn?seq_contains(card.title)?then(": " + saidAll(card.parts), ""))/>
</#if>
</#macro>
<#macro nearEnd table>
<#local parties><#if table.supporters?size < 2>only ${some(table.supporters?size, "party", "parties")} <#if table.supporters?size == 1>supports<#else>support</#if> the chancellor; the next Issue dismisses him, unless a party is regained before<#elseif table.supporters?size == 2>two parties support the chancellor; if one more is lost, the next Issue dismisses him<#else>${table.supporters?size} parties support the chancellor; an Issue dismisses him if fewer than two are left</#if></#local>
<@p.section "How near the end is"/>
<@block.items lines=[
  "Victory: " + table.allies + " of the 5 powers " + (table.allies == 1)?then("is an ally", "are allies") + " of Germany; all five must be at the end of a turn.",
  "War: a crisis becomes a war if France then has more active allies than Germany. Now it has " + table.french + ", and Germany " + table.german + ".",
  "Parliament: " + parties?trim + ".",
  "Time: the game is lost when the draw pile gives its last card. It has " + some(table.pile, "card") + ", and a turn takes one or more."]/>
</#macro>
<#macro handOf cards>
<#if cards?has_content>
<@p.section "Your hand"/>
<@block.rows heads=["Card", "What it does"] width=26 rows=cards?map(card -> [card.title, saidAll(card.parts)])/>
</#if>
</#macro>
