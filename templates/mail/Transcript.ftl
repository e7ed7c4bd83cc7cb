<#import "parts.ftl" as p>
<@p.top (facts?filter(fact -> fact.record == "GameGivenUp")?has_content)?then("The master has ended the game", "The transcript")/>
<#list facts as fact>
${sentence(fact)}

</#list>
The transcript is attached<#if game?has_content>: everything the game ${game} has published so far, plus the part only you may see</#if>. Check it with `java Verify.java transcript.json` or `./depesche verify transcript.json`.
<@p.foot/>
