<#-- Turns of phrase that the sentences and reports of this folder share. -->
<#assign manner = {"lines": "bids and wishes", "replaces": "command by command: new bids replace your bids, a new PICK your wishes, and so on", "opened": "all bids", "help": "BIDS", "picture": "picture of the board"}>
<#function traitOf token><#return (token == "VP")?then("VP", token?lower_case?cap_first)></#function>
<#function traitsOf list none="none"><#return list?has_content?then(all(list?map(token -> traitOf(token))), none)></#function>
<#function anyTrait list><#return any(list?map(token -> traitOf(token)))></#function>
<#function bidsOf list><#return list?map(token -> traitOf(token))?join(", ", "none")></#function>
<#function signed n><#return (n > 0)?then("+" + n, "−" + n?abs)></#function>
<#assign singular = {"NAVIES": "Navy", "ARMIES": "Army", "COLONIES": "Colony"}>
<#function unitsOf token n><#return (n?abs == 1)?then(singular[token]!traitOf(token), traitOf(token))></#function>
<#function changeOf change><#return (change.by == 0)?then("no " + unitsOf(change.token, 1) + " to lose", signed(change.by) + " " + unitsOf(change.token, change.by))></#function>
<#function changesOf list none="nothing"><#return list?has_content?then(list?map(change -> changeOf(change))?join(", "), none)></#function>
<#function tollOf list self><#assign others = list?filter(change -> change.seat != self)?has_content><#return list?map(change -> others?then(brief(change.seat) + " ", "") + changeOf(change))?join(", ")></#function>
<#function ordinal n><#return ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][n]!(n + "th")></#function>
<#function ranked list><#return list?join(" > ", "nothing")></#function>
<#function seatsOf list none="nobody"><#return list?has_content?then(all(list?map(seat -> country(seat))), none)></#function>
<#function briefly list none="nobody"><#return list?has_content?then(all(list?map(seat -> brief(seat))), none)></#function>
<#function anySeat list><#return any(list?map(seat -> seat))></#function>
<#function facesOf list none="none"><#return list?map(card -> card.name + " (" + card.text + ")")?join("; ", none)></#function>
<#function some count thing things=thing + "s"><#return count + " " + (count == 1)?then(thing, things)></#function>
<#function unmetOf wish><#return
  (wish.reason == "TAKEN")?then(wish.wish + " had gone to " + brief(wish.by),
  (wish.reason == "CANNOT_PAY")?then(wish.wish + " could not be paid for",
  (wish.reason == "NONE_SUCH")?then("there was no card left for “" + wish.wish + "”",
  wish.wish + " was not on the table")))></#function>
<#function weighed met unmet><#return
  met?has_content?then("Your " + ordinal(unmet?size + 1) + " wish was met (" + met + ").", "None of your wishes was met.")
  + unmet?has_content?then(" Not met: " + unmet?map(wish -> unmetOf(wish))?join("; ") + ".", "")></#function>
<#function whyNot list><#return list?has_content?then(" (" + list?map(wish -> unmetOf(wish))?join("; ") + ")", "")></#function>
<#assign thirdCosts = {"INDUSTRY": "hazardous working conditions", "POPULATION": "the influx of immigrants", "NATIONALISM": "purges and pogroms", "ARMIES": "conscription", "NAVIES": "the cost of naval programs", "COLONIES": "the dispersal of the fleet"}>
<#assign fifthLosses = {"INDUSTRY": "economic depression", "POPULATION": "an epidemic", "NATIONALISM": "rebellions and power struggles", "ARMIES": "a military coup", "NAVIES": "aging ships", "COLONIES": "revolts"}>
<#-- A bid in a table: `Industry +4, −1 Population`. -->
<#function bidOf fact><#return traitOf(fact.trait) + " " + fact.changes?has_content?then(fact.changes?map(change -> (change.token == fact.trait)?then(signed(change.by), changeOf(change)))?join(", "), "nothing")></#function>
<#function chartOf trait nth changes><#return
  (nth == 4)?then("misses the boat and gets nothing",
  changesOf(changes) + (nth == 3)?then(" for " + thirdCosts[trait]!"", (nth > 4)?then(" to " + fifthLosses[trait]!"", "")))></#function>
