<#-- What every report must say, unless its section on the map has said it. -->
<#if !(map![])?has_content>
<p><em>The printed map of Blood &amp; Iron is lost: provinces, borders and centres are a reconstruction.</em></p>
</#if>
