package depesche.laws.broken.bot.desk;

/// More classes than a package may have.
@SuppressWarnings("MultipleTopLevelClasses")
final class Crowded {}

class Crowded1 {}

class Crowded2 {}

class Crowded3 {}

class Crowded4 {}

class Crowded5 {}

class Crowded6 {}

class Crowded7 {}

class Crowded8 {}

class Crowded9 {}

class Crowded10 {}

class Crowded11 {}

class Crowded12 {}

class Crowded13 {}

class Crowded14 {}

class Crowded15 {}

class Crowded16 {}

class Crowded17 {}

class Crowded18 {}

class Crowded19 {}

class Crowded20 {}

class Crowded21 {}

class Crowded22 {}

class Crowded23 {}

class Crowded24 {}

class Crowded25 {}

class Crowded26 {}

class Crowded27 {}

class Crowded28 {}

class Crowded29 {}

class Crowded30 {}

class Crowded31 {}

class Crowded32 {}

class Crowded33 {}

class Crowded34 {}

class Crowded35 {}

class Crowded36 {}

class Crowded37 {}

class Crowded38 {}

class Crowded39 {}

class Crowded40 {}
