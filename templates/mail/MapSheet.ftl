<#import "parts.ftl" as p>
<#assign kind = p.kindOf(picture)>
<#assign called = (kind == "sheet")?then("table", kind)>
<@p.top "The ${called}: ${picture.title}"/>
<@p.picturehere/>
<@block.text>
The ${called} is attached as a picture.
<#if kind == "board">

<#assign name = (channel == "discord")?then(9, 18)><#assign cell = (channel == "discord")?then(4, 6)>
<@block.table>
  ${""?right_pad(name)}${picture.points?left_pad(cell)}<#list picture.traits as trait>${trait[0..<([3, trait?length]?min)]?left_pad(cell)}</#list>
<#list picture.rows as row>
  ${(channel == "discord")?then(p.slim(row.seat, 8) + row.first?then("†", ""), brief(row.seat) + row.first?then(" †", ""))?right_pad(name)}${row.points.amount?string?left_pad(cell)}<#list row.levels as level>${level.amount?string?left_pad(cell)}</#list>
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

<#assign name = (channel == "discord")?then(24, 36)>
<@block.table>
  ${"Country"?right_pad(name)} Centres  Units
<#list picture.owners as owner>
  ${(channel == "discord")?then(p.slim(owner.name, name - 1), country(owner.name))?right_pad(name)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</@block.table>
</#if>
</@block.text>
<#include "/${folder}/note.ftl">
<@p.foot/>
