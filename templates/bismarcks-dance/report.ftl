<#-- The order of the sections of a report: what happened in order, then the table and the hand. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#include "table.ftl">
<#assign tables = news.of("DanceTableShown")>
<#assign hands = news.of("HandShown")>
<#assign done = news.of("DanceFact")>
<#if done?has_content>
<@p.section "What happened"/>
<@p.facts done/>
</#if>
<#list tables as table><@sheetOf table/></#list>
<#list hands as hand><@handOf hand.cards/></#list>
<#assign ended = news.of("ContestTableShown")>
<#if ended?has_content>
<@p.section "The tables"/>
<@p.facts ended/>
</#if>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
