<#import "parts.html.ftl" as p>
<@p.page "Receipt">
<#assign refused = lines?filter(line -> line.verdict.record == "Refused")>
<#if due.missing?has_content>
<p><strong>Something is still owed;</strong> see “Not on file yet” below.</p>
<#elseif onFile?has_content>
<p><strong>Everything is in.</strong> You may still change it until the deadline.</p>
</#if>
<#if refused?has_content>
<p><strong>Refused: <#if refused?size == 1>one line<#else>${refused?size} lines</#if>.</strong> What was on file before stays on file.</p>
</#if>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.deadline due/>
</#if>
<#list notes?filter(fact -> fact.record != "LetterCoded") as fact>
<p>${say(fact)?cap_first}</p>
</#list>
<@p.section "Your letter, line by line"/>
<#list lines?filter(line -> line.verdict.record != "Skipped")>
<@p.table ["Line", "You wrote", "Verdict"]>
<#items as line>
<#if line.verdict.record == "Taken">
<@p.row [line.number, line.text, "Taken: " + say(line.verdict.meaning)]/>
<#elseif line.verdict.record == "Doubted">
<@p.row [line.number, line.text, "Taken, but look again: " + say(line.verdict.meaning) + " Doubt: " + say(line.verdict.doubt)]/>
<#else>
<@p.row [line.number, line.text, "REFUSED: " + say(line.verdict.why)]/>
</#if>
</#items>
</@p.table>
<#else>
<p>No line that says anything was found.</p>
</#list>
<#if seat?? && (due.deadline?? || onFile?has_content)>
<@p.section "On file now"/>
<#if onFile?has_content>
<@p.facts onFile/>
<#else>
<p>Nothing.</p>
</#if>
</#if>
<#list notes?filter(fact -> fact.record == "LetterCoded") as fact>
<p style="font-size: 0.85em; overflow-wrap: anywhere">${say(fact)?cap_first}</p>
</#list>
<#if due.missing?has_content>
<@p.section "Not on file yet"/>
<@p.facts due.missing/>
</#if>
</@p.page>
