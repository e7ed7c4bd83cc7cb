<#import "parts.html.ftl" as p>
<@p.page "The map: ${picture.title}">
<@p.map/>
<#include "/${folder}/note.html.ftl">
</@p.page>
