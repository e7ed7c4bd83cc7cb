<#import "parts.txt.ftl" as p>
<#assign board = picture.record == "BoardPicture">
<@p.top "The ${board?then('board', 'map')}: ${picture.title}"/>
The ${board?then('board', 'map')} is attached as a picture.
<#if board>

  ${""?right_pad(18)}${picture.points?left_pad(6)}<#list picture.traits as trait>${trait[0..<([3, trait?length]?min)]?left_pad(6)}</#list>
<#list picture.rows as row>
  ${(brief(row.seat) + row.first?then(" †", ""))?right_pad(18)}${row.points.amount?string?left_pad(6)}<#list row.levels as level>${level.amount?string?left_pad(6)}</#list>
</#list>

† goes first.<#if picture.event??> The last event was ${picture.event.name}.</#if>
<#if picture.cards?has_content>
On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.
</#if>
<#else>

  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
</#if>
<#include "/${folder}/note.txt.ftl">
<@p.foot/>
