<#include "/plain-table/words.ftl">
<#-- Turns of phrase of Congress of Vienna. -->
<#assign powerNames = {"FRANCE": "France", "RUSSIA": "Russia", "BRITAIN": "Britain", "AUSTRIA": "Austria", "ALLIES": "the Allies"}>
<#function powerOf word><#return powerNames[word]!word></#function>
<#function powersOf list none="nobody"><#return list?has_content?then(all(list?map(one -> powerOf(one))), none)></#function>
<#assign whyNames = {"CARD_VALUE": "", "CARD_BONUS": "", "AUSTRIAN_DEBATE": "Austrian debate", "FRENCH_TRACK": "French track", "UNITS": "units", "SUPPORT": "support", "HEADQUARTERS": "headquarters", "HOMELAND": "homeland", "MOUNTAIN": "mountain", "BATTLE_CARD": "", "ENEMY_CARD": "", "DICE": "dice", "BASE": "", "SPACE_BONUS": "", "FEWER_PLAYERS": "fewer players", "RESOURCE": "resources", "FLEET": "fleets", "ENTERED": "", "STATED": "stated"}>
<#function termOf term><#return term.value + " (" + [reasonOf(term.name), whyNames[term.why?string]!""]?filter(word -> word?has_content)?join(" ") + ")"></#function>
<#function sumOf terms total><#return terms?map(term -> termOf(term))?join(" + ")?replace("+ -", "- ") + " = " + total></#function>
<#function entriesOf terms><#return terms?map(term -> (term.value gt 0)?then("+", "") + term.value + " (" + (term.name?has_content)?then(reasonOf(term.name), "no reason") + ")")?join(", ")></#function>
<#assign faceNames = {"C_OR_LOWEST": "C or the lowest letter", "A_B": "A and B", "D_E": "D and E", "A_B_C": "A, B and C", "C_D_E": "C, D and E", "ALL_BUT_C": "all but C"}>
<#function faceOf face><#return faceNames[face]!face></#function>
<#function trackOf space><#return (space == "TABLE")?then("the Negotiation Table", space)></#function>
<#function congressEntered e><#switch e.kind>
<#case "SITUATION"><#return seatOf(e.seat) + " turns up the Initial Situation card " + e.what + because(e.why) + ".">
<#case "ENVIRONMENT"><#return "Environment: " + e.what?has_content?then(powerOf(e.what) + " chooses a National card", "nobody has an extra card") + "; " + e.after + " units of US Militia.">
<#case "FETCH"><#return seatOf(e.seat) + " takes " + e.what + " out of the deck" + because(e.why) + ".">
<#case "DEAL"><#return "Cards are dealt.">
<#case "WAGER"><#return powerOf(e.what) + " wins the wager, space " + e.after + because(e.why) + ".">
<#case "BREAK"><#return seatOf(e.seat) + " chooses " + powerOf(e.what) + because(e.why) + ".">
<#case "DECLARE"><#return seatOf(e.seat) + " wants to debate " + e.what + ".">
<#case "ADVANCE"><#return e.what + ": " + e.after + ".">
<#case "FIGHT"><#return "Battle on Front " + e.what + ": Allies " + e.after + "; France " + e.why + ".">
<#case "LOSSES"><#return seatOf(e.seat) + " reads the losses on Front " + e.what + " off the board: Allies and France " + e.after + because(e.why) + ".">
<#case "CONTROL"><#return e.what + " is controlled by " + powerOf(e.after) + because(e.why) + ".">
<#case "TAKE"><#return e.what + " comes to the hand of " + powerOf(e.after) + because(e.why) + ".">
<#case "FOG"><#return "Fog of war on Front " + e.before + ", " + powerOf(e.after) + ": " + e.what + because(e.why) + ".">
<#case "HANDICAP"><#return powerOf(e.what) + " draws " + e.after + " of the Handicap cards" + because(e.why) + ".">
<#case "SAVE"><#return seatOf(e.seat) + " saves " + e.what + " for the War Phase" + because(e.why) + ".">
<#case "SWAP"><#return e.what + " and " + e.after + " are traded" + because(e.why) + ".">
<#case "TERRAIN"><#return seatOf(e.seat) + " says of the terrain on Front " + e.what + ": " + e.after?lower_case + because(e.why) + ".">
<#case "UNITS"><#return seatOf(e.seat) + " says how many units " + e.what + " gives: " + e.after + because(e.why) + ".">
<#default><#return enteredOf(e)>
</#switch></#function>
<#function signed number><#return number?string("+0;-0")></#function>
<#-- Why the rules change something; what players write is said as they wrote it. A sum keeps a reason without its signs. -->
<#assign reasons = {"TWO_FLEETS": "two fleets", "TWO FLEETS": "two fleets", "END_OF_TURN": "end of turn"}>
<#function reasonOf why><#return reasons[why]!why></#function>
