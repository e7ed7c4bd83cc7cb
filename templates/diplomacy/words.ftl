<#-- Turns of phrase that the sentences of the Diplomacy family share. -->
<#assign manner = {"lines": "orders", "replaces": (((chosen.laterLetter)!"") == "REPLACES")?then("all of them", "unit by unit"), "opened": "all orders", "help": "ORDERS", "picture": "map"}>
<#function nameOf spot><#return spot.name + " (" + spot.id + ")"></#function>
<#function oneOf spots none="nowhere"><#return spots?has_content?then(any(spots?map(spot -> nameOf(spot))), none)></#function>
<#function namesOf spots><#return all(spots?map(spot -> spot.name))></#function>
<#function unitsOf list none="none"><#return list?has_content?then(all(list?map(unit -> unit.text)), none)></#function>
<#function whose unit><#return unit.text + " of " + country(unit.owner)></#function>
<#function some count thing><#return count + " " + thing + (count == 1)?then("", "s")></#function>
<#-- A sea has its article in a sentence: in the English Channel, but in Berlin. -->
<#function the spot><#return spot.name?matches(".*(Sea|Ocean|Channel|Bight|Mediterranean)|Gulf .*|Skagerrak")?then("the ", "") + spot.name></#function>
<#function arm unit><#return (unit.kind == "F")?then("fleet", "army")></#function>
<#function drawn place><#return ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][place]!(place + "th")></#function>
<#function built order><#return order?contains(" F ")?then("fleet", "army")></#function>
<#-- A province to somebody who listens: name, kind, owner, unit. -->
<#function heard spot>
<#local kind = {"LAND": "inland", "COAST": "coast", "SEA": "sea", "BOX": "home country, which nobody can enter"}[spot.terrain?string]!"">
<#local centre = spot.centre?then(", centre of " + spot.owner?has_content?then(country(spot.owner), "nobody"), "")>
<#return nameOf(spot.at) + ", " + kind + centre + ": " + spot.units?has_content?then(all(spot.units?map(unit -> whose(unit))), "no unit") + ".">
</#function>
<#function coastsOf spots><#return all(spots?map(spot -> spot.name?keep_after_last("(")?remove_ending(")")))></#function>
