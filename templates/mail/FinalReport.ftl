<#import "parts.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top words="The game is over" said=true/>
<@block.items lines=news.headlines headlines=true/>
<@p.section "Final standing"/>
<#-- Who has played alone has no place among others. -->
<#if standing?size == 1>
<@block.rows heads=["Seat", "Result"] rows=standing?map(place -> [country(place.seat), say(place.reason)])/>
<#else>
<@block.text>
<@block.rows places=standing?map(place -> place.rank) width=34 rows=standing?map(place -> [country(place.seat), say(place.reason)])/>
</@block.text>
<@block.page>
<@block.table heads=["Country", "Place", "Reason"] rows=standing?map(place -> [country(place.seat), place.rank, say(place.reason)])/>
</@block.page>
</#if>
<@p.yours "What changed for you"/>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<#if notes?has_content>
<@p.section "Notes"/>
<@p.facts notes/>
</#if>

The transcript of the whole game is attached, for the verifiers in docs/verify.

Thank you all for playing.
<@p.proof proof/>
<@p.foot/>
