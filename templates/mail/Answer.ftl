<#import "parts.ftl" as p>
<#if facts?filter(fact -> ["StandInOffered", "ReplacementOffered", "MasterOffered", "YouAreInvited", "AddressOffered", "HowToProve"]?seq_contains(fact.record))?has_content>
<@p.top "A question for you"/>
<#else>
<@p.top (channel == "discord")?then("About your message", "About your mail")/>
</#if>
<#list facts as fact>
${sentence(fact)}

</#list>
<@p.foot/>
