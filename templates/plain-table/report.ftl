<#-- The order of the sections of a report: what others did since the last one, what happened now, the table, the reader's hand. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#include "table.ftl">
<#assign tables = news.of("TableLaidOut")>
<#assign changes = news.of("TableChanged")>
<#assign own = news.of("OwnTable")>
<#assign before = news.of("JournalTold")>
<#assign done = news.of("TableNews")?filter(fact -> !["TableLaidOut", "TableChanged", "OwnTable", "JournalTold", "JournalHeard"]?seq_contains(fact.record))?filter(fact -> fact.record != "TurnPassed" || fact.seat != me)>
<#-- What the journal says, or a receipt has said, is not told beside it. -->
<#if done?filter(fact -> fact.record == "ActEntered")?has_content><#assign done = done?filter(fact -> fact.record != "ActsDone" && fact.record != "ChoicesOpened")></#if>
<#-- What a seat heard of when its last turn began is not told to it again, nor what it did itself. -->
<#assign heard = 0><#list news.of("JournalHeard") as one><#assign heard = [heard, one.number]?max></#list>
<#list before as told>
<#assign unheard = told.entries?filter(entry -> heard == 0 || (entry.number gt heard && (entry.seat != me || entry.kind == "ROLL")))>
<#if unheard?has_content>
<@p.section "Since the last report"/>
<@block.items lines=entered(unheard)/>
</#if>
</#list>
<#if done?has_content>
<@p.section "What happened"/>
<@block.items lines=entered(done)?filter(line -> line?has_content)/>
</#if>
<#list tables as table><@laidOut table/></#list>
<#list changes as table><@changed table/></#list>
<#list own as one><@ownOf one/></#list>
<#assign rest = news.rest()>
<#if rest?has_content>
<@p.section "Other news"/>
<@p.facts rest/>
</#if>
