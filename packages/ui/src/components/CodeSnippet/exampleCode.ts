// For stories and tests.
export const exampleCode = `interface GigabitEthernet0/0/1
  description Skerry GBG-1, Lindholmsallén 2, handed over at the port nearest to the door of the rack
  ip address 192.0.2.2 255.255.255.252
  mtu 1500
  no shutdown`;
