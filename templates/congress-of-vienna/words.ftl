<#include "/plain-table/words.ftl">
<#-- Turns of phrase of Congress of Vienna. -->
<#assign powerNames = {"FRANCE": "France", "RUSSIA": "Russia", "BRITAIN": "Britain", "AUSTRIA": "Austria", "ALLIES": "the Allies"}>
<#function powerOf word><#return powerNames[word]!word></#function>
<#function powersOf list none="nobody"><#return list?has_content?then(all(list?map(one -> powerOf(one))), none)></#function>
<#assign whyNames = {"CARD_VALUE": "", "CARD_BONUS": "", "AUSTRIAN_DEBATE": "Austrian debate", "FRENCH_TRACK": "French track", "UNITS": "units", "SUPPORT": "support", "HEADQUARTERS": "headquarters", "HOMELAND": "homeland", "MOUNTAIN": "mountain", "BATTLE_CARD": "", "ENEMY_CARD": "", "DICE": "dice", "BASE": "", "SPACE_BONUS": "", "FEWER_PLAYERS": "fewer players", "RESOURCE": "resources", "FLEET": "fleets", "STATED": "stated"}>
<#function termOf term><#return term.value + " (" + [term.name, whyNames[term.why?string]!""]?filter(word -> word?has_content)?join(" ") + ")"></#function>
<#function sumOf terms total><#return terms?map(term -> termOf(term))?join(" + ")?replace("+ -", "- ") + " = " + total></#function>
<#function trackOf space><#return (space == "TABLE")?then("the Negotiation Table", space)></#function>
