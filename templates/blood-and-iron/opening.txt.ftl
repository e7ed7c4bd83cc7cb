<#-- The armies dealt at the start. -->
<#assign start = news.of("StartDrawn")>
<#if start?has_content>
<@p.section "The armies dealt"/>
<@p.facts start/>
</#if>
