<#-- The table in a status report; the hand is its player's alone. -->
<#import "/mail/parts.ftl" as p>
<#include "words.ftl">
<#include "table.ftl">
<@sheetOf state.sheet.table/>
<@handOf state.sheet.hand/>
