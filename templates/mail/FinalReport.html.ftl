<#import "parts.html.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.page "The game is over">
<#if news.headlines?has_content>
<ul style="list-style: none; padding: 0; margin: 0 0 1em 0">
<#list news.headlines as line>
<li><strong>${line}</strong></li>
</#list>
</ul>
</#if>
<@p.section "Final standing"/>
<@p.table ["Country", "Place", "Reason"]>
<#list standing as place>
<@p.row [country(place.seat), place.rank, say(place.reason)]/>
</#list>
</@p.table>
<#if news.yours?has_content>
<@p.section "What changed for you"/>
<p>${news.yours?join(" ")}</p>
</#if>
<@p.map/>
<#include "/${folder}/report.html.ftl">
<#include "/${folder}/note.html.ftl">
<#if notes?has_content>
<@p.section "Notes"/>
<@p.facts notes/>
</#if>
<p>The transcript of the whole game is attached: every draw, all orders and the secrets. Anybody can check it with the program Verify.java, in the folder docs/verify of Depesche.</p>
<p>Thank you all for playing.</p>
<@p.proof proof/>
</@p.page>
