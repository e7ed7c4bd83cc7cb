<#import "parts.ftl" as p>
<#assign kind = p.kindOf(picture)>
<#assign called = (kind == "sheet")?then("table", kind)>
<@p.top "The ${called}: ${picture.title}"/>
<@p.picturehere/>
<@block.text>
The ${called} is attached as a picture.
<#if kind == "board">

<@block.table>
  ${""?right_pad(18)}${picture.points?left_pad(6)}<#list picture.traits as trait>${trait[0..<([3, trait?length]?min)]?left_pad(6)}</#list>
<#list picture.rows as row>
  ${(brief(row.seat) + row.first?then(" †", ""))?right_pad(18)}${row.points.amount?string?left_pad(6)}<#list row.levels as level>${level.amount?string?left_pad(6)}</#list>
</#list>
</@block.table>

† goes first.<#if picture.event??> The last event was ${picture.event.name}.</#if>
<#if picture.cards?has_content>
On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.
</#if>
<#if picture.filed??>

Your orders: <#list picture.filed.lines as line>${line}<#sep>; </#list>.
</#if>
<#elseif kind == "sheet">
<#list picture.panels as panel>
<@p.section panel.heading/>
<#list panel.items as item>
<#if (item.label!"")?has_content>
<@block.group words=item.label + ":"/>
</#if>
<#if item.record == "Track">
<#list item.spaces as space>
<@block.rows width=22 rows=space.markers?map(marker -> [marker.name, space.name + space.zone?has_content?then(" (" + space.zone + ")", "") + marker.active?then("", " (inactive)")])/>
</#list>
<#elseif item.record == "Cards">
<@block.rows rows=item.cards?map(card -> [card.head?has_content?then(card.head + ": ", "") + card.name?has_content?then(card.name, "(empty)") + card.kind?has_content?then(" (" + card.kind + ")", "") + (card.discs > 0)?then(", discs on it " + card.discs, "") + card.text?has_content?then(": " + card.text, "") + card.note?has_content?then(" (" + card.note + ")", "")])/>
<#elseif item.record == "Notes">
<@block.rows width=22 rows=item.notes?map(note -> [note.name, note.value])/>
<#elseif item.record == "Filed">
<@block.items lines=item.lines/>
<#elseif item.record == "Grid">
<@block.rows width=22 rows=item.lines?map(line -> [line.name, line.cells?join(", ")])/>
<#else>
<@block.rows width=22 rows=item.counters?map(counter -> [counter.name, counter.amount])/>
</#if>
</#list>
</#list>
<#else>

<@block.table>
  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</@block.table>
</#if>
</@block.text>
<#include "/${folder}/note.ftl">
<@p.foot/>
