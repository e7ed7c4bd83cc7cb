<#import "parts.txt.ftl" as p>
<@p.top "Receipt"/>
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if due.missing?has_content>
Some orders are still missing; see below.
<#elseif onFile?has_content && due.prompts?has_content>
Your orders are complete.<#if !notes?filter(fact -> fact.record == "EverybodyIn")?has_content> You can change them until the turn is judged<#if !due.timing?has_content>, which happens at the deadline or as soon as everybody’s orders are in</#if>.</#if>
</#if>
<#if refused?has_content>
<#if refused?size == 1>One line was<#else>${refused?size} lines were</#if> not accepted.<#if onFile?has_content> Your other orders stand.</#if>
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.deadline due/>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
${say(fact)?cap_first}
</#list>
<@p.section (channel == "discord")?then("What you wrote, line by line", "Your mail, line by line")/>
<#list told as line>
${(line.number + ".")?right_pad(3)} ${p.cut(line.text)}
<#if line.verdict.record == "Taken">
    OK: ${p.cut(say(line.verdict.meaning))}
<#elseif line.verdict.record == "Doubted">
    OK: ${p.cut(say(line.verdict.meaning))}
    PLEASE CHECK: ${p.cut(say(line.verdict.doubt))}
<#else>
    NOT ACCEPTED: ${p.cut(say(line.verdict.why))}
</#if>
<#else>
I found nothing to act on in your <#if channel == "discord">message<#else>mail</#if>.
</#list>
<#if acceptedUntold + refusedUntold gt 0>

Of the other lines of your mail <#if acceptedUntold == 1>one was<#else>${acceptedUntold} were</#if> accepted and <#if refusedUntold == 1>one was<#else>${refusedUntold} were</#if> not. Send fewer lines in one mail to see what became of each.
</#if>
<#assign unread = lines?filter(line -> line.verdict.record == "Skipped" && line.text?trim?has_content)>
<#if unread?has_content>

<#if unread?size == 1>One line was<#else>${unread?size} lines were</#if> not read as orders: <#list unread[0..*20] as line>“${p.brief(line.text)}”<#sep>, </#list><#if unread?size gt 20> and ${unread?size - 20} more</#if>.
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.section "Your orders now"/>
<#list onFile as fact>
- ${say(fact)}
<#else>
None.
</#list>
</#if>
<#if due.missing?has_content>
<@p.section "Still missing"/>
<#list due.missing as fact>
- ${say(fact)}
</#list>
</#if>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>

${say(fact)?cap_first}
</#list>
<@p.foot/>
