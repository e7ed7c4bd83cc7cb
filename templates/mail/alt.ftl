<#-- The picture in words, for those who do not see it: in mail and on Discord. -->
<#-- Front by front: each place that somebody was kept from, driven from or driven into, and what was ordered about it. -->
<#macro fronts>
<#local places = []>
<#list picture.arrows as arrow><#if arrow.fate == "FAILED" && !places?seq_contains(arrow.to)><#local places += [arrow.to]></#if></#list>
<#list picture.pieces as piece><#if piece.condition == "DISLODGED" && !places?seq_contains(piece.area) && picture.arrows?filter(arrow -> arrow.to == piece.area || arrow.from == piece.area)?has_content><#local places += [piece.area]></#if></#list>
<#if places?has_content> Fronts: <#list places?sort as place>${place}: <#list picture.arrows?filter(arrow -> arrow.to == place || arrow.from == place) as arrow><@order arrow/><#sep>, </#list><#sep>; </#list>.</#if>
</#macro>
<#macro order arrow>${brief(arrow.owner)} ${arrow.from}<#if arrow.act == "HOLD"> H<#elseif arrow.act == "MOVE"> - ${arrow.to}<#elseif arrow.act == "SUPPORT_HOLD"> S ${arrow.aided}<#elseif arrow.act == "SUPPORT_MOVE"> S ${arrow.aided} - ${arrow.to}<#elseif arrow.act == "CONVOY"> C ${arrow.aided} - ${arrow.to}<#elseif arrow.act == "RETREAT"> retreats to ${arrow.to}<#elseif arrow.act == "BUILD"> built<#else> removed</#if><#if arrow.fate == "FAILED"> (failed)</#if></#macro>
<#if picture??>
<#if picture.record == "BoardPicture">
Board<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.rows as row>${country(row.seat)}<#if row.first> (baton)</#if>: ${picture.points} ${row.points.amount}<#list picture.traits as trait>, ${trait} ${row.levels[trait?index].amount}</#list><#sep>; </#list>.<#if picture.filed??> Your orders: <#list picture.filed.lines as line>${line}<#sep>; </#list>.</#if><#if picture.event??> Last event: ${picture.event.name}.</#if><#if picture.cards?has_content> On the table: <#list picture.cards as card>${card.name}<#if card.taker??> (${brief(card.taker)})</#if><#sep>, </#list>.</#if>
<#elseif picture.record == "SheetPicture">
Table<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.panels as panel>${panel.heading}: <#list panel.items as item><#if item.record == "Track"><#if item.label?has_content>${item.label}: </#if><#list item.spaces as space><#if space.zone?has_content>${space.zone} </#if>${space.name}<#list space.markers as marker><#if marker?is_first> (</#if>${marker.name}<#if !marker.active>, inactive</#if><#sep>; </#list><#if space.markers?has_content>)</#if><#sep>, </#list><#elseif item.record == "Cards"><#if item.label?has_content>${item.label}: </#if><#list item.cards as card><#if card.head?has_content>${card.head}: </#if>${card.name?has_content?then(card.name, "empty")}<#if card.discs gt 0>, discs ${card.discs}</#if><#if card.note?has_content> (${card.note})</#if><#sep>, </#list><#elseif item.record == "Notes"><#list item.notes as note>${note.name} ${note.value}<#sep>, </#list><#elseif item.record == "Filed"><#list item.lines as line>${line}<#sep>; </#list><#elseif item.record == "Grid"><#list item.lines as line>${line.name}: <#list item.heads as head>${head} ${line.cells[head?index]}<#sep>, </#list><#sep>; </#list><#else><#list item.counters as counter>${counter.name} ${counter.amount}<#sep>, </#list></#if><#sep>; </#list>.<#sep> </#list>
<#elseif picture.arrows?filter(arrow -> arrow.fate == "ORDERED" || arrow.fate == "VAIN")?has_content>
Map<#if game?has_content> of ${game}</#if>: ${picture.title}, with your orders. <#list picture.arrows as arrow>${arrow.written.order}<#if arrow.fate == "VAIN"> (cannot succeed)<#elseif arrow.written.when?has_content> (${(arrow.written.when == "IF")?then("under a condition", arrow.written.when)})</#if><#sep>; </#list>.
<#else>
Map<#if game?has_content> of ${game}</#if>: ${picture.title}. <#list picture.owners as owner>${country(owner.name)}: centres ${owner.centres}, units ${owner.units}<#list picture.pieces?filter(piece -> piece.owner == owner.name)> (<#items as piece>${piece.kind} ${piece.area}<#if piece.condition == "DISLODGED"> dislodged</#if><#sep>, </#items>)</#list><#sep>; </#list>.<@fronts/>
</#if>
<#elseif chapters?? && (illustrated!false)>
The board after the phase told here.
</#if>
