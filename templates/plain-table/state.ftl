<#-- The table in a status report; the hand is its seat's alone. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#assign shown = state.state>
<#function named map><#local words = []><#list map as name, value><#local words += [name + " " + value]></#list><#return words?join(", ")></#function>
<#assign seats = []><#list shown.seats as name, numbers><#assign seats += [[name, named(numbers)]]></#list>
<#assign board = []><#list shown.tracks as name, value><#assign board += [[name, value]]></#list>
<#list shown.pieces as name, there><#assign board += [[name, counted(there)]]></#list>
<#assign decks = []><#list shown.decks as name, cards><#assign decks += [[name, cards.left + " left, " + cards.discard + " discarded, " + cards.removed + " out of the game"]]></#list>
<@p.section "The table"/>
<@block.rows heads=["Seat", "What all may know"] width=16 rows=seats/>
<#if board?has_content>
<@block.rows heads=["Track or place", "Now"] width=24 rows=board/>
</#if>
<#if decks?has_content>
<@block.rows heads=["Deck", "Cards"] width=16 rows=decks/>
</#if>
<#if shown.hand??>
<@p.section "Your hand"/>
${shown.hand?join(", ", "No card.")}
<#if shown.filed?has_content>

On file for you: ${shown.filed?join("; ")}.
</#if>
</#if>
