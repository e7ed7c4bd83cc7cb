<#-- What became of the armies of Austria and France. -->
<#assign foreign = news.of("ForeignFact")>
<#if foreign?has_content>
<@p.section "Austria and France"/>
<@p.facts foreign/>
</#if>
