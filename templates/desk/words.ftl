<#-- Turns of phrase that the desk's sentences share. -->
<#-- The time that one kind of phase gets: `72 h for movement or bids, at 20:00`. -->
<#function termOf term what><#return term.next + " for " + what + term.at?has_content?then(", at " + term.at + " and never less than " + term.least, "") + term.days?has_content?then(" (only " + all(term.days) + ")", "") + term.grace?has_content?then(", then " + term.grace + " of grace", "") + term.early?then(term.delay?has_content?then(", judged " + term.delay + " after the last order if that is earlier", ""), ", never judged early")></#function>
