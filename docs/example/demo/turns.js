const turns = [
["start.html", "The beginning"],
["turn-1-bid.html", "Turn 1, Bid Phase"],
["turn-1-action.html", "Turn 1, Action Phase"],
];
