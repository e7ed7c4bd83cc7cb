<#-- The table and what its reader holds, as reports and the status show them. -->
<#macro laidOut table>
<@p.section "The table"/>
<@block.rows heads=["Seat", "What all may know"] width=16 rows=table.seats?map(row -> [row.name, row.words?join(", ")])/>
<#if table.tracks?has_content>
<@block.rows heads=["Track", "Now"] width=24 rows=table.tracks?map(row -> [row.name, row.words?join(", ")])/>
</#if>
<#if table.places?has_content>
<@block.rows heads=["Place", "Pieces"] width=24 rows=table.places?map(row -> [row.name, counted(row.words)])/>
</#if>
<#if table.decks?has_content>
<@block.rows heads=["Deck", "Cards"] width=16 rows=table.decks?map(row -> [row.name, row.words?join(", ")])/>
</#if>
</#macro>
<#macro ownOf own>
<@p.section "Your hand"/>
${say(own)}
</#macro>
