<#-- Turns of phrase that the desk's sentences share. -->
<#function saved list><#return list?has_content?then("What is saved: " + list?join("; ") + ".", "Nothing of yours is saved.")></#function>
<#-- The time that one kind of phase gets: `72 h (at least 48 h) for movement or bids`. -->
<#function lengthOf term what><#return term.next + (term.at?has_content && term.least != term.next)?then(" (at least " + term.least + ")", "") + " for " + what></#function>
<#-- How it ends: `, at 20:00 Europe/Berlin, only Monday to Friday, then 12 h of grace`. -->
<#function endOf term zone><#return term.at?has_content?then(", at " + term.at + " " + zone, "") + term.days?has_content?then(", only " + all(term.days), "") + term.grace?has_content?then(", then " + term.grace + " of grace", "") + term.early?then(term.delay?has_content?then(", judged " + term.delay + " after the last order if that is earlier", ""), ", never judged early")></#function>
<#-- The time that all kinds of phases get; what they have in common is said once. A single player neither moves nor bids. -->
<#function termsOf movement retreats adjustments zone alone>
<#local kinds = alone?then(["your turn", "what follows from it at once", "other choices", "the questions in it"], ["movement or bids", "retreats or card wishes", "builds or other choices", "everything else"])>
<#local ends = [endOf(movement, zone), endOf(retreats, zone), endOf(adjustments, zone)]>
<#local short = lengthOf(retreats, "it") == lengthOf(adjustments, "it")>
<#local rest = short?then([lengthOf(retreats, kinds[3])], [lengthOf(retreats, kinds[1]), lengthOf(adjustments, kinds[2])])>
<#if ends[0] == ends[1] && ends[1] == ends[2]><#return ([lengthOf(movement, kinds[0])] + rest)?join(", ") + ends[0]></#if>
<#return lengthOf(movement, kinds[0]) + ends[0] + "; " + lengthOf(retreats, kinds[1]) + ends[1] + "; " + lengthOf(adjustments, kinds[2]) + ends[2]>
</#function>
<#-- Another name for each place at the table, so that no two players take the same. -->
<#function exampleOf place><#local names = ["Nordmark", "Rheinau", "Seeland", "Waldau", "Hochland", "Steinfurt", "Lindenau", "Falkenberg"]><#return names[place % names?size]></#function>
<#-- Who plays a seat: on Discord by the name that they have there. -->
<#function personOf one><#return (channel == "discord" && one.account?has_content)?then(member(one.account), one.who)></#function>
<#-- Who reads or wrote a press, in words; `?` is somebody who is not named. -->
<#function whom word><#return {"ALL": "everybody", "M": "the master", "O": "the observers", "?": "the writer of the unsigned press", "SOME": "some players", "": "somebody unnamed"}[word]!country(word)></#function>
<#function allOf words><#return all(words?map(word -> whom(word)))></#function>
<#-- Which lines of the letter were taken as the text of a press. -->
<#function asText from until><#return (from == 0 || until < from)?then("", " " + (from == until)?then("Line " + from + " was taken as its text and read as nothing else.", "Lines " + from + " to " + until + " were taken as its text and read as nothing else."))></#function>
