<#import "parts.txt.ftl" as p>
<@p.top "The map: ${picture.title}"/>
The map is attached as a picture.

  Country                              Centres  Units
<#list picture.owners as owner>
  ${country(owner.name)?right_pad(36)}${owner.centres?string?left_pad(8)}${owner.units?string?left_pad(7)}
</#list>
<#include "/${folder}/note.txt.ftl">
<@p.foot/>
