package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.List;

/// Pictures of the standard map: fleets, coasts, convoys, builds.
final class StandardPictures {

  static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private StandardPictures() {}

  static List<MapPicture> all() {
    return List.of(opening(), movement(), retreats(), winter());
  }

  private static Pictures titled(String title) {
    return new Pictures("standard", title, POWERS);
  }

  static MapPicture opening() {
    return titled("Spring 1901")
        .own(0, "BUD TRI VIE")
        .units(0, "BUD F:TRI VIE")
        .own(1, "EDI LON LVP")
        .units(1, "F:EDI F:LON LVP")
        .own(2, "BRE MAR PAR")
        .units(2, "F:BRE MAR PAR")
        .own(3, "BER KIE MUN")
        .units(3, "BER F:KIE MUN")
        .own(4, "NAP ROM VEN")
        .units(4, "F:NAP ROM VEN")
        .own(5, "MOS SEV STP WAR")
        .units(5, "MOS F:SEV F:STP/SC WAR")
        .own(6, "ANK CON SMY")
        .units(6, "F:ANK CON SMY")
        .done();
  }

  static MapPicture movement() {
    return titled("Fall 1903, movement")
        .own(0, "BUD TRI VIE SER GRE")
        .units(0, "SER F:GRE BUD TYR")
        .own(1, "EDI LON LVP NWY BEL")
        .units(1, "F:NTH F:ENG BEL F:SKA NWY")
        .own(2, "BRE MAR PAR SPA POR")
        .units(2, "PIC F:MAO F:SPA/SC BUR GAS")
        .own(3, "BER KIE MUN DEN HOL")
        .units(3, "HOL F:DEN MUN RUH F:BAL")
        .own(4, "NAP ROM VEN TUN")
        .units(4, "F:ION F:TYS ALB VEN PIE")
        .own(5, "MOS SEV STP WAR RUM SWE")
        .units(5, "F:BOT F:STP/NC RUM UKR GAL SWE")
        .own(6, "ANK CON SMY BUL")
        .units(6, "F:BLA BUL F:AEG ARM SEV BUL*")
        .orders(0, "SER S RUM-BUL!, GRE H, BUD S SER, VIE-TYR")
        .orders(1, "NTH C YOR-BEL, ENG S YOR-BEL, YOR-BEL, SKA S NTH-NWY!, NWY H")
        .orders(2, "PIC S YOR-BEL, MAO-ENG!, MAR-SPA/SC, BUR-RUH!, GAS H")
        .orders(3, "HOL-BEL!, DEN S SWE, MUN-BUR!, RUH S HOL-BEL!, BER-BAL")
        .orders(4, "ION C TUN-ALB, TYS C MAR-NAP!, TUN-ALB, VEN-TRI!, PIE S VEN-TRI!")
        .orders(5, "BOT S SWE, STP/NC H, RUM-BUL!, UKR S RUM, GAL-BUD!, SWE H")
        .orders(6, "BLA C ARM-SEV, BUL S BLA-RUM!, AEG S BUL, ARM-SEV")
        .done();
  }

  static MapPicture retreats() {
    return titled("Fall 1903, retreats")
        .own(0, "BUD TRI VIE SER GRE")
        .units(0, "SER F:GRE BUD TYR")
        .own(5, "MOS STP WAR RUM SWE")
        .units(5, "F:STP/NC F:BUL/EC RUM F:STP/SC*")
        .units(6, "F:CON SEV")
        .own(6, "SEV BUL")
        .orders(6, "BUL/EC R CON")
        .orders(5, "STP/SC R BOT!")
        .done();
  }

  static MapPicture winter() {
    return titled("Winter 1903, adjustments")
        .own(0, "BUD TRI VIE SER GRE")
        .units(0, "SER F:GRE BUD TYR F:TRI")
        .own(1, "EDI LON LVP NWY BEL")
        .units(1, "F:NTH F:ENG BEL F:LON F:NWY")
        .own(5, "MOS SEV STP WAR RUM SWE")
        .units(5, "F:STP/NC MOS RUM UKR F:SEV SWE")
        .own(6, "ANK CON SMY BUL")
        .units(6, "F:BLA F:BUL/SC F:AEG ARM")
        .orders(0, "TRI B")
        .orders(1, "LON B")
        .orders(5, "STP/NC B, SEV B, GAL D")
        .orders(6, "EAS D")
        .done();
  }
}
