A fleet at sea carries an army; both need an order:
    F NTH C A LON - NWY  the fleet in the North Sea convoys
    A LON - NWY          the army goes, by convoy as there is no way by land

Where both ways are open, VIA says by convoy:
    A NWY - SWE VIA
    A NWY - SKA - SWE    the same; the sea need not be named

An army that your own fleet is told to carry goes by convoy in any case.
