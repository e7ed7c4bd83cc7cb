<#-- What the HTML mails share. No colours are set, so that light and dark both read well. -->

<#macro page words>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="font-family: Georgia, 'Times New Roman', serif; font-size: 1em; line-height: 1.5; max-width: 46em; margin: 0 auto; padding: 1em">
<h1 style="font-size: 1.5em; line-height: 1.2; margin: 0">${words}</h1>
<#if title??>
<p style="margin: 0 0 1em 0"><em>${title.name}<#if game?has_content>, game ${game}</#if><#if seat??>; you are ${country(seat)}</#if></em></p>
</#if>
<#nested>
<hr style="margin-top: 2em">
<p style="font-size: 0.85em">
<#if game?has_content>
Game ${game}<#if phase??>, ${phase.title} (${phase.id})</#if>. Times are ${zone}<#if zone != "UTC"> (UTC in brackets)</#if>.<br>
</#if>
Reply HELP for help, or STATUS, HISTORY or MAP to see the game.
</p>
</body>
</html>
</#macro>

<#macro section words>
<h2 style="font-size: 1.15em; margin: 1.5em 0 0.4em 0">${words}</h2>
</#macro>

<#macro group words>
<h3 style="font-size: 1em; margin: 1em 0 0.2em 0">${words}</h3>
</#macro>

<#macro table heads>
<table style="border-collapse: collapse; width: 100%">
<thead><tr><#list heads as head><th scope="col" style="text-align: left; padding: 0.15em 0.8em 0.15em 0; border-bottom: 1px solid #888888<#if heads?size == 2 && head?index == 0>; width: 13em</#if>">${head}</th></#list></tr></thead>
<tbody>
<#nested>
</tbody>
</table>
</#macro>

<#macro row cells>
<tr><#list cells as cell><#if cell?index == 0><th scope="row" style="text-align: left; font-weight: normal; vertical-align: top; padding: 0.15em 0.8em 0.15em 0">${cell}</th><#else><td style="vertical-align: top; padding: 0.15em 0.8em 0.15em 0">${cell}</td></#if></#list></tr>
</#macro>

<#macro lines list>
<#list list>
<ul style="margin: 0.3em 0; padding-left: 1.3em">
<#items as line>
<li>${line}</li>
</#items>
</ul>
</#list>
</#macro>

<#macro facts list>
<@lines list?map(fact -> say(fact))?filter(line -> line?has_content)/>
</#macro>

<#macro map>
<#if picture??>
<p style="margin: 1em 0"><img src="cid:${({"BoardPicture": "board", "SheetPicture": "sheet"}[picture.record])!"map"}" alt="${alt}" style="max-width: 100%; height: auto"></p>
</#if>
</#macro>

<#macro options list>
<#list list?filter(option -> option.value != option.standard)>
<p>The house rules of this game that differ from the standard:</p>
<@table ["Option", "Question", "This game", "Standard"]>
<#items as option>
<@row [option.key, option.question, option.value, option.standard]/>
</#items>
</@table>
<#else>
<p>All house rules are standard.</p>
</#list>
</#macro>

<#macro deadline due>
<#if due.deadline??>
<p>The deadline is <strong>${when(due.deadline)}</strong>.</p>
<#else>
<p>There is no deadline at the moment.</p>
</#if>
</#macro>

<#macro todo due>
<#if title??><#include "/${folder}/words.ftl"></#if>
<@section "What you need to do"/>
<@deadline due/>
<#if due.prompts?has_content>
<p>Please send:</p>
<@facts due.prompts/>
<#list due.examples>
<p>For example, one order per line:</p>
<pre style="white-space: pre-wrap; margin: 0.3em 0 0.3em 1.3em"><#items as line>${line}<#sep><br></#sep></#items></pre>
</#list>
<p>Reply to this mail with your orders at the top. If you write again, new orders replace old ones, ${manner.replaces}.</p>
<#elseif seat??>
<p>You have nothing to do this phase.</p>
</#if>
<#if due.missing?has_content>
<p>Still missing:</p>
<@facts due.missing/>
</#if>
</#macro>

<#macro proof list>
<#if list?has_content>
<@section "Proof (for the curious)"/>
<ul style="margin: 0.3em 0; padding-left: 1.3em; font-size: 0.85em; overflow-wrap: anywhere">
<#list list as fact>
<li>${say(fact)?cap_first}</li>
</#list>
</ul>
<p style="font-size: 0.85em">Reply TRANSCRIPT to get all of this as a file you can verify with a program.</p>
</#if>
</#macro>
<#-- A line that is only mentioned, cut if it is long. -->
<#function brief line>
<#local bare = line?trim>
<#return (bare?length gt 60)?then(bare[0..<60] + "…", bare)>
</#function>
<#-- What is repeated of a line, which may be as long as a mail. -->
<#function cut words>
<#return (words?length gt 1000)?then(words[0..<1000] + "… (too long to repeat)", words)>
</#function>
