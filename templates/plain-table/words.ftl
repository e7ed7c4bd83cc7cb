<#-- Turns of phrase that the sentences and reports of moderated tables share. A title with words of its own begins its words.ftl
     with <#include "/plain-table/words.ftl">. -->
<#assign manner = {"lines": "acts, sealed choices and standing answers", "replaces": "line by line: acts are done in order, a new choice replaces an old one", "opened": "all of them", "help": "TABLE", "picture": "picture of the table"}>
<#function widest texts><#local most = 0><#list texts as text><#if text?length gt most><#local most = text?length></#if></#list><#return most></#function>
<#-- What was entered, with places that one seat filled alike in one line: `8–10. SPD puts SPD base in Berlin, Leipzig, Rostock.` -->
<#function entered facts>
<#local lines = [] line = "" first = "" last = "">
<#list facts as fact>
<#local alike = ((fact.kind!"") == "PLACE" && !fact.why?has_content)?then(fact.seat + "|" + fact.what, "")>
<#if alike?has_content && alike == last>
<#local line = first + "–" + fact.number?c + ". " + line?keep_after(". ")?remove_ending(".") + ", " + say(fact)?keep_after_last(" in ")>
<#else>
<#if line?has_content><#local lines += [line]></#if>
<#local line = say(fact) first = ((fact.number)!0)?c>
</#if>
<#local last = alike>
</#list>
<#return line?has_content?then(lines + [line], lines)>
</#function>
<#function some count thing things=thing + "s"><#return count + " " + (count == 1)?then(thing, things)></#function>
<#function saidAll facts><#return facts?map(fact -> say(fact))?filter(words -> words?has_content)?join(" ")></#function>
<#function seatOf name><#return name?has_content?then(brief(name), "The table")></#function>
<#function because why><#return why?has_content?then(" (" + why + ")", "")></#function>
<#-- Equal pieces are counted: `13 French, 2 Prussian`. -->
<#function counted list><#local kinds = []><#list list as one><#if !kinds?seq_contains(one)><#local kinds += [one]></#if></#list><#local said = []><#list kinds as kind><#local number = list?filter(one -> one == kind)?size><#local said += [(number == 1)?then(kind, number + " " + kind)]></#list><#return said?join(", ")></#function>
<#function seatsOf list none="nobody"><#return list?has_content?then(all(list?map(seat -> brief(seat))), none)></#function>
<#function cardsOf number><#return some(number?number, "card")></#function>
<#function enteredOf e><#switch e.kind>
<#case "PHASE"><#return "Turn " + e.after + ", " + e.what + ".">
<#case "DRAW"><#return seatOf(e.seat) + " draws " + cardsOf(e.after) + " from the deck “" + e.what + "”" + because(e.why) + ".">
<#case "PLAY"><#return seatOf(e.seat) + " plays " + e.what + e.before?has_content?then(" (value " + e.before + ")", "") + e.after?has_content?then(": " + e.after, "") + because(e.why) + ".">
<#case "DISCARD"><#return seatOf(e.seat) + " discards " + e.what + because(e.why) + ".">
<#case "OUT"><#return seatOf(e.seat) + " takes " + e.what + " out of the game" + because(e.why) + ".">
<#case "REVEAL"><#return seatOf(e.seat) + " reveals " + e.what + e.before?has_content?then(" (value " + e.before + ")", "") + because(e.why) + ".">
<#case "SHOW"><#return seatOf(e.seat) + " shows " + cardsOf(e.after) + " to " + brief(e.what) + because(e.why) + ".">
<#case "GIVE"><#return seatOf(e.seat) + " gives " + cardsOf(e.after) + " to " + brief(e.what) + because(e.why) + ".">
<#case "RETURN"><#return seatOf(e.seat) + " puts a card back " + (e.after == "BOTTOM")?then("under", "on top of") + " the deck “" + e.what + "”" + because(e.why) + ".">
<#case "SHUFFLE"><#return "The deck “" + e.what + "” is shuffled" + e.after?has_content?then(", with " + e.after, "") + because(e.why) + ".">
<#case "SEARCH"><#return seatOf(e.seat) + " looks through the deck “" + e.what + "”" + because(e.why) + ".">
<#case "TRADE"><#return seatOf(e.seat) + " and " + brief(e.what) + " trade a card for a card.">
<#case "VALUE"><#return seatOf(e.seat) + " states that " + e.what + " is worth " + e.after + e.before?has_content?then(" (it was " + e.before + ")", "") + because(e.why) + ". Nobody has checked it.">
<#case "TRACK"><#return e.seat?has_content?then(brief(e.seat) + ": ", "") + e.what + " " + e.before + " → " + e.after + because(e.why) + ".">
<#case "PLACE"><#return seatOf(e.seat) + " puts " + e.what + " in " + e.after + because(e.why) + ".">
<#case "REMOVE"><#return seatOf(e.seat) + " removes " + e.what + " from " + e.before + because(e.why) + ".">
<#case "MOVE"><#return seatOf(e.seat) + " moves " + e.what + " from " + e.before + " to " + e.after + because(e.why) + ".">
<#case "ROLL"><#return seatOf(e.seat) + " rolls " + e.what + ": " + e.after + because(e.why) + ".">
<#case "OPEN"><#return "Opened: " + e.what + ": " + e.after + ".">
<#case "REACT"><#return seatOf(e.seat) + " reacts to " + e.what + e.after?has_content?then(": " + e.after, "") + ".">
<#case "PASS"><#return seatOf(e.seat) + " passes.">
<#case "END"><#return seatOf(e.seat) + " ends " + e.what + ".">
<#case "NOTE"><#return seatOf(e.seat) + " notes: “" + e.what + "”.">
<#case "OBJECT"><#return seatOf(e.seat) + " objects to entry " + e.what + e.why?has_content?then(": “" + e.why + "”", "") + ".">
<#case "UNDO"><#return "Entry " + e.what + " is undone " + e.why + ".">
<#default><#return e.seat?has_content?then(brief(e.seat) + ": ", "") + e.what + e.before?has_content?then(" " + e.before + " →", "") + e.after?has_content?then(" " + e.after, "") + because(e.why) + ".">
</#switch></#function>
<#assign sources = {"DRAW": "You draw", "DEAL": "You are dealt", "SHOW": "You are shown", "GIVE": "You are given", "TRADE": "You get", "SEARCH": "You see, from the top"}>
<#function piles deck whole=true><#return [deck.left + " left"] + (whole || deck.discarded gt 0)?then([deck.discarded + " discarded"], []) + (whole || deck.removed gt 0)?then([deck.removed + " out of the game"], [])></#function>
<#function decksOf list whole=true><#return list?map(row -> row.name + ": " + piles(row, whole)?join(", "))?join("; ")></#function>
<#function rowsOf list><#return list?map(row -> row.name + ": " + row.words?join(", ", "empty"))?join("; ")></#function>
