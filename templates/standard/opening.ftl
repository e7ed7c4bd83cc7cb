<#-- Where every power begins. -->
<#assign start = news.of("UnitsPlaced")>
<#if start?has_content>
<@p.section "Starting positions"/>
<@p.facts start/>
</#if>
