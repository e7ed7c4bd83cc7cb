<#-- Where every power begins. -->
<#assign start = news.of("UnitsPlaced")>
<#if start?has_content>
<@p.section "The powers"/>
<@p.facts start/>
</#if>
