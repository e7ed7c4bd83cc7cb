<#import "parts.txt.ftl" as p>
<#assign proof = news.of("Proof")>
<@p.top "The game is over"/>
<#list news.headlines as line>
  * ${line}
</#list>
<@p.section "Final standing"/>
<#list standing as place>
${(place.rank + ".")?right_pad(3)} ${country(place.seat)?right_pad(34)}  ${say(place.reason)}
</#list>
<#if news.yours?has_content>
<@p.section "What changed for you"/>
${news.yours?join(" ")}
</#if>
<#include "/${folder}/report.txt.ftl">
<#include "/${folder}/note.txt.ftl">
<@p.map/>
<#if notes?has_content>
<@p.section "Notes"/>
<@p.facts notes/>
</#if>

The transcript of the whole game is attached: every draw, all orders and the secrets. Anybody can check it with the program Verify.java, in the folder docs/verify of Depesche.

Thank you all for playing.
<@p.proof proof/>
<@p.foot/>
