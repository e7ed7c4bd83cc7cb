<#-- What every report must say: of Great Powers, nothing. -->
