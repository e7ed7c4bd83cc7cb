<#import "parts.ftl" as p>
<@p.top "An issue, to print"/>
<@block.paste lines=lines/>
<@p.foot/>
