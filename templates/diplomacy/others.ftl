<#-- Nobody but the seats has units. -->
