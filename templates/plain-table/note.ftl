<#-- What every report of a moderated table must say; nothing. -->
