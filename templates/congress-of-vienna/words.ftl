<#include "/plain-table/words.ftl">
<#-- Turns of phrase of Congress of Vienna. -->
<#assign powerNames = {"FRANCE": "France", "RUSSIA": "Russia", "BRITAIN": "Britain", "AUSTRIA": "Austria", "ALLIES": "the Allies"}>
<#function powerOf word><#return powerNames[word]!word></#function>
<#function powersOf list none="nobody"><#return list?has_content?then(all(list?map(one -> powerOf(one))), none)></#function>
<#assign whyNames = {"CARD_VALUE": "", "CARD_BONUS": "", "AUSTRIAN_DEBATE": "Austrian debate", "FRENCH_TRACK": "French track", "UNITS": "units", "SUPPORT": "support", "HEADQUARTERS": "headquarters", "HOMELAND": "homeland", "MOUNTAIN": "mountain", "BATTLE_CARD": "", "ENEMY_CARD": "", "DICE": "dice", "BASE": "", "SPACE_BONUS": "", "FEWER_PLAYERS": "fewer players", "RESOURCE": "resources", "FLEET": "fleets", "STATED": "stated"}>
<#function termOf term><#return term.value + " (" + [term.name, whyNames[term.why?string]!""]?filter(word -> word?has_content)?join(" ") + ")"></#function>
<#function sumOf terms total><#return terms?map(term -> termOf(term))?join(" + ")?replace("+ -", "- ") + " = " + total></#function>
<#function trackOf space><#return (space == "TABLE")?then("the Negotiation Table", space)></#function>
<#function congressEntered e><#switch e.kind>
<#case "SITUATION"><#return seatOf(e.seat) + " turns up the Initial Situation card " + e.what + because(e.why) + ".">
<#case "ENVIRONMENT"><#return "Environment: " + powerOf(e.what) + " chooses a National card; " + e.after + " units of US Militia.">
<#case "FETCH"><#return seatOf(e.seat) + " takes " + e.what + " out of the deck" + because(e.why) + ".">
<#case "DEAL"><#return "Cards are dealt.">
<#case "WAGER"><#return powerOf(e.what) + " wins the wager, space " + e.after + because(e.why) + ".">
<#case "BREAK"><#return seatOf(e.seat) + " chooses " + powerOf(e.what) + because(e.why) + ".">
<#case "DECLARE"><#return seatOf(e.seat) + " wants to debate " + e.what + ".">
<#case "ADVANCE"><#return e.what + ": " + e.after + ".">
<#case "FIGHT"><#return "Battle on Front " + e.what + ": Allies " + e.after + "; France " + e.why + ".">
<#case "LOSSES"><#return seatOf(e.seat) + " reads the losses on Front " + e.what + " off the board: Allies and France " + e.after + because(e.why) + ".">
<#case "CONTROL"><#return e.what + " is controlled by " + powerOf(e.after) + because(e.why) + ".">
<#default><#return enteredOf(e)>
</#switch></#function>
