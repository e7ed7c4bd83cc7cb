<#import "parts.txt.ftl" as p>
<@p.top "The map: ${picture.title}"/>
The map is attached as a picture.

<#list picture.owners as owner>
  ${country(owner.name)?right_pad(34)}  ${owner.centres} centres, ${owner.units} units
</#list>
<@p.foot/>
