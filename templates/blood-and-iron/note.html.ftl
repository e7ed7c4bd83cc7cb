<#-- What every report must say. -->
<p><em>The printed map of Blood &amp; Iron is lost: provinces, borders and centres are a reconstruction.</em></p>
