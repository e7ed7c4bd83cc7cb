<#import "parts.ftl" as p>
<@p.top words="Preview of " + judged.title said=true/>
This is what ${judged.title} would bring if it were judged now, with the orders that are on file. Nothing has been judged. Where chance decides, other draws were used than those the turn will have.
<@block.items lines=news.headlines headlines=true/>
<@p.picturehere/>
<#include "/${folder}/report.ftl">
<#include "/${folder}/note.ftl">
<@p.foot/>
