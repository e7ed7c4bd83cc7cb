<#-- The table in a status report. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#assign now = state.state>
<@p.section "The table in turn " + now.turn/>
Flags: <#list now.flags as name, flag>${powerOf(name)} ${flag.space}<#if !flag.active> (inactive)</#if><#sep>, </#list>.
Parliament: <#list now.parliament as name, lost>${name} <#if lost>lost<#else>supports</#if><#sep>, </#list>.
Pools: <#list now.pools as name, discs>${name?cap_first} ${discs}<#sep>, </#list>.
Draw pile: ${some(now.pile, "card")}.
