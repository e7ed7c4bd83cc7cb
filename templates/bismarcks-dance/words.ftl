<#-- Turns of phrase that the sentences and reports of this folder share. -->
<#assign manner = {"lines": "discs, actions and answers", "replaces": "line by line: actions add up, a new answer replaces an old one", "goesOn": "As soon as nothing is missing in what you have sent, your turn goes on, and you get a report with the picture of the table.", "help": "TURN", "picture": "picture of the table"}>
<#function saved list><#return list?has_content?then("What is saved: " + list?join("; ") + ".", "Nothing of yours is saved.")></#function>
<#assign powerNames = {"RUSSIA": "Russia", "GB": "Great Britain", "AUSTRIA": "Austria", "ITALY": "Italy", "TURKEY": "Turkey", "GERMANY": "Germany", "FRANCE": "France"}>
<#function powerOf word><#return powerNames[word]!word></#function>
<#function powersOf list none="none"><#return list?has_content?then(all(list?map(one -> powerOf(one))), none)></#function>
<#function anyPowerOf list none="none"><#return list?has_content?then(any(list?map(one -> powerOf(one))), none)></#function>
<#assign partyNames = {"PL": "the Progressive Liberals (PL)", "Z": "the Catholic Centrists (Z)", "NL": "the National Liberals (NL)", "C": "the Conservatives (C)"}>
<#function partyOf word><#return partyNames[word]!word></#function>
<#function partiesOf list none="none"><#return list?has_content?then(all(list?map(one -> partyOf(one))), none)></#function>
<#assign poolNames = {"INFLUENCE": "the Influence Pool", "EVENT": "the Event Pool", "DIPLOMACY": "the Diplomacy Pool", "POLITICS": "the Politics Pool"}>
<#function poolOf word><#return poolNames[word]!word></#function>
<#assign actionNames = {"CANCEL": "Cancelling a card", "DIPLOMACY": "Moving a flag", "POLITICS": "Regaining a party"}>
<#-- The words of a card within a sentence. -->
<#function bare text><#return text?remove_ending(".")></#function>
<#function some count thing things=thing + "s"><#return count + " " + (count == 1)?then(thing, things)></#function>
<#function lineOf verb words><#return (verb == "DISC")?then("DISC FROM", verb) + words?has_content?then(" " + words?map(word -> word?remove_beginning("="))?join((verb == "SIDE" || verb == "LOSE" || verb == "DISC" || verb == "DISCARD" || verb == "CHOOSE")?then(" > ", " ")), "")></#function>
<#function saidAll facts><#return facts?map(fact -> say(fact))?filter(words -> words?has_content)?join(" ")></#function>
<#function answersOf list><#return list?map(one -> powerOf(one.answer) + one.effects?has_content?then(" (" + saidAll(one.effects?filter(fact -> fact.record != "CrisisSideTaken" && fact.record != "DanceTurnEnded")) + ")", ""))?join("; ")></#function>
<#function facesOf list none="none"><#return list?map(card -> card.title + " (" + bare(card.text) + ")")?join("; ", none)></#function>
<#assign spheres = {"1": "French ally", "2": "French ally", "3": "neutral", "4": "neutral", "5": "German ally", "6": "German ally"}>
<#function sphereOf space><#return spheres[space?string]!""></#function>
<#assign endings = {"WON": "all five powers are allies of Germany", "WAR": "a crisis became a war", "DISMISSED": "fewer than two parties supported the chancellor", "TIME": "the draw pile gave its last card", "LEFT": "the table was not played on"}>
<#function stepOf flag><#return (flag.price == 0)?then("at the end", flag.active?then(some(flag.price, "disc"), "not while inactive"))></#function>
