A fleet at sea carries an army; both need an order:
    F NTH C A LON - NWY  # the fleet in the North Sea convoys
    A LON - NWY          # the army moves, by convoy since there is no way by land

Where an army could go by land or by sea, VIA means by convoy:
    A NWY - SWE VIA
    A NWY - SKA - SWE    # the same; the sea need not be named

An army that your own fleet is ordered to convoy always goes by convoy.
