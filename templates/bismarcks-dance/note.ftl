<#-- What every report must say: which cards these are. The report and the status name the deck. -->
