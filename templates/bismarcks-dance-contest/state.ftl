<#-- A table in a status report; from outside, a contest shows none before all have ended. -->
<#if state.sheet??>
<#include "/bismarcks-dance/state.ftl">
<#else>
<#import "/mail/parts.ftl" as p>
<@p.section "The contest"/>
<#if state.state.over>
The contest is over; the last report shows all tables.
<#else>
Each player has a table of their own. Nobody sees another's before all have ended.
</#if>
</#if>
