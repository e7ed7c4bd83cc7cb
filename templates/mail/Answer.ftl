<#import "parts.ftl" as p>
<@p.top (channel == "discord")?then("About your message", "About your mail")/>
<#list facts as fact>
${say(fact)?cap_first}

</#list>
<@p.foot/>
