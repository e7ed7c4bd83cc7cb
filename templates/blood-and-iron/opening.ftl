<#-- Where the armies begin, as drawn. -->
<#assign start = news.of("StartDrawn")>
<#if start?has_content>
<@p.section "Starting positions"/>
<@p.facts start/>
</#if>
