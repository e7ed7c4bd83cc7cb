<#import "parts.ftl" as p>
<@p.top "Series " + series/>
<#list facts as fact>
${sentence(fact)}
</#list>
<@p.section "Table"/>
<#if rows?has_content>
<@block.table heads=["Place", "Player", "Points", "Games", "Won alone", "Shared", "Centres or points"] rows=rows?map(row -> [row.rank, row.name, row.points, row.games, row.solos, row.shared, row.score])>
<#if channel == "discord">
 # Player         Points Gms Won Sh Ctrs
<#list rows as row>
${row.rank?string?left_pad(2)} ${row.name[0..*13]?right_pad(13)}${row.points?left_pad(8)}${row.games?string?left_pad(4)}${row.solos?string?left_pad(4)}${row.shared?string?left_pad(3)}${row.score?string?left_pad(5)}
</#list>
<#else>
  Place  Player                    Points  Games  Alone  Shared  Centres
<#list rows as row>
  ${row.rank?string?left_pad(5)}  ${row.name?right_pad(22)}${row.points?left_pad(10)}${row.games?string?left_pad(7)}${row.solos?string?left_pad(7)}${row.shared?string?left_pad(8)}${row.score?string?left_pad(9)}
</#list>
</#if>
</@block.table>
<#else>
No game is over yet.
</#if>

<#list notes as fact>
${say(fact)}
</#list>
<@p.foot/>
