<#-- Turns of phrase that the sentences of this folder share. -->
<#function nameOf spot><#return spot.name + " (" + spot.id + ")"></#function>
<#function oneOf spots none="nowhere"><#return spots?map(spot -> nameOf(spot))?join(", ", none, " or ")></#function>
<#function namesOf spots><#return spots?map(spot -> spot.name)?join(", ", "none", " and ")></#function>
<#function unitsOf list none="none"><#return list?map(unit -> unit.text)?join(", ", none, " and ")></#function>
<#function whose unit><#return unit.text + " of " + country(unit.owner)></#function>
<#function some count thing><#return count + " " + thing + (count == 1)?then("", "s")></#function>
