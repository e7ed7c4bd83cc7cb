<#-- The table in a status report: levels, the row of cards, and what this reader alone knows. -->
<#import "/mail/parts.ftl" as p>
<#assign now = state.state>
<#function levelsOf seat><#return [seat.vp, seat.industry, seat.population, seat.nationalism, seat.navies, seat.armies, seat.colonies, seat.bids]></#function>
<@p.section "Levels in turn " + now.turn/>
<@block.table heads=["Power", "VP", "Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies", "Bid cards"] rows=now.seats?keys?map(name -> [country(name) + (name == now.leader)?then(" †", "")] + levelsOf(now.seats[name]))>
<#if channel == "discord">
Power     VP Ind Pop Nat Nav Arm Col Bid
<#list now.seats as name, seat>
${(p.slim(name, 8) + (name == now.leader)?then("†", ""))?right_pad(9)}<#list levelsOf(seat) as level>${level?string?left_pad((level?index == 0)?then(3, 4))}</#list>
</#list>
<#else>
    Power             VP     Ind    Pop    Nat    Nav    Arm    Col   bids
<#list now.seats as name, seat>
    ${((name == now.leader)?then(brief(name) + " †", brief(name)))?right_pad(15)}<#list levelsOf(seat) as level>${level?string?left_pad(5)}  </#list>
</#list>
</#if>
</@block.table>

† holds the baton. The last column shows how many bid cards each may play this turn.

On the table: ${now.table?join(", ", "nothing")}.
<#if now.event?has_content>
The last event was ${now.event}.
</#if>
<#if now.nextEvent?has_content>
You have seen the next event: ${now.nextEvent}.
</#if>
<#if now.drawn?has_content>
You have drawn ${all(now.drawn)}.
</#if>
