<#-- The table in a status report: levels, the row of cards, and what this reader alone knows. -->
<#import "/mail/parts.html.ftl" as p>
<#assign now = state.state>
<@p.section "Levels in turn " + now.turn/>
<@p.table ["Power", "VP", "Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies", "Bid cards"]>
<#list now.seats as name, seat>
<@p.row [country(name) + (name == now.leader)?then(" †", ""), seat.vp, seat.industry, seat.population, seat.nationalism, seat.navies, seat.armies, seat.colonies, seat.bids]/>
</#list>
</@p.table>
<p><em>† holds the baton. The last column shows how many bid cards each may play this turn.</em></p>
<p>On the table: ${now.table?join(", ", "nothing")}.<#if now.event?has_content> The last event was ${now.event}.</#if></p>
<#if now.nextEvent?has_content><p>You have seen the next event: ${now.nextEvent}.</p></#if>
<#if now.drawn?has_content><p>You have drawn ${all(now.drawn)}.</p></#if>
