<#-- What every report must say, unless its section on the map has said it. -->
<#if !(map![])?has_content>

The printed map of Blood & Iron is lost: provinces, borders and centres are a reconstruction.
</#if>
