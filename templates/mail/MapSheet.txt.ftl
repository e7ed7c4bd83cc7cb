<#import "parts.txt.ftl" as p>
<#assign kind = ({"BoardPicture": "board", "SheetPicture": "sheet"}[picture.record])!"map">
<@p.top "The ${kind}: ${picture.title}"/>
The ${kind} is attached as a picture.
<#if kind == "board">

  ${""?right_pad(18)}${picture.points?left_pad(6)}<#list picture.traits as trait>${trait[0..<([3, trait?length]?min)]?left_pad(6)}</#list>
<#list picture.rows as row>
  ${(brief(row.seat) + row.first?then(" †", ""))?right_pad(18)}${row.points.amount?string?left_pad(6)}<#list row.levels as level>${level.amount?string?left_pad(6)}</#list>
</#list>

† goes first.<#if picture.event??> The last event was ${picture.event.name}.</#if>
<#if picture.cards?has_content>
On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.
</#if>
<#elseif kind == "sheet">
<#list picture.panels as panel>
<@p.section panel.heading/>
<#list panel.items as item>
<#if item.record == "Track">
<#if item.label?has_content>
${item.label}:
</#if>
<#list item.spaces as space>
<#list space.markers as marker>
  ${marker.name?right_pad(24)}${space.name}<#if !marker.active> (inactive)</#if>
</#list>
</#list>
<#elseif item.record == "Cards">
<#if item.label?has_content>
${item.label}:
</#if>
<#list item.cards as card>
  ${card.name?has_content?then(card.name, "(empty)")}<#if card.text?has_content>: ${card.text}</#if><#if card.note?has_content> (${card.note})</#if>
</#list>
<#else>
<#list item.counters as counter>
  ${counter.name?right_pad(24)}${counter.amount}
</#list>
</#if>
</#list>
</#list>
<#else>

  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</#if>
<#include "/${folder}/note.txt.ftl">
<@p.foot/>
