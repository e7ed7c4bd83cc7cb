<#import "parts.txt.ftl" as p>
<@p.top "Receipt"/>
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if due.missing?has_content>
Something is still owed; see “Not on file yet” below.
<#elseif onFile?has_content>
Everything is in. You may still change it until the deadline.
</#if>
<#if refused?has_content>
Refused: <#if refused?size == 1>one line<#else>${refused?size} lines</#if>. What was on file before stays on file.
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.deadline due/>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
${say(fact)?cap_first}
</#list>
<@p.section (channel == "discord")?then("What you wrote, line by line", "Your letter, line by line")/>
<#list lines?filter(line -> line.verdict.record != "Skipped") as line>
${(line.number + ".")?right_pad(3)} ${line.text}
<#if line.verdict.record == "Taken">
    Taken: ${say(line.verdict.meaning)}
<#elseif line.verdict.record == "Doubted">
    Taken, but look again: ${say(line.verdict.meaning)}
    Doubt: ${say(line.verdict.doubt)}
<#else>
    REFUSED: ${say(line.verdict.why)}
</#if>
<#else>
No line that says anything was found.
</#list>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.section "On file now"/>
<#list onFile as fact>
- ${say(fact)}
<#else>
Nothing.
</#list>
</#if>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>

${say(fact)?cap_first}
</#list>
<#if due.missing?has_content>
<@p.section "Not on file yet"/>
<#list due.missing as fact>
- ${say(fact)}
</#list>
</#if>
<@p.foot/>
