<#import "parts.ftl" as p>
<@p.top judged.title + (markup == "TEXT")?then(", to print", ", to paste")/>
<@block.paste lines=lines/>
<@p.foot/>
