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
<#-- Cards that were there before have been told in full; STATUS tells them again. -->
<#assign turned = judged??>
<#assign filled = news.of("RowFilled")>
<#assign fresh = []>
<#list filled as fact><#assign fresh += fact.cards?map(card -> card.title)></#list>
<#list tables as table><#if turned><@briefly table fresh/><#else><@sheetOf table/></#if></#list>
<#assign drawn = news.of("DrawnToHand", "ActionCardTaken")?map(fact -> fact.title)>
<#list hands as hand><#if turned><@briefHand hand.cards drawn/><#else><@handOf hand.cards/></#if></#list>
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
