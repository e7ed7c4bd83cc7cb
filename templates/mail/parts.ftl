<#-- What the mails share. A mail is laid out here once, in blocks, and then printed as text, as HTML and on Discord. What
     stands outside of a block is prose: each line a paragraph, an empty line an empty line of text. The blocks are:

     title words under, heading words, group words    headings, from large to small
     items lines headlines                            a list
     rows heads width rows places                     a table of a short text and a long one; text fills the first up to width,
                                                      and begins each row with its place, if there are any
     table heads rows                                 another table; inside stand its lines for text and Discord
     answers heads rows                               lines of a player, each with its number and what became of it
     code, help                                       inside: what is to be typed; a text of HELP
     paste lines                                      what is copied as it stands
     picture name                                     the picture, where HTML shows it
     strong, fine, foot                               around words to stress, fine print, what stands under a line at the end
     text, page                                       around what only text and Discord say, and what only HTML shows -->

<#-- A text whose subject has these words says only whose it is: by that line, too, the reader of mails knows one of ours. -->
<#macro top words whole=false said=false lean=false>
<#local under><#if title??>${title.name}<#if game?has_content>, game ${game}</#if><#if seat??>; you are ${country(seat)}</#if></#if></#local>
<#if channel == "mail" && title??>
<@block.page><@block.title words=words under=under?trim/></@block.page>
<@block.text>
<#if seat??>Game ${game}<#if whole>, ${title.name}</#if>; you are ${country(seat)}</#if>
<#if !said>
<@block.title words=words under=""/>
</#if>
</@block.text>
<#else>
<@block.title words=words under=(lean && game?has_content && seat??)?then("Game " + game + "; you are " + .data_model.brief(seat), under?trim)/>
</#if>

</#macro>

<#macro section words>
<@block.heading words=words/>
</#macro>

<#macro yours words>
<#if news.yours?has_content>
<@section words/>
<@block.items lines=news.yours/>
</#if>
</#macro>

<#-- The newspaper lines over what happened, where a page has room for what is told below. -->
<#macro headlines>
<@block.page>
<@block.items lines=news.headlines headlines=true/>
</@block.page>
</#macro>

<#macro facts list>
<@block.items lines=list?map(fact -> say(fact))?filter(line -> line?has_content)/>
</#macro>

<#function kindOf picture><#return ({"BoardPicture": "board", "SheetPicture": "sheet"}[picture.record])!"map"></#function>

<#-- Where the picture stands in HTML; elsewhere it is attached. -->
<#macro picturehere>
<#if picture??>
<@block.picture name=kindOf(picture)/>
</#if>
</#macro>

<#macro options list>
<#local other = list?filter(option -> option.value != option.standard)>
<#if other?has_content>
<@section "House rules"/>
<@block.text>
<@block.items lines=other?map(option -> option.key + " = " + option.value + ": " + option.question + " (else " + option.standard + ")")/>
</@block.text>
<@block.page>
<@block.table heads=["Option", "Question", "This game", "Standard"] rows=other?map(option -> [option.key, option.question, option.value, option.standard])/>
</@block.page>
</#if>
</#macro>

<#-- The title's own commands on Discord, such as /order, behind these words, as far as they say what these lines say; /judge says any line. -->
<#function singly words lines=[]><#local names = title.words.shortcuts?filter(one -> lines?size == 0 || one.verb == "" || lines?filter(line -> line?starts_with(one.verb + " "))?size gt 0)?map(one -> slash(one.name))><#return words + names?has_content?then(any(names), slash("judge"))></#function>

<#-- Until when. STATUS (whole) has all of it; the start says what is always so; else there is what is not as usual. -->
<#macro deadline due whole=false first=false>
<#if due.deadline??>
<#local why = due.why?filter(fact -> whole || !["AfterReport", "AtClock"]?seq_contains(fact.record))>
<#local timing = due.timing?filter(fact -> whole || fact.record != "IfJudgedNow")?filter(fact -> whole || first || !["JudgedWhenAllIn", "JudgedWhenAnswered", "JudgedAlone"]?seq_contains(fact.record) || fact.delay?has_content)>
The deadline is <@block.strong>${when(due.deadline)}</@block.strong><#list why>: <#items as reason>${say(reason)}<#sep>, </#items></#list>.<#list timing as fact> ${sentence(fact)}</#list>
<#else>
There is no deadline at the moment.
</#if>
</#macro>

<#macro examples due>
<#if due.examples?has_content>
Lines like these:
<@block.code>
<#list due.examples as line>
${line}
</#list>
</@block.code>
</#if>
</#macro>

<#-- The lines of a mail that answers, for a page to open: one for each unit if orders are asked for, else the examples. -->
<#function draftOf due>
<#local lines = []>
<#list due.prompts?filter(fact -> fact.record == "OrdersWanted") as fact>
<#local lines += fact.units?map(unit -> unit.text + " H")>
</#list>
<#return lines?has_content?then(lines + due.examples?filter(line -> line?starts_with("FOREIGN ")), due.examples)>
</#function>

<#-- A name in a narrow table: that of the seat if the country's is too long. -->
<#function slim name width><#-- Here brief is of a line. --><#local first = .data_model.brief(name)><#return (first?length > width && name?length <= width)?then(name, first[0..*width])></#function>

<#-- What is asked, and until when. Of something that is half answered only what is missing is named. -->
<#macro todo due whole=false first=false shown=true>
<#if title??><#include "/${folder}/words.ftl"></#if>
<#local begun = due.timing?filter(fact -> fact.record == "IfJudgedNow" && fact.some)?has_content>
<#if due.prompts?has_content && begun && !due.missing?has_content>
Your ${manner.lines} are complete; you can still change them. <@deadline due whole first/>
<#elseif due.prompts?has_content>
<@section "What you need to do"/>
<@facts begun?then(due.missing, due.prompts + due.missing?filter(fact -> fact.record == "NoLongerPossible"))/>
<#if shown><@examples due/></#if>
<#if title??><@block.draft words="Write your ${manner.lines} in a new mail" lines=draftOf(due)/></#if>
<#if channel == "discord">
Send them with ${slash("orders")}<#if title??>${singly(", or a single line with ", due.examples)}</#if>.
<#elseif whole || first>
Reply with your lines at the top.
</#if>
<@deadline due whole first/>
<#elseif seat?? && due.deadline??>
You have nothing to do this phase. <@deadline due whole first/>
<#elseif seat??>
You have nothing to do this phase.
<#else>
<#if phase??>It is ${phase.title} now. </#if><@deadline due whole first/>
</#if>
</#macro>

<#-- Discord itself shows its commands to a person who types a slash. -->
<#macro foot zoned=false>
<#if channel == "mail">
<@block.foot>
Reply HELP, STATUS, HISTORY or MAP.<#if zoned && game?has_content> Times are ${zone}.</#if>
</@block.foot>
</#if>
</#macro>

<#-- What only the curious check is in the transcript, and the sum of a turn covers all of it. -->
<#macro proof list>
<#local told = list?filter(fact -> fact.record != "CardsProven")>
<#if told?has_content>

<@block.fine>
<#list told as fact>
${sentence(fact)}
</#list>
</@block.fine>
</#if>
</#macro>
<#-- A line that is only mentioned, cut if it is long. -->
<#function brief line>
<#local bare = line?trim>
<#return (bare?length gt 60)?then(bare[0..<60] + "…", bare)>
</#function>
<#-- The answer to a line. A short one that asked to see something, such as JOURNAL 1-100, is answered whole. -->
<#function answer words line>
<#return (line?length gt 500)?then(cut(words), words)>
</#function>
<#-- What is repeated of a line, which may be as long as a mail. -->
<#function cut words>
<#return (words?length gt 1000)?then(words[0..<1000] + "… (too long to repeat)", words)>
</#function>
