<#-- What the mails share. A mail is laid out here once, in blocks, and then printed as text, as HTML and on Discord. What
     stands outside of a block is prose: each line a paragraph, an empty line an empty line of text. The blocks are:

     title words under, heading words, group words    headings, from large to small
     items lines headlines                            a list
     rows heads width rows places                     a table of a short text and a long one; text fills the first up to width,
                                                      and begins each row with its place, if there are any
     table heads rows                                 another table; inside stand its lines for text and Discord
     answers heads rows                               lines of a player, each with its number and what became of it
     code, help                                       inside: what is to be typed; a text of HELP
     picture name                                     the picture, where HTML shows it
     strong, fine, foot                               around words to stress, fine print, what stands under a line at the end
     text, page                                       around what only text and Discord say, and what only HTML shows -->

<#macro top words>
<#local under><#if title??>${title.name}<#if game?has_content>, game ${game}</#if><#if seat??>; you are ${country(seat)}</#if></#if></#local>
<@block.title words=words under=under?trim/>

</#macro>

<#macro section words>
<@block.heading words=words/>
</#macro>

<#macro facts list>
<@block.items lines=list?map(fact -> say(fact))?filter(line -> line?has_content)/>
</#macro>

<#function kindOf picture><#return ({"BoardPicture": "board", "SheetPicture": "sheet"}[picture.record])!"map"></#function>

<#-- What players call it. -->
<#function picturedAs picture><#return ({"SheetPicture": "table"}[picture.record])!kindOf(picture)></#function>

<#-- Where the picture stands in HTML; elsewhere it is only mentioned, further down. -->
<#macro picturehere>
<#if picture??>
<@block.picture name=kindOf(picture)/>
</#if>
</#macro>

<#macro attached>
<#if picture??>

<@block.text>The ${picturedAs(picture)} is attached as a picture.</@block.text>
</#if>
</#macro>

<#macro options list>
<#local other = list?filter(option -> option.value != option.standard)>
<#if other?has_content>
The house rules of this game that differ from the standard:
<@block.text>
<@block.items lines=other?map(option -> option.key + " = " + option.value + ": " + option.question + " (standard: " + option.standard + ")")/>
</@block.text>
<@block.page>
<@block.table heads=["Option", "Question", "This game", "Standard"] rows=other?map(option -> [option.key, option.question, option.value, option.standard])/>
</@block.page>
<#else>
All house rules are standard.
</#if>
</#macro>

<#-- The title's own commands on Discord, such as /order, behind these words, as far as they say what these lines say; /judge says any line. -->
<#function singly words lines=[]><#local names = title.words.shortcuts?filter(one -> lines?size == 0 || one.verb == "" || lines?filter(line -> line?starts_with(one.verb + " "))?size gt 0)?map(one -> "/" + one.name)><#return words + names?has_content?then(any(names), "/judge")></#function>

<#macro deadline due>
<#if due.deadline??>
The deadline is <@block.strong>${when(due.deadline)}</@block.strong><#list due.why>: <#items as reason>${say(reason)}<#sep>, </#sep></#items></#list>.<#list due.timing as fact> ${say(fact)?cap_first}</#list>
<#else>
There is no deadline at the moment.
</#if>
</#macro>

<#macro examples due>
<#if due.examples?has_content>
For example, one order per line:
<@block.code>
<#list due.examples as line>
${line}
</#list>
</@block.code>
</#if>
</#macro>

<#macro todo due>
<#if title??><#include "/${folder}/words.ftl"></#if>
<@section "What you need to do"/>
<@deadline due/>
<#if due.prompts?has_content>
Please send:
<@facts due.prompts/>

<@examples due/>

<#if channel == "discord">
Send them with /orders<#if title??>${singly(", or a single line with ", due.examples)}</#if>. If you send more later, new orders replace old ones, ${manner.replaces}.
<#else>
Reply to this mail with your orders at the top. If you write again, new orders replace old ones, ${manner.replaces}.
</#if>
<#elseif seat??>
You have nothing to do this phase.
</#if>
<#-- What is still missing may be all that was asked, in the same words. -->
<#local asked = due.prompts?map(fact -> say(fact))>
<#local missing = due.missing?filter(fact -> !asked?seq_contains(say(fact)))>
<#if missing?has_content>

Still missing:
<@facts missing/>
</#if>
</#macro>

<#macro foot>
<@block.foot>
<#if game?has_content>
Game ${game}<#if phase??>, ${phase.title} (${phase.id})</#if>.<#if channel == "mail"> Times are ${zone}<#if zone != "UTC"> (UTC in brackets)</#if>.</#if>
</#if>
<#if channel == "discord">
/help explains how to play; /status, /history and /map show the game.
<#else>
Reply HELP for help, or STATUS, HISTORY or MAP to see the game.
</#if>
</@block.foot>
</#macro>

<#macro proof list>
<#if list?has_content>
<#if channel == "discord">
<@block.foot>
Proof (for the curious):
<@block.items lines=list?map(fact -> say(fact)?cap_first)/>
/judge TRANSCRIPT gives all of this as a file you can verify with a program.
</@block.foot>
<#else>
<@section "Proof (for the curious)"/>
<@block.fine>
<@block.items lines=list?map(fact -> say(fact)?cap_first)/>
Reply TRANSCRIPT to get all of this as a file you can verify with a program.
</@block.fine>
</#if>
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
