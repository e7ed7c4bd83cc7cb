<#-- The table and what its reader holds, as reports and the status show them. -->
<#-- A place that is named though nothing lies there was left. -->
<#macro laidOut table words="The table">
<@p.section words/>
<@block.rows heads=["Seat", "What all may know"] width=16 rows=table.seats?map(row -> [row.name, row.words?join(", ")])/>
<#if table.tracks?has_content>
<@block.rows heads=["Track", "Now"] width=24 rows=table.tracks?map(row -> [row.name, row.words?join(", ")])/>
</#if>
<#if table.places?has_content>
<@block.rows heads=["Place", "Pieces"] width=24 rows=table.places?map(row -> [row.name, row.words?has_content?then(counted(row.words), "empty")])/>
</#if>
<#if table.decks?has_content>
<@block.rows heads=["Deck", "Cards"] width=16 rows=table.decks?map(row -> [row.name, row.words?join(", ")])/>
</#if>
</#macro>
<#macro changed table>
<@laidOut table "The table, where it changed"/>
</#macro>
<#macro ownOf own>
<@p.section "Your hand"/>
${say(own)}
</#macro>
