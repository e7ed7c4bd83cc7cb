<#-- What is seen on the picture, for whoever does not see it: in mail and on Discord. -->
<#if picture??>
<#if picture.record == "BoardPicture">
Board<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.rows as row>${country(row.seat)}<#if row.first> (baton)</#if>: ${picture.points} ${row.points.amount}<#list picture.traits as trait>, ${trait} ${row.levels[trait?index].amount}</#list><#sep>; </#list>.<#if picture.event??> Last event: ${picture.event.name}.</#if><#if picture.cards?has_content> On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.</#if>
<#else>
Map<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.owners as owner>${country(owner.name)}: centres ${owner.centres}, units ${owner.units}<#list picture.pieces?filter(piece -> piece.owner == owner.name)> (<#items as piece>${piece.kind} ${piece.area}<#if piece.condition == "DISLODGED"> dislodged</#if><#sep>, </#items>)</#list><#sep>; </#list>.
</#if>
</#if>
