<#-- The order of the sections of a report: what others did since the last one, what happened now, the table, the reader's hand. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#include "table.ftl">
<#assign tables = news.of("TableLaidOut")>
<#assign changes = news.of("TableChanged")>
<#assign own = news.of("OwnTable")>
<#assign before = news.of("JournalTold")>
<#assign done = news.of("TableNews")?filter(fact -> !["TableLaidOut", "TableChanged", "OwnTable", "JournalTold"]?seq_contains(fact.record))>
<#list before as told>
<@p.section "Since the last report"/>
<@p.facts told.entries/>
</#list>
<#if done?has_content>
<@p.section "What happened"/>
<@p.facts done/>
</#if>
<#list tables as table><@laidOut table/></#list>
<#list changes as table><@changed table/></#list>
<#list own as one><@ownOf one/></#list>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
