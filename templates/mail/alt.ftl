<#-- What is seen on the picture, for whoever does not see it: in mail and on Discord. -->
<#if picture??>
<#if picture.record == "BoardPicture">
Board<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.rows as row>${country(row.seat)}<#if row.first> (baton)</#if>: ${picture.points} ${row.points.amount}<#list picture.traits as trait>, ${trait} ${row.levels[trait?index].amount}</#list><#sep>; </#list>.<#if picture.event??> Last event: ${picture.event.name}.</#if><#if picture.cards?has_content> On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.</#if>
<#elseif picture.record == "SheetPicture">
Sheet<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.panels as panel>${panel.heading}: <#list panel.items as item><#if item.record == "Track"><#if item.label?has_content>${item.label}: </#if><#list item.spaces as space>${space.name}<#list space.markers as marker><#if marker?is_first> (</#if>${marker.name}<#if !marker.active>, inactive</#if><#sep>; </#list><#if space.markers?has_content>)</#if><#sep>, </#list><#elseif item.record == "Cards"><#if item.label?has_content>${item.label}: </#if><#list item.cards as card>${card.name?has_content?then(card.name, "empty")}<#if card.note?has_content> (${card.note})</#if><#sep>, </#list><#else><#list item.counters as counter>${counter.name} ${counter.amount}<#sep>, </#list></#if><#sep>; </#list>.<#sep> </#list>
<#else>
Map<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.owners as owner>${country(owner.name)}: centres ${owner.centres}, units ${owner.units}<#list picture.pieces?filter(piece -> piece.owner == owner.name)> (<#items as piece>${piece.kind} ${piece.area}<#if piece.condition == "DISLODGED"> dislodged</#if><#sep>, </#items>)</#list><#sep>; </#list>.
</#if>
</#if>
