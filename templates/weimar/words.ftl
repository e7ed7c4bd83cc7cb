<#-- Turns of phrase of Weimar. -->
<#include "/plain-table/words.ftl">
<#assign manner = manner + {"help": "TURN"}>
<#function weimarEntered e><#switch e.kind>
<#case "DEMONSTRATE"><#return seatOf(e.seat) + " demonstrates in " + place_(e.what) + "; dice: " + e.after + ".">
<#case "COUP"><#return seatOf(e.seat) + " attempts a coup in " + place_(e.what) + "; dice: " + e.after + ".">
<#case "ROLL"><#return enteredOf(e + {"why": rolledFor(e.why)})>
<#case "EVENT"><#return seatOf(e.seat) + " plays the event of " + e.what + because(e.why) + ".">
<#case "DRAW"><#return (e.seat?has_content || !e.why?has_content)?then(enteredOf(e), brief(e.why) + " is dealt " + cardsOf(e.after) + " from the deck “" + e.what + "”.")>
<#case "DEAL"><#return brief(e.what) + " has " + cardsOf(e.after) + ", face down.">
<#case "ORDER"><#return seatOf(e.seat) + (e.what?contains("SPD"))?then(" sets the order of play: " + e.what?split(" ")?map(one -> brief(one))?join(", "), " sets the order of yellow issues: " + e.what) + ".">
<#case "OPENING"><#return seatOf(e.seat) + " plays a card before the first impulse.">
<#case "ACCEPT"><#return seatOf(e.seat) + " accepts the " + coalitionOf(e.what) + ".">
<#case "REFUSE"><#return seatOf(e.seat) + " refuses the " + coalitionOf(e.what) + ".">
<#case "PLACE"><#case "MOVE"><#case "REMOVE"><#return enteredOf(e + {"before": place_(e.before), "after": place_(e.after)})>
<#default><#return enteredOf(e)>
</#switch></#function>
<#assign cityNames = {"Koenigsberg": "Königsberg", "Koeln": "Köln", "Muenchen": "München"}>
<#function place_ city><#return cityNames[city]!city></#function>
<#function listOf list><#return list?has_content?then(all(list), "none")></#function>
<#function partyOf name><#return (name == "nobody")?then("nobody", name?split("/")?map(one -> brief(one))?join(" and "))></#function>
<#assign rollKinds = {"DEMONSTRATION": "demonstration", "REACTION": "reaction", "FIGHT": "fight", "COUP": "coup", "COUNTER_COUP": "counter-coup", "FOREIGN_AFFAIRS": "foreign affairs", "CRISIS": "crisis roll", "STREET": "The Power of the Street", "ELECTION": "Reichstag Election"}>
<#function rollOf kind><#return rollKinds[kind]!kind?lower_case></#function>
<#function rolledFor why><#local kind = why?keep_before(" ") place = why?keep_after(" ")><#return (rollKinds[kind])?has_content?then(rollOf(kind) + place?has_content?then(" in " + place_(place), ""), why)></#function>
<#assign sumsOf = {"STREET": "The Power of the Street, cities with a base", "ELECTION": "Reichstag Election, seats"}>
<#assign effects_ = {"SUCCESS": "success", "DICE -1": "one die fewer", "LOSE BASE 1": "lose a base", "BASES 2": "place two bases", "RESERVE 1": "a point saved", "EXPAND 5": "five expansion cards shuffled into its deck", "BASES 1": "place a base", "DISSOLVE 1": "dissolve a unit", "DISSOLVE 1 OR CARD": "dissolve a unit, or what the card says"}>
<#function effectOf effect><#return effects_[effect]!effect?lower_case?replace("spd", "SPD")?replace("kpd", "KPD")?replace("dnvp", "DNVP")?replace("zentrum", "Zentrum")?replace("chancellor", "the Chancellor")></#function>
<#assign threats_ = {"POVERTY": "Poverty", "COUNCILS": "Councils", "REGIME": "Regime", "UNREST": "Unrest"}>
<#function goalOf goal><#local parts = goal?split(" ")><#return (parts[1]!"") + " " + (threats_[parts[0]]!parts[0])></#function>
<#function coalitionOf name><#return {"left": "left coalition of SPD and KPD", "weimar": "Weimar coalition of SPD and Zentrum", "right": "right coalition of Zentrum and DNVP"}[name]!name></#function>
<#assign criteria = {"SEATS": "10 seats", "BASES": "10 bases in cities", "ECONOMY": "economy 3", "LONDON_ULTIMATUM": "London Ultimatum", "NO_INFLATION": "no Inflation", "COUNCILS_AND_REGIMES": "at most one city with Councils or Regime", "DR_BOX": "at most 2 threats in the DR box", "VICTORY_POINTS": "15 VP", "GOVERNMENT": "SPD in Government", "DISSOLVED": "3 dissolved units"}>
<#function criterionOf one><#return criteria[one]!one></#function>
<#assign questions = {"AGENDA": "agenda card", "ANY_ISSUE": "issue where any may come", "CARD": "what the card is used for", "ACTION": "action", "DEBATE": "debate", "BASE": "city for a base", "UNIT": "city for a unit", "LOSE": "city in which it loses a base", "HARM": "whom it harms first"}>
<#function questionOf one><#return questions[one]!one></#function>
<#assign whys = {"CONDITION_1": "condition 1:", "CONDITION_2": "condition 2:", "CONDITION_3": "condition 3:", "FIRST_IN_LIST": "no condition fits, first in its list:", "PREFERRED": "preferred:", "MOST_DICE": "most dice:", "PRIORITY": "first in its list:", "NOTHING": "nothing fits", "DIE": "die:", "TABLE": "as its table says", "ACTION_POINTS": "action points:", "COUP": "a coup costs", "DEMONSTRATION": "a demonstration costs", "SAVE": "saves", "BUY_PLUS_ONE": "+1 for", "PREPARE": "prepares with", "TAKE_CONTROL": "takes control of", "MOBILISE_SUPPLY": "mobilises from its supply", "MOBILISE_CITY": "mobilises", "ONLY_PREPARE": "only prepares, with", "EVENT": "event", "ACTION": "action", "DEBATE": "debate"}>
<#function whyOf one><#return whys[one]!one></#function>
<#assign actions = {"COUP": "a coup in ", "DEMONSTRATION": "a demonstration in ", "PREPARE": "nothing but preparing a coup in ", "NONE": "nothing"}>
<#function chosenOf question chosen>
<#if question == "ACTION"><#local words = chosen?split(" ")><#return (actions[words[0]]!"") + place_(words[1]!"")></#if>
<#return (question == "CARD")?then(chosen?lower_case?replace(", ", ", then "), (question == "HARM")?then(brief(chosen), place_(chosen)))></#function>
<#-- Why the rules change something; what players write is said as they wrote it. -->
<#assign reasons = {"ISSUE_MAJORITY": "issue majority", "ISSUE_RESOLVED": "resolved", "PARTY_GOALS": "party goals", "SAFE_CITIES": "cities without threat", "UNSAFE_CITIES": "cities with 2 threats", "STABILISATION": "stabilisation", "PARLIAMENT_CUT": "size of parliament", "ROUND_CARD": "round card", "STREET": "street", "ELECTION": "election", "TO_PARLIAMENT": "to Parliament", "END_OF_GAME": "end of the game", "COUNCILS": "Councils", "REGIME": "Regime", "NO_REGIME": "no Regime", "FEW_UNREST": "at most 2 Unrest", "LONDON_MISSED": "London Ultimatum not completed", "ECONOMY_LOW": "economy below 4", "NOT_GOVERNING": "not in Government", "GOVERNING": "in Government", "BOX_FULL": "4 or more threats in the DR box", "INFLATION": "Inflation", "UPRISINGS": "Uprisings", "NO_DISSOLVED": "no dissolved unit", "MUCH_UNREST": "4 or more Unrest", "FOUR_SEATS": "4 or more seats", "FIVE_SEATS": "5 or more seats", "FIGURES": "figures on the NSDAP track"}>
<#function reasonOf why><#return reasons[why]!why></#function>
<#function addedUp parts><#local said = ""><#list parts as part><#local said += (part?index == 0)?then(part.amount?string, (part.amount < 0)?then(" - ", " + ") + part.amount?abs) + " " + reasonOf(part.what)></#list><#return said?has_content?then(said + " ", "")></#function>
