<#import "parts.ftl" as p>
<#-- What became of a line: what was understood of it; and its own words, if there is anything to be said of them. -->
<#function fate line>
<#local verdict = line.verdict>
<#if verdict.record == "Taken"><#return [line.number, "OK: " + p.answer(say(verdict.meaning), line.text)]></#if>
<#if verdict.record == "Doubted"><#return [line.number, p.cut(line.text), "OK: " + p.answer(say(verdict.meaning), line.text), "PLEASE CHECK: " + p.cut(say(verdict.doubt))]></#if>
<#return [line.number, p.cut(line.text), "NOT ACCEPTED: " + p.cut(say(verdict.why))]>
</#function>
<@p.top words=subject said=true lean=true/>
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if told?has_content>
<@block.answers heads=["Line", "Result"] rows=told?map(line -> fate(line)) marks=told?map(line -> {"Taken": "good", "Doubted": "even"}[line.verdict.record]!"bad")/>
<#elseif !notes?filter(fact -> ["ButtonOfOthers", "ChoiceGone", "NothingToDo"]?seq_contains(fact.record))?has_content>
I found nothing to act on in your <#if channel == "discord">message; ${slash("help")} lists what you can write<#else>mail</#if>.
</#if>
<#if acceptedUntold + refusedUntold gt 0>

Of the other lines of your mail <#if acceptedUntold == 1>one was<#else>${acceptedUntold} were</#if> accepted and <#if refusedUntold == 1>one was<#else>${refusedUntold} were</#if> not. Send fewer lines in one mail to see what became of each.
</#if>
<#assign unread = lines?filter(line -> line.verdict.record == "Skipped" && line.text?trim?has_content)>
<#if unread?has_content>

<#if unread?size == 1>One line was<#else>${unread?size} lines were</#if> not read as orders: <#list unread[0..*20] as line>“${p.brief(line.text)}”<#sep>, </#list><#if unread?size gt 20> and ${unread?size - 20} more</#if>.
</#if>
<#if before?has_content>
<@p.section (before?size == onFile?size)?then("Your orders now", "Your other orders")/>
<@p.facts before/>
</#if>
<@p.picturehere/>
<#if due.missing?has_content>
<@p.section "Still missing"/>
<@p.facts due.missing/>
<@p.examples due/>
</#if>

<#if seat?? && (due.deadline?? || onFile?has_content)>
<#assign unsettled = due.timing?filter(fact -> fact.record == "OrdersUnsettled")>
<#if !due.missing?has_content && onFile?has_content && due.prompts?has_content>
<@block.strong>Your orders are complete<#if unsettled?has_content> and <#if unsettled[0].backup>kept in reserve<#else>provisional</#if></#if>.</@block.strong><#if due.timing?filter(fact -> fact.record == "JudgedAlone" && !fact.delay?has_content)?has_content> Your turn goes on at once.<#elseif channel == "mail" && !notes?filter(fact -> fact.record == "EverybodyIn")?has_content> You can still change them.</#if>
<#elseif !onFile?has_content && due.prompts?has_content && !due.missing?has_content>
Nothing of yours is on file.
</#if>
<#-- What is judged now, or at once, has no deadline any more. -->
<#if !notes?filter(fact -> fact.record == "EverybodyIn")?has_content && !(onFile?has_content && !due.missing?has_content && due.timing?filter(fact -> fact.record == "JudgedAlone" && !fact.delay?has_content)?has_content)>
<@p.deadline due/>
</#if>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
${sentence(fact)}
</#list>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>
<@block.fine>${sentence(fact)}</@block.fine>
</#list>
<#if refused?has_content || !told?has_content || due.missing?has_content>
<@p.foot/>
</#if>
