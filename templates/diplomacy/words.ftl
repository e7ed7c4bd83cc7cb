<#-- Turns of phrase that the sentences of the Diplomacy family share. -->
<#assign manner = {"lines": "orders", "replaces": (((chosen.laterLetter)!"") == "REPLACES")?then("all of them", "unit by unit"), "opened": "all orders", "help": "ORDERS", "picture": "map"}>
<#function saved list><#return list?has_content?then("What is saved: " + list?join("; ") + ".", "Nothing of yours is saved.")></#function>
<#function nameOf spot><#return spot.name + " (" + spot.id + ")"></#function>
<#function oneOf spots none="nowhere"><#return spots?has_content?then(any(spots?map(spot -> nameOf(spot))), none)></#function>
<#function namesOf spots><#return all(spots?map(spot -> spot.name))></#function>
<#function unitsOf list none="none"><#return list?has_content?then(all(list?map(unit -> unit.text)), none)></#function>
<#function whose unit><#return unit.text + " of " + country(unit.owner)></#function>
<#function some count thing><#return count + " " + thing + (count == 1)?then("", "s")></#function>
<#function arm unit><#return (unit.kind == "F")?then("fleet", "army")></#function>
<#function drawn place><#return ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][place]!(place + "th")></#function>
<#function built order><#return order?contains(" F ")?then("fleet", "army")></#function>
