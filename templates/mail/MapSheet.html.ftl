<#import "parts.html.ftl" as p>
<@p.page "The ${({'BoardPicture': 'board', 'SheetPicture': 'sheet'}[picture.record])!'map'}: ${picture.title}">
<@p.map/>
<#include "/${folder}/note.html.ftl">
</@p.page>
