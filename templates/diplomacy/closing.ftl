<#-- Nothing more to say. -->
