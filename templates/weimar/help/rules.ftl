Weimar in short, as this table moderates it; HELP TURN and HELP TABLE say how to write. The rules of the game are those in your own box.

 1. A round has an agenda phase, impulses and politics. The agenda card is a sealed choice; all are opened together.
 2. In play order, which the Chancellor or the winner of Reparations may change with ORDER as long as nobody has begun, each party does what its agenda card says and draws its party cards.
 3. In each impulse a party plays one card, until all hands are empty. You carry out the card with acts; the program rolls, adds up and keeps the board.
 4. Success rolls: the highest die counts, each six behind the first adds 1, then come the modifiers. A demonstration has one die and one for each point of strength of your units there; a fight one die, your strength, less theirs; a coup and a counter-coup your strength less theirs, without a free die.
 5. When a party demonstrates, attempts a coup or plays an event, all others are asked whether they react: a base in the city and a point in reserve. Each successful reaction takes a die away.
 6. Politics has eight steps: the majority of issues, the issues, the Society Track, party goals and minor parties, the state of the Republic, seats of minor parties, the size of Parliament, the Government. The program prints the sums and continues by itself as far as it can. If two parties share an issue, both have a turn; yellow issues are resolved in the order that the Chancellor gives with ORDER.
 7. If only the printed charts and cards say what happens, the party concerned is asked. It does the act and gives the reason behind FOR; anybody may OBJECT.
 8. Seven threats in the DR box end the game; Councils in Berlin and two other cities win it for the KPD; half of Parliament for the KPD or the DNVP overthrows the Republic.
 9. Only the KPD and the DNVP attempt coups, and not while they govern. A governing party mobilises the units of the Government.
10. A party that nobody plays is played by somebody else at the table. Republic on the Brink needs one person, for SPD and Zentrum; the KPD and the DNVP choose by the tables of the playbook, and each step of a choice is told. It ends after two rounds: five of its ten criteria are a small victory, eight a big one; an early end is a defeat.
