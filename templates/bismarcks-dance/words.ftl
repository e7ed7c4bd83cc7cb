<#-- Turns of phrase that the sentences and reports of this folder share. -->
<#assign manner = {"lines": "discs, actions and answers", "replaces": "line by line: actions add up, a new answer replaces an old one", "goesOn": "As soon as nothing is missing in what you have sent, your turn goes on, and you get a report with the picture of the table.", "help": "TURN", "picture": "picture of the table"}>
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
<#-- What a card does: all of it, and within a sentence. -->
<#function bare parts><#return saidAll(parts)?remove_ending(".")></#function>
<#function some count thing things=thing + "s"><#return count + " " + (count == 1)?then(thing, things)></#function>
<#function lineOf verb words><#return (verb == "DISC")?then("DISC FROM", verb) + words?has_content?then(" " + words?map(word -> word?remove_beginning("="))?join((verb == "SIDE" || verb == "LOSE" || verb == "DISC" || verb == "DISCARD" || verb == "CHOOSE")?then(" > ", " ")), "")></#function>
<#function saidAll facts><#return facts?map(fact -> say(fact))?filter(words -> words?has_content)?join(" ")></#function>
<#function answersOf list><#return list?map(one -> powerOf(one.answer) + one.effects?has_content?then(" (" + saidAll(one.effects?filter(fact -> fact.record != "CrisisSideTaken" && fact.record != "DanceTurnEnded")) + ")", ""))?join("; ")></#function>
<#function facesOf list none="none"><#return list?map(card -> card.title + " (" + bare(card.parts) + ")")?join("; ", none)></#function>
<#assign spheres = {"1": "French ally", "2": "French ally", "3": "neutral", "4": "neutral", "5": "German ally", "6": "German ally"}>
<#function sphereOf space><#return spheres[space?string]!""></#function>
<#assign endings = {"WON": "all five powers are allies of Germany", "WAR": "a crisis became a war", "DISMISSED": "fewer than two parties supported the chancellor", "TIME": "the draw pile gave its last card", "LEFT": "the table was not played on"}>
<#function stepOf flag><#return (flag.price == 0)?then("at the end", flag.active?then(some(flag.price, "disc"), "not while inactive"))></#function>
<#-- The operations of a card, as sentences of their own and within one. Equal ones that follow each other are said once. -->
<#assign theatreNames = {"BALKANS": "the Balkans", "AFRICA": "Africa", "ASIA": "Asia"}>
<#assign playTimes = {"ANY": "", "ALLOCATE": " (while you allocate)", "ROLL": " (before the roll)", "EVENT": " (in the event phase)", "ACTION": " (in the action phase)"}>
<#assign pricedNames = {"CANCEL": "each card you cancel costs ", "DIPLOMACY": "each Diplomacy action costs ", "POLITICS": "each Politics action costs "}>
<#function once said end="">
<#local lines = [] times = 1>
<#list said as words>
<#if words?has_next && said[words?index + 1] == words><#local times++>
<#else><#local lines += [(times == 1)?then(words, words[0..<words?length - end?length] + (times == 2)?then(", twice", ", " + times + " times") + end)] times = 1></#if>
</#list>
<#return lines>
</#function>
<#function operationOf operation>
<#local said = say(operation)>
<#if operation.record == "Manual"><#return said + said?matches(".*[.!?]")?then("", ".")></#if>
<#return said?cap_first + ".">
</#function>
<#function operationsOf operations><#return operations?has_content?then(once(operations?map(one -> operationOf(one)), ".")?join(" "), "Nothing happens.")></#function>
<#function clausesOf operations><#return operations?has_content?then(once(operations?map(one -> say(one)))?join(" and "), "nothing happens")></#function>
<#function flagsOf flags><#return (flags.record == "Named")?then(powerOf(flags.power!""), (flags.record == "Chosen")?then("a power of your choice", "every power in the " + (flags.sphere!"")?capitalize?replace("Neutral", "neutral") + " sphere"))></#function>
<#function namedParty party><#return (party.record == "Named")?then(partyOf(party.party!""), "a party of your choice")></#function>
<#function placed place><#return (place.record == "At")?then("the card on place " + (place.place!"") + " of the row", "a card of the row of your choice")></#function>
<#function conditionOf condition holds=true><#switch condition.record>
<#case "Supports"><#return partyOf(condition.party) + holds?then(" support you", " do not support you")>
<#case "Active"><#return powerOf(condition.power) + holds?then(" is active", " is inactive")>
<#case "In"><#return powerOf(condition.power) + holds?then(" is in the ", " is not in the ") + condition.sphere?capitalize?replace("Neutral", "neutral") + " sphere">
<#default><#return conditionOf(condition.condition, !holds)>
</#switch></#function>
<#function dieTable faces>
<#local lines = [] first = 0>
<#list faces as face>
<#if !face?has_next || clausesOf(faces[face?index + 1]) != clausesOf(face)>
<#local lines += ["on " + (first + 1) + (first == face?index)?then("", " to " + (face?index + 1)) + ", " + clausesOf(face)] first = face?index + 1>
</#if>
</#list>
<#return lines?join("; ")>
</#function>
<#function waysOf ways><#local lines = []><#list ways as way><#local lines += ["(" + way?counter + ") " + clausesOf(way)]></#list><#return lines?join("; ")></#function>
