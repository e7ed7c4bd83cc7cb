<#-- No note under the reports. -->
