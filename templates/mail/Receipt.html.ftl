<#import "parts.html.ftl" as p>
<@p.page "Receipt">
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if due.missing?has_content>
<p><strong>Some orders are still missing;</strong> see below.</p>
<#elseif onFile?has_content && due.prompts?has_content>
<p><strong>Your orders are complete.</strong><#if !notes?filter(fact -> fact.record == "EverybodyIn")?has_content> You can change them until the turn is judged<#if !due.timing?has_content>, which happens at the deadline or as soon as everybody’s orders are in</#if>.</#if></p>
</#if>
<#if refused?has_content>
<p><strong><#if refused?size == 1>One line was<#else>${refused?size} lines were</#if> not accepted.</strong><#if onFile?has_content> Your other orders stand.</#if></p>
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.deadline due/>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<@p.section "Your mail, line by line"/>
<#list told>
<@p.table ["Line", "You wrote", "Result"]>
<#items as line>
<#if line.verdict.record == "Taken">
<@p.row [line.number, p.cut(line.text), "OK: " + p.cut(say(line.verdict.meaning))]/>
<#elseif line.verdict.record == "Doubted">
<@p.row [line.number, p.cut(line.text), "OK: " + p.cut(say(line.verdict.meaning)) + " PLEASE CHECK: " + p.cut(say(line.verdict.doubt))]/>
<#else>
<@p.row [line.number, p.cut(line.text), "NOT ACCEPTED: " + p.cut(say(line.verdict.why))]/>
</#if>
</#items>
</@p.table>
<#else>
<p>I found nothing to act on in your mail.</p>
</#list>
<#if acceptedUntold + refusedUntold gt 0>
<p>Of the other lines of your mail <#if acceptedUntold == 1>one was<#else>${acceptedUntold} were</#if> accepted and <#if refusedUntold == 1>one was<#else>${refusedUntold} were</#if> not. Send fewer lines in one mail to see what became of each.</p>
</#if>
<#assign unread = lines?filter(line -> line.verdict.record == "Skipped" && line.text?trim?has_content)>
<#if unread?has_content>
<p><#if unread?size == 1>One line was<#else>${unread?size} lines were</#if> not read as orders: <#list unread[0..*20] as line>“${p.brief(line.text)}”<#sep>, </#list><#if unread?size gt 20> and ${unread?size - 20} more</#if>.</p>
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.section "Your orders now"/>
<#if onFile?has_content>
<@p.facts onFile/>
<#else>
<p>None.</p>
</#if>
</#if>
<#if due.missing?has_content>
<@p.section "Still missing"/>
<@p.facts due.missing/>
</#if>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>
<p style="font-size: 0.85em; overflow-wrap: anywhere">${say(fact)?cap_first}</p>
</#list>
</@p.page>
