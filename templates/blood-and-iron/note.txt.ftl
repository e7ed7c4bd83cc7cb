<#-- What every report must say. -->

The printed map of Blood & Iron is lost: provinces, borders and centres are a reconstruction.
