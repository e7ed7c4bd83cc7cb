<#import "parts.html.ftl" as p>
<@p.page "The ${(picture.record == 'BoardPicture')?then('board', 'map')}: ${picture.title}">
<@p.map/>
<#include "/${folder}/note.html.ftl">
</@p.page>
