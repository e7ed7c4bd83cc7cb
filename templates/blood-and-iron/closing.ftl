<#-- What is to be said of the map. -->
<#assign map = news.of("MapReconstructed")>
<#if map?has_content>
<@p.section "The map"/>
<@p.facts map/>
</#if>
