<#import "parts.ftl" as p>
<#include "/desk/words.ftl">
<#assign who = (from == "O")?then("an observer", whom(from))>
<@p.top words="Press from " + who said=true/>
<#if !to?has_content || (to?size == 1 && to[0] == me)>
${who?cap_first} wrote to you:
<#else>
${who?cap_first} wrote to ${allOf(to)}:
</#if>

<@block.quoted lines=lines/>

<@block.foot>
<#if !code?has_content>
This cannot be answered. HELP PRESS explains more.
<#elseif code == "here">
To answer, mention me (type @ and my name) in a message here. It goes to all the seats of this thread, by mail too. HELP PRESS explains more.
<#elseif channel == "discord">
To answer, use ${slash("judge")} REPLY ${code}; and your text. It goes to <#if from?has_content>${who}<#else>its writer</#if> and to nobody else. HELP PRESS explains more.
<#else>
To answer, reply with REPLY on the first line and your text below. It goes to <#if from?has_content>${who}<#else>its writer</#if> alone. HELP PRESS explains more.
</#if>
</@block.foot>
