<#-- The table and what its reader holds, as reports and the status show them. -->
<#-- A place that is named though nothing lies there was left. -->
<#-- What of a seat is 0 is told of a whole table only. -->
<#macro laidOut table words="The table" whole=true>
<@p.section words/>
<@block.rows heads=["Seat", "What all may know"] width=widest(table.seats?map(row -> row.name)) rows=table.seats?map(row -> [row.name, row.words?filter(word -> whole || !word?ends_with(" 0") || word?starts_with("hand"))?join(", ")])/>
<#if table.tracks?has_content>
<@block.rows heads=["Track", "Now"] width=widest(table.tracks?map(row -> row.name)) rows=table.tracks?map(row -> [row.name, row.words?join(", ")])/>
</#if>
<#if table.places?has_content>
<@block.rows heads=["Place", "Pieces"] width=widest(table.places?map(row -> row.name)) rows=table.places?map(row -> [row.name, row.words?has_content?then(counted(row.words), "empty")])/>
</#if>
<#if table.decks?has_content>
<@block.rows heads=["Deck", "Cards"] width=widest(table.decks?map(row -> row.name)) rows=table.decks?map(row -> [row.name, piles(row, whole)?join(", ")])/>
</#if>
</#macro>
<#macro changed table>
<@laidOut table "The table, where it changed" false/>
</#macro>
<#macro ownOf own>
<#if own.hand?has_content || own.filed?has_content>
<@p.section "Your hand"/>
${own.hand?join(", ", "No card")}.<#if own.filed?has_content> On file for you: ${own.filed?join("; ")}.</#if>
</#if>
</#macro>
