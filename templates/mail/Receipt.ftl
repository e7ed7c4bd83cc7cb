<#import "parts.ftl" as p>
<#-- What became of a line. -->
<#function fate verdict text>
<#if verdict.record == "Taken"><#return ["OK: " + p.answer(say(verdict.meaning), text)]></#if>
<#if verdict.record == "Doubted"><#return ["OK: " + p.answer(say(verdict.meaning), text), "PLEASE CHECK: " + p.cut(say(verdict.doubt))]></#if>
<#return ["NOT ACCEPTED: " + p.cut(say(verdict.why))]>
</#function>
<@p.top "Receipt"/>
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if due.missing?has_content>
<@block.strong>Some orders are still missing;</@block.strong> see below.
<#elseif onFile?has_content && due.prompts?has_content>
<#assign unsettled = due.timing?filter(fact -> fact.record == "OrdersUnsettled")>
<@block.strong>Your orders are complete<#if unsettled?has_content> and <#if unsettled[0].backup>kept in reserve<#else>provisional</#if></#if>.</@block.strong><#if due.timing?filter(fact -> fact.record == "JudgedAlone" && !fact.delay?has_content)?has_content> Your turn goes on at once.<#elseif !notes?filter(fact -> fact.record == "EverybodyIn")?has_content> You can change them until the turn is judged<#if !due.timing?has_content>, which happens at the deadline or as soon as everybody’s orders are in</#if>.</#if>
</#if>
<#if refused?has_content>
<@block.strong><#if refused?size == 1>One line was<#else>${refused?size} lines were</#if> not accepted.</@block.strong><#if onFile?has_content> Your other orders stand.</#if>
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.deadline due/>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
${say(fact)?cap_first}
</#list>
<@p.section (channel == "discord")?then("What you wrote, line by line", "Your mail, line by line")/>
<#if told?has_content>
<@block.answers heads=["Line", "You wrote", "Result"] rows=told?map(line -> [line.number, p.cut(line.text)] + fate(line.verdict, line.text))/>
<#else>
I found nothing to act on in your <#if channel == "discord">message<#else>mail</#if>.
</#if>
<#if acceptedUntold + refusedUntold gt 0>

Of the other lines of your mail <#if acceptedUntold == 1>one was<#else>${acceptedUntold} were</#if> accepted and <#if refusedUntold == 1>one was<#else>${refusedUntold} were</#if> not. Send fewer lines in one mail to see what became of each.
</#if>
<#assign unread = lines?filter(line -> line.verdict.record == "Skipped" && line.text?trim?has_content)>
<#if unread?has_content>

<#if unread?size == 1>One line was<#else>${unread?size} lines were</#if> not read as orders: <#list unread[0..*20] as line>“${p.brief(line.text)}”<#sep>, </#list><#if unread?size gt 20> and ${unread?size - 20} more</#if>.
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.section "Your orders now"/>
<#if onFile?has_content>
<@p.facts onFile/>
<#else>
None.
</#if>
</#if>
<#if due.missing?has_content>
<@p.section "Still missing"/>
<@p.facts due.missing/>
<@p.examples due/>
</#if>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>

<@block.fine>${say(fact)?cap_first}</@block.fine>
</#list>
<@p.foot/>
